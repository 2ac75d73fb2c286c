import ArabicText
import Testing

@Suite("searchSkeleton and trigrams")
struct SearchSkeletonTests {
  @Test(
    "article, conjunction, preposition and weak letters are left out",
    arguments: [
      ("والسماوات", "سمت"), ("بالعالمين", "علمن"), ("وبالوالدين", "ولدن"), ("كالانعام", "انعم"),
      ("فالق", "فلق"),
      ("الله", "الله"), ("والله", "له"), ("ايها", "اه"), ("وقالوا يا قوم", "وقل ي قم"),
      ("Rabbi 2", "Rabbi 2"),
      ("", ""),
    ]
  )
  func skeletons(text: String, skeleton: String) {
    #expect(text.searchSkeleton.codePoints == skeleton.codePoints)
  }

  @Test("the trigrams of a word know where it begins and ends")
  func trigrams() {
    #expect(ArabicFold.trigrams(of: "رب".unicodeScalars) == ["#رب", "رب#"])
    #expect(ArabicFold.trigrams(of: "ق".unicodeScalars) == ["#ق#"])
    #expect(ArabicFold.trigrams(of: "".unicodeScalars).isEmpty)
    #expect(ArabicFold.trigrams(of: "الحمد".unicodeScalars).count == 5)
  }
}
