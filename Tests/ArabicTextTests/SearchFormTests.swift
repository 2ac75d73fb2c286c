import ArabicText
import Testing

@Suite("searchForm")
struct SearchFormTests {
  @Test("the fold is version 1; a change of any fold below needs a new version")
  func version() {
    #expect(ArabicFold.version == 1)
  }

  @Test(
    "what people type and what is written fold to the same",
    arguments: [
      ("الْحَمْدُ", "الحمد"), ("أَسْتَغْفِرُ", "استغفر"), ("إِلَٰهَ", "اله"), ("آمين", "امين"), ("ٱلرَّحْمَٰن", "الرحمن"),
      ("الهدى", "الهدي"), ("رحمة", "رحمه"), ("مؤمن", "مومن"), ("سيئات", "سييات"), ("ماء", "ما"),
      ("الحـــمد", "الحمد"), ("ع\u{200D}ل\u{200F}م", "علم"), ("کریم", "كريم"), ("ا\u{0653}مين", "امين"),
      ("Rabbi-ghfir لي", "Rabbi-ghfir لي"), ("", ""), ("ء", ""),
    ]
  )
  func folds(text: String, folded: String) {
    #expect(text.searchForm.unicodeScalars.elementsEqual(folded.unicodeScalars))
  }

  @Test(
    "composed and decomposed hamza fold to the same",
    arguments: [("أ", "ا\u{0654}"), ("ؤ", "و\u{0654}"), ("ئ", "ي\u{0654}")]
  )
  func normalForms(composed: String, decomposed: String) {
    #expect(composed.searchForm.unicodeScalars.elementsEqual(decomposed.searchForm.unicodeScalars))
  }

  @Test("folding twice is folding once, for every scalar")
  func idempotent() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = String(scalar).searchForm
      #expect(once.searchForm.unicodeScalars.elementsEqual(once.unicodeScalars), "\(value)")
    }
  }
}
