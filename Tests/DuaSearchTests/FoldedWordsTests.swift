import ArabicText
import DuaSearch
import Testing

@Suite("Folded words for the searches of databases")
struct FoldedWordsTests {
  @Test("are letters and digits, without marks, case and diacritics")
  func words() {
    #expect(FoldedWords.of("سُبْحَانَ ٱللَّهِ، Subḥāna-llāh (3x)\"*") == ["سبحان", "الله", "subhana", "llah", "3x"])
    #expect(FoldedWords.of("\"' NOT *").joined() == "not")
    #expect(FoldedWords.of("").isEmpty)
    #expect(FoldedWords.version == ArabicFold.version)
  }

  @Test("have skeletons if they are Arabic")
  func skeletons() {
    #expect(FoldedWords.skeletons(of: "والكتاب book") == ["كتب"])
  }
}
