import ArabicText
import Testing

@Suite("searchSkeleton")
struct SearchSkeletonTests {
  @Test(
    "article, conjunction, preposition and weak letters are removed",
    arguments: [
      ("والسماوات", "سمت"), ("بالعالمين", "علمن"), ("وبالوالدين", "ولدن"), ("كالانعام", "انعم"),
      ("فالق", "فلق"),
      ("الله", "الله"), ("والله", "له"), ("ايها", "اه"), ("وقالوا يا قوم", "وقل ي قم"),
      ("Rabbi 2", "Rabbi 2"),
      ("", ""),
    ] as [(String, String)]
  )
  func skeletons(text: String, skeleton: String) {
    #expect(text.searchSkeleton.codePoints == skeleton.codePoints)
  }
}
