import ArabicText
import Testing

@Suite("identitySkeleton")
struct IdentitySkeletonTests {
  @Test(
    "two spellings of the same words have one skeleton",
    arguments: [
      ("الْحَمْدُ لِلَّهِ", "الحمد لله"),
      ("الحـــمد لله", "الحمد لله"),
      ("الحمد،  لله.", "الحمد لله"),
      ("  الحمد\n\tلله  ", "الحمد لله"),
      ("الحمد \u{06DD}١ لله", "الحمد لله"),
      ("ال\u{200F}حم\u{200D}د لله\u{FEFF}", "الحمد لله"),
      ("\u{0651}\u{0650}ب\u{0650}\u{0651}", "ب"),
      ("الرحم\u{0670}ن", "الرحمن"),
    ]
  )
  func sameWords(text: String, skeleton: String) {
    #expect(text.identitySkeleton.unicodeScalars.elementsEqual(skeleton.unicodeScalars))
    #expect(skeleton.identitySkeleton.unicodeScalars.elementsEqual(skeleton.unicodeScalars))
  }

  @Test(
    "different letters stay different",
    arguments: [("أن", "ان"), ("على", "علي"), ("رحمة", "رحمه"), ("ي", "ی"), ("ماء", "ما")]
  )
  func differentWords(lhs: String, rhs: String) {
    #expect(lhs.identitySkeleton != rhs.identitySkeleton)
  }

  @Test(
    "a text without Arabic letters has an empty skeleton",
    arguments: ["", "abc 123", "\u{064E}\u{0640}"]
  )
  func nothingArabic(text: String) {
    #expect(text.identitySkeleton.isEmpty)
  }
}
