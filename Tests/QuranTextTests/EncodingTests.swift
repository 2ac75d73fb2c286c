import DuaLibrary
import Testing

@testable import QuranText

struct EncodingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let encoding: QuranEncoding
    let surah: Int
    let ayah: Int
    let text: String

    var testDescription: String { "\(encoding) \(surah):\(ayah)" }

    init(_ encoding: QuranEncoding, _ surah: Int, _ ayah: Int, _ text: String) {
      (self.encoding, self.surah, self.ayah, self.text) = (encoding, surah, ayah, text)
    }

    var reference: QuranReference { try! QuranReference(surah: surah, ayahs: ayah...ayah) }
    var comparison: QuotationComparison {
      Shipped.verifier.compare(QuotableText(text), cited: [reference])
    }
  }

  @Test(arguments: rows) func `A correct verse has no finding in any encoding`(row: Row) {
    #expect(row.comparison.findings == [])
    #expect(row.comparison.passages.map(\.isWhole) == [true])
    #expect(QuranEncodingSet(having: row.text.unicodeScalars).contains(row.encoding))
  }

  static let rows: [Row] = [
    Row(.tanzilSimple, 114, 1, "قُلْ أَعُوذُ بِرَبِّ النَّاسِ"),
    Row(.tanzilUthmani, 114, 2, "مَلِكِ ٱلنَّاسِ"),
    Row(.qpcHafs, 112, 1, "قُلۡ هُوَ ٱللَّهُ أَحَدٌ"),
    Row(.qpcHafs, 110, 3, "فَسَبِّحۡ بِحَمۡدِ رَبِّكَ وَٱسۡتَغۡفِرۡهُۚ إِنَّهُۥ كَانَ تَوَّابَۢا"),
    Row(.qpcHafs, 90, 20, "عَلَيۡهِمۡ نَارٞ مُّؤۡصَدَةُۢ"),
    Row(.qpcHafs, 94, 4, "وَرَفَعۡنَا لَكَ ذِكۡرَكَ"),
    Row(.qpcHafs, 20, 3, "إِلَّا تَذۡكِرَةٗ لِّمَن يَخۡشَىٰ"),
    Row(.qpcHafs, 92, 13, "وَإِنَّ لَنَا لَلۡأٓخِرَةَ وَٱلۡأُولَىٰ"),
    Row(.indoPak, 112, 3, "لَمْ یَلِدْ ۙ۬ وَلَمْ یُوْلَدْ ۟ۙ"),
    Row(.indoPak, 112, 4, "وَلَمْ یَكُنْ لَّهٗ كُفُوًا اَحَدٌ ۟۠"),
    Row(.indoPak, 20, 2, "مَاۤ اَنْزَلْنَا عَلَیْكَ الْقُرْاٰنَ لِتَشْقٰۤی ۟ۙ"),
    Row(.indoPak, 20, 5, "اَلرَّحْمٰنُ عَلَی الْعَرْشِ اسْتَوٰی ۟"),
    Row(.indoPak, 20, 21, "قَالَ خُذْهَا وَلَا تَخَفْ ۫ سَنُعِیْدُهَا سِیْرَتَهَا الْاُوْلٰی ۟"),
  ]

  @Test(arguments: [
    ("112:1, a vowel", "قُلۡ هُوَ ٱللَّهُ أَحَدٖ", 112, 1, QuotationFinding.Kind.vowel),
    ("112:1, a letter", "قُلۡ هُوَ ٱللَّهُ أَهَدٌ", 112, 1, .letter),
    ("20:3, another tanwin", "إِلَّا تَذۡكِرَةٖ لِّمَن يَخۡشَىٰ", 20, 3, .vowel),
    ("20:5, a vowel in Indo-Pak", "اَلرَّحْمٰنِ عَلَی الْعَرْشِ اسْتَوٰی", 20, 5, .vowel),
    ("112:4, a long vowel in Indo-Pak", "وَلَمْ یَكُنْ لَّهٗ كُفُوًا اَحَادٌ", 112, 4, .spelling),
    ("20:5, a letter in Indo-Pak", "اَلرَّحْمٰنُ عَلَی الْغَرْشِ اسْتَوٰی", 20, 5, .letter),
  ])
  func `A mistake is found in every encoding`(
    what: String,
    text: String,
    surah: Int,
    ayah: Int,
    kind: QuotationFinding.Kind
  ) {
    #expect(Row(.qpcHafs, surah, ayah, text).comparison.findings.map(\.kind) == [kind])
  }

  @Test func `U+0657 is a long vowel on a heh and a tanwin before an alef`() {
    #expect(Row(.indoPak, 112, 4, "وَلَمْ يَكُنْ لَهٗ كُفُوًا أَحَدٌ").comparison.findings == [])
    #expect(Row(.qpcHafs, 20, 114, "رَّبِّ زِدۡنِي عِلۡمٗا").comparison.findings == [])
  }

  @Test func `Whole verses are recognized without a citation`() {
    func verses(_ text: String) -> [String] {
      Shipped.locator.wholeVerses(QuotableText(text))?.references.map(\.description) ?? []
    }
    #expect(verses("قُلْ هُوَ اللَّهُ أَحَدٌ") == ["112:1"])
    #expect(verses("قُلْ هُوَ اللَّهُ أَحَدٌ اللَّهُ الصَّمَدُ") == ["112:1-2"])
    #expect(verses("بِسْمِ اللَّهِ الرَّحْمَٰنِ الرَّحِيمِ مَلِكِ النَّاسِ") == ["114:2"])
    #expect(verses("اَلرَّحْمٰنُ عَلَی الْعَرْشِ اسْتَوٰی") == ["20:5"])
    #expect(verses("هُوَ اللَّهُ أَحَدٌ") == [])
    #expect(verses("قُلْ هُوَ اللَّهُ أَحَدٌ رَبِّي") == [])
  }

  @Test func `The encodings of a text have all of its characters`() {
    func encodings(_ text: String) -> [QuranEncoding] {
      let found = QuranEncodingSet(having: text.unicodeScalars)
      return QuranEncoding.allCases.filter(found.contains)
    }
    #expect(encodings("قُلۡ") == [.qpcHafs, .indoPak])
    #expect(encodings("ٱلۡفَلَقِ") == [.qpcHafs])
    #expect(encodings("عَلَی") == [.indoPak])
    #expect(encodings("فِي") == [.tanzilSimple, .tanzilUthmani, .qpcHafs])
    #expect(encodings("الله") == QuranEncoding.allCases)
    #expect(encodings("أَعُوْذُ ٱلَّذِی") == [])
  }
}
