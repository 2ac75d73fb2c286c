import Diagnostics
import Testing
import UnicodeText

@Suite("SourceText")
struct SourceTextTests {
  private func location(_ text: String, _ range: Range<Int>) -> Diagnostics.SourceLocation {
    SourceText(path: "a.xml", bytes: Array(text.utf8)).location(of: range)
  }

  private func place(_ text: String, _ offset: Int) -> [Int] {
    let location = location(text, offset..<offset)
    return [location.line, location.column]
  }

  @Test("lines end at LF, CR LF or CR", arguments: ["ab\ncd\n\nef", "ab\r\ncd\r\n\r\nef", "ab\rcd\r\ref"])
  func lineEnds(text: String) {
    let bytes = Array(text.utf8)
    for (letter, expected) in [
      ("a", [1, 1]), ("b", [1, 2]), ("c", [2, 1]), ("d", [2, 2]), ("e", [4, 1]), ("f", [4, 2]),
    ] {
      let offset = bytes.firstIndex(of: UInt8(ascii: letter.unicodeScalars.first ?? " ")) ?? -1
      #expect(place(text, offset) == expected, "\(letter)")
    }
  }

  @Test("mixed line ends count one by one")
  func mixedLineEnds() {
    #expect(place("a\n\rb", 3) == [3, 1])
    #expect(place("a\r\r\nb", 4) == [3, 1])
  }

  @Test("columns count scalars, not bytes or characters")
  func columns() {
    #expect(place("رَبِّx", "رَبِّ".utf8.count) == [1, 6])
    #expect(place("💎x", 4) == [1, 2])
    #expect(place("e\u{301}x", 3) == [1, 3])
  }

  @Test("the end of the file has a line and column, and so does an offset after it")
  func endOfFile() {
    #expect(place("", 0) == [1, 1])
    #expect(place("ab", 2) == [1, 3])
    #expect(place("ab\n", 3) == [2, 1])
    #expect(place("ab\n", 99) == [2, 1])
    #expect(location("ab", 1..<99).bytes == 1..<2)
  }

  @Test("a range ends in the line of its last scalar")
  func rangeEnds() {
    let lines = location("ab\ncd\nef", 1..<5)
    #expect([lines.line, lines.column, lines.endLine, lines.endColumn] == [1, 2, 2, 3])
    let withLineEnd = location("ab\ncd", 0..<3)
    #expect([withLineEnd.endLine, withLineEnd.endColumn] == [1, 4])
    let empty = location("ab\ncd", 3..<3)
    #expect([empty.line, empty.column, empty.endLine, empty.endColumn] == [2, 1, 2, 1])
  }

  @Test("an excerpt is the first line of the range, with the part that is meant")
  func excerpt() throws {
    let excerpt = try #require(location("x\r\nرَبِّ ي\r\ny", 5..<99).excerpt)
    #expect(excerpt.text.unicodeScalars.elementsEqual("رَبِّ ي".unicodeScalars))
    #expect(excerpt.mark == 1..<7)
    #expect(!excerpt.isCutBefore && !excerpt.isCutAfter)
  }

  @Test("a marked range at or after the end of a line is empty")
  func emptyMark() throws {
    #expect(try #require(location("ab\ncd", 2..<3).excerpt).mark == 2..<2)
    #expect(try #require(location("ab\r\ncd", 3..<4).excerpt).mark == 2..<2)
    #expect(
      try #require(location("", 0..<0).excerpt)
        == Diagnostics.SourceLocation.Excerpt(text: "", mark: 0..<0, isCutBefore: false, isCutAfter: false)
    )
  }

  @Test("text that is not UTF-8 has lines and columns, but no excerpt where it is broken")
  func invalid() {
    let source = SourceText(path: "a", bytes: [0x61, 0x0A, 0x62, 0xFF, 0x63, 0x0A, 0x64])
    let broken = source.location(of: 4..<5)
    #expect([broken.line, broken.column] == [2, 3])
    #expect(broken.excerpt == nil)
    #expect(source.location(of: 6..<7).excerpt?.text == "d")
    #expect(SourceText(path: "a", bytes: [0x80, 0x80]).location(of: 1..<2).line == 1)
  }

  @Test("a very long line is cut to a window of whole scalars around the mark", arguments: ["a", "ب", "💎"])
  func longLine(letter: String) throws {
    let width = letter.utf8.count
    let text = String(repeating: letter, count: 100_000)
    for place in [0, 1, 39, 40, 41, 511, 512, 513, 50_000, 99_990, 99_999, 100_000] {
      let location = location(text, (place * width)..<min((place + 5) * width, 100_000 * width))
      let excerpt = try #require(location.excerpt)
      let count = excerpt.text.unicodeScalars.count
      #expect(location.column == place + 1)
      #expect(count <= SourceText.excerptLimit)
      #expect(excerpt.mark.lowerBound == min(place, 40))
      #expect(excerpt.mark.count == min(5, 100_000 - place))
      #expect(excerpt.isCutBefore == (place > 40))
      #expect(excerpt.isCutAfter == (place - 40 + count < 100_000 && place < 99_990))
    }
  }

  @Test("every offset has the line and column of a naive count")
  func againstCounting() {
    let text =
      "a\u{FEFF}\r\nبِ\r\r💎\n" + String(repeating: "ط\n", count: 300) + String(repeating: "é", count: 600)
    let source = SourceText(path: "a", bytes: Array(text.utf8))
    var offset = 0
    var line = 1
    var column = 1
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if last == "\n" || last == "\r" && scalar != "\n" { (line, column) = (line + 1, 1) }
      let location = source.location(of: offset..<offset)
      #expect([location.line, location.column] == [line, column], "offset \(offset)")
      offset += UTF8.width(scalar)
      column += 1
      last = scalar
    }
  }
}
