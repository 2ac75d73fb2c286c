import ArabicText
import Testing

@Suite("The way back from a fold")
struct FoldedTextTests {
  private func highlight(_ word: Int, in text: String, _ fold: (String) -> FoldedText) -> String {
    let folded = fold(text)
    let utf8 = Array(text.utf8)
    return String(decoding: utf8[folded.sourceRange(of: folded.words[word])], as: UTF8.self)
  }

  @Test("a word of the fold is the word of the text, with all its marks")
  func words() {
    let text = "  الـحَمْدُ  لِلَّهِ ۖ مَاءِ، \u{FDFA}"
    #expect(highlight(0, in: text, ArabicFold.searchForm).codePoints == "الـحَمْدُ".codePoints)
    #expect(highlight(1, in: text, ArabicFold.searchForm).codePoints == "لِلَّهِ".codePoints)
    #expect(highlight(2, in: text, ArabicFold.searchForm).codePoints == "مَاءِ،".codePoints)
    #expect(highlight(4, in: text, ArabicFold.searchForm).codePoints == ["FDFA"])
    #expect(highlight(0, in: text, ArabicFold.identitySkeleton).codePoints == "الـحَمْدُ".codePoints)
    #expect(highlight(1, in: "قال وَالسَّمَاءِ ثم", ArabicFold.searchSkeleton(of:)) == "سَّمَاءِ")
  }

  @Test("an empty part of a fold is an empty part of the text")
  func empty() {
    let folded = ArabicFold.searchForm(of: "بَتّ")
    #expect(folded.sourceRange(of: 1..<1) == 4..<4)
    #expect(folded.sourceRange(of: 2..<2) == 8..<8)
    #expect(ArabicFold.searchForm(of: "َ").words.isEmpty)
  }
}
