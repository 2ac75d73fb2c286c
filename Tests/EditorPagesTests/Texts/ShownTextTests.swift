import Testing

@testable import EditorPages

struct ShownTextTests {
  private func part(_ text: String, _ bytes: Range<Int>) -> String {
    let shown = ShownText(text)
    return String(decoding: Array(shown.text.utf16)[shown.range(of: bytes)], as: UTF16.self)
  }

  @Test func rangesAreWholeLettersWithTheirMarks() {
    // beh, fatha, shadda; teh, kasra
    let text = "\u{628}\u{64E}\u{651}\u{62A}\u{650}"
    #expect(part(text, 2..<4).unicodeScalars.elementsEqual("\u{628}\u{64E}\u{651}".unicodeScalars))
    #expect(part(text, 8..<10).unicodeScalars.elementsEqual("\u{62A}\u{650}".unicodeScalars))
    #expect(part(text, 4..<8).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test func aPlaceIsShownAtTheLetterAfterIt() {
    #expect(part("abc", 1..<1) == "b")
    #expect(part("abc", 3..<3) == "c")
    #expect(ShownText("").range(of: 0..<0).isEmpty)
  }

  @Test func unitsAreThoseOfThePage() {
    #expect(part("😀x", 4..<5) == "x")
    #expect(ShownText("😀x").range(of: 4..<5) == 2..<3)
  }

  @Test func hiddenScalarsHaveNoUnits() {
    let text = "\u{628}\u{64E}\u{62A}\u{650}"
    let shown = ShownText(text, hiding: \.isTashkeel)
    #expect(shown.text.unicodeScalars.elementsEqual("\u{628}\u{62A}".unicodeScalars))
    #expect(shown.range(of: 2..<4) == 0..<1)
    #expect(shown.range(of: 4..<8) == 1..<2)
    // A mark without a letter is hidden, and has no place.
    #expect(ShownText("\u{64E}a", hiding: \.isTashkeel).range(of: 0..<2).isEmpty)
  }

  @Test func hamzaAndMaddaBelongToTheLetter() {
    #expect(ShownText("\u{627}\u{654}\u{64E}\u{653}", hiding: \.isTashkeel).text.unicodeScalars.count == 3)
  }
}
