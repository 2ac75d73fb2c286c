import ArabicText
import Testing

@Suite("Tashkeel")
struct TashkeelTests {
  private func statuses(_ text: String) -> [String] {
    Tashkeel(of: text).words.map { word in word.letters.map(\.status.rawValue).joined(separator: " ") }
  }

  @Test(
    "the status of letters",
    arguments: [
      // exempt
      ("قَالَ هُ", "ok exempt ok"), ("آمَنَ هُ", "exempt ok ok"), ("هُدَى هُ", "ok ok exempt"),
      ("نُورُ هُ", "ok exempt ok"), ("دِينُ هُ", "ok exempt ok"), ("آمَنُوا هُ", "exempt ok ok exempt exempt"),
      ("دَعَوا هُ", "ok ok exempt exempt"), ("الرَّبُّ هُ", "exempt exempt ok ok"),
      ("الشمْسُ هُ", "exempt exempt missing ok ok"), ("الَّذِي هُ", "exempt ok ok exempt"),
      ("لِلنَّاسِ هُ", "ok exempt ok exempt ok"), ("اللّه هُ", "exempt exempt exempt missing"),
      ("لله هُ", "exempt exempt missing"), ("فَاللهُمَّ هُ", "ok exempt exempt exempt ok ok"),
      ("عَبَدتُّ هُ", "ok ok exempt ok"), ("مِن رَّبِّ", "ok exempt"), ("رَبُّ الناس", "ok ok"),
      ("لَهب", "ok missing exempt"), ("لَهب، هُ", "ok missing exempt"), ("لَهب ۖ هُ", "ok missing exempt"),
      ("لَهب (3)", "ok missing exempt"), ("صَلٰوةُ هُ", "ok ok exempt ok"),
      ("كهيعص", "exempt exempt exempt exempt exempt"),
      ("يسٓ هُ", "exempt exempt"), ("أَحَطتُ هُ", "ok ok exempt ok"), ("أُو۟لِي هُ", "ok exempt ok exempt"),
      // ok
      ("بَ هُ", "ok"), ("بٌ هُ", "ok"), ("عِلْمًا هُ", "ok ok ok exempt"), ("عِلْماً هُ", "ok ok ok exempt"),
      ("لَهُۥ هُ", "ok ok"), ("نَبِىٌّ هُ", "ok ok ok"), ("ربّا هُ", "exempt ok exempt"),
      // half, implied, weak, missing
      ("ربّ هُ", "exempt half"), ("قال هُ", "implied exempt missing"), ("مُوسى هُ", "ok exempt implied exempt"),
      ("يَعلَمُ هُ", "ok weak ok ok"), ("قُل هُ", "ok weak"), ("القَمَرُ هُ", "exempt weak ok ok ok"),
      ("اهدِنَا هُ", "exempt weak ok ok exempt"), ("كتب هُ", "missing missing missing"),
      ("لَانفَضَّ هُ", "ok exempt weak ok ok"),
    ]
  )
  func status(text: String, expected: String) {
    #expect(statuses(text).first == expected)
  }

  @Test("where sukuns are written, a letter without one misses it, except noon and meem")
  func sukunStyle() {
    #expect(
      statuses("قُلْ كُمْ هَلْ يَعلَمُ مِن هُ") == ["ok ok", "ok ok", "ok ok", "ok missing ok ok", "ok weak", "ok"]
    )
    #expect(statuses("قُلْ كُمْ هَل يَعلَمُ هُ").suffix(3) == ["ok weak", "ok weak ok ok", "ok"])
  }

  @Test(
    "the class of a text",
    arguments: [
      ("الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ", .full), ("الحمد لله رب العالمين", Tashkeel.Coverage.none),
      ("الحَمد للهِ ربّ العالَمِينَ", .partial), ("الم", nil), ("", nil), ("praise", nil),
    ] as [(String, Tashkeel.Coverage?)]
  )
  func coverage(text: String, coverage: Tashkeel.Coverage?) {
    #expect(Tashkeel(of: text).coverage == coverage)
  }

  @Test("the shares count letters that must bear marks, and words in which nothing is missing")
  func shares() {
    let tashkeel = Tashkeel(of: "يَعلَمُ كتب هُ")
    // Due: four letters, three, and none of the last, before the pause, but that it is marked.
    #expect(tashkeel.strict == 4.0 / 8)
    #expect(tashkeel.lenient == 5.0 / 8)
    #expect(tashkeel.wordCoverage == 2.0 / 3)
  }

  @Test("the words with missing marks are told with their places")
  func incomplete() {
    let text = "بِسْمِ الله ربنا هُ"
    let utf8 = Array(text.utf8)
    let words = Tashkeel(of: text).incompleteWords.map { String(decoding: utf8[$0.range], as: UTF8.self) }
    #expect(words == ["الله", "ربنا"])
  }
}
