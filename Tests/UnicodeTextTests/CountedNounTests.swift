import Testing
import UnicodeText

@Suite("Counted nouns")
struct CountedNounTests {
  @Test("are plural unless there is one")
  func plural() {
    #expect([0, 1, 2].map { $0.counted("file") } == ["0 files", "1 file", "2 files"])
  }
}
