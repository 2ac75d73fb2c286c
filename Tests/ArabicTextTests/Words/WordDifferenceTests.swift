import ArabicText
import Testing

struct WordDifferenceTests {
  private func words(_ old: String, _ new: String) -> [[String]] {
    WordDifference(from: old, to: new).changes.map { [bytes(old, $0.oldBytes), bytes(new, $0.newBytes)] }
  }

  private func bytes(_ text: String, _ range: Range<Int>) -> String {
    String(decoding: Array(text.utf8)[range], as: UTF8.self)
  }

  @Test func replacedAddedAndRemovedWordsAreFound() {
    #expect(words("a b c", "a x c") == [["b", "x"]])
    #expect(words("a c", "a b c") == [["", "b"]])
    #expect(words("a b c", "a c") == [["b", ""]])
    #expect(words("a b c d", "x b c y") == [["a", "x"], ["d", "y"]])
    #expect(words("", "a b") == [["", "a b"]])
    #expect(words("a b", "a  b").isEmpty)
  }

  @Test func wordsAreComparedByTheirScalars() {
    #expect(words("\u{E9}", "e\u{301}").count == 1)
  }

  @Test func longTextsAreOneChange() {
    let old = Array(repeating: "a", count: 600).joined(separator: " ")
    let new = Array(repeating: "b", count: 600).joined(separator: " ")
    #expect(words(old, new) == [[old, new]])
  }
}
