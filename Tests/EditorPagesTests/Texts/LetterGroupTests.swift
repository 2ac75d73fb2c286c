import Testing

@testable import EditorPages

struct LetterGroupTests {
  @Test func lettersHaveTheirMarks() {
    let words = LetterGroup.words(of: "\u{628}\u{64E}\u{651}\u{62A} \u{62B}")
    #expect(words.map { $0.map(\.scalars.count) } == [[3, 1], [1]])
    #expect(words[0][0].bytes == 0..<6)
    #expect(words[1][0].bytes == 9..<11)
    #expect(words[0][0].names == ["U+0628 ARABIC LETTER BEH", "U+064E ARABIC FATHA", "U+0651 ARABIC SHADDA"])
  }

  @Test func nothingIsInvisible() {
    let words = LetterGroup.words(of: "\u{200F}a\u{A0}b")
    #expect(words.count == 1)
    #expect(words[0].map(\.shown) == ["U+200F", "a", "U+00A0", "b"])
    #expect(
      LetterGroup.words(of: "\u{64E}")[0][0].shown.unicodeScalars.elementsEqual(
        "\u{25CC}\u{64E}".unicodeScalars
      )
    )
  }

  @Test func allScalarsAreInTheirOrder() {
    let text = "اللَّهُمَّ  صَلِّ\u{200C}عَلَىٰ، ۝"
    let scalars = LetterGroup.words(of: text).flatMap { $0 }.flatMap(\.scalars)
    #expect(scalars == text.unicodeScalars.filter { $0 != " " })
  }
}
