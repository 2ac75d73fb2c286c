import DuaSearch
import Testing

@Suite("SearchTokens")
struct SearchTokensTests {
  @Test(
    "texts become folded words",
    arguments: [
      ("الْحَمْدُ لِلَّهِ", ["الحمد", "لله"]),
      (
        "Allāhumma anta rabbī, lā ilāha illā anta",
        ["allahumma", "anta", "rabbi", "la", "ilaha", "illa", "anta"]
      ),
      ("aʿūdhu biʾllāh", ["audhu", "billah"]),
      ("Ḥaṣan ẓulm ṭayyib ḍaʿīf ẖ ḏ ṯ", ["hasan", "zulm", "tayyib", "daif", "h", "d", "t"]),
      ("ha\u{0323}sbiya\u{0304}", ["hasbiya"]),
      ("Qur'an Qur’an Qurʼan", ["quran", "quran", "quran"]),
      (
        "ISTIGHFĀR İstanbul Straße œuvre Ærø ﬁn ﬅ ſo łódź",
        ["istighfar", "istanbul", "strasse", "oeuvre", "aero", "fin", "st", "so", "lodz"]
      ),
      ("as-salāmu", ["as", "salamu"]),
      ("2:255–257 ٢٥٥ ۲۵۵", ["2", "255", "257", "255", "255"]),
      ("Господь ДОМ", ["господь", "дом"]),
      ("ٱلْعَـٰلَمِينَ يَـٰٓأَيُّهَا", ["العالمين", "يا", "ايها"]), ("الْعَٰلَمِينَ", ["العلمين"]),
      ("محمد\u{FDFA} a\u{200B}b", ["محمد", "صلي", "الله", "عليه", "وسلم", "ab"]), ("a\u{200B}b", ["ab"]),
      ("شَاءَ ۖ اللَّهُ\u{06DD}٣", ["شا", "الله", "3"]),
      ("", []), ("؟ … —", []), ("ء", []), ("'", []),
    ] as [(String, [String])]
  )
  func tokens(text: String, tokens: [String]) {
    let found = SearchTokens.tokens(of: text)
    #expect(found.map { Array($0.utf8) } == tokens.map { Array($0.utf8) }, "\(found)")
  }

  @Test("vowel signs of other scripts stay in their words")
  func otherScripts() {
    #expect(SearchTokens.tokens(of: "हिन्दी दुआ").count == 2)
  }

  @Test("the words of folded words are themselves")
  func idempotent() {
    for value in Array(UInt32(0)...0x24FF) + Array(0xFB50...0xFEFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let once = SearchTokens.tokens(of: String(scalar))
      #expect(SearchTokens.tokens(of: once.joined(separator: " ")) == once, "\(value)")
    }
  }
}
