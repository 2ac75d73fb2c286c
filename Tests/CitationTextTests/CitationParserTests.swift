import DuaLibrary
import SeededRandom
import Testing
import UnicodeText

@testable import CitationText

@Suite("Citations in free text")
struct CitationParserTests {
  /// A citation in the notation of the test.
  private static func text(_ citation: WrittenCitation) -> String {
    switch citation {
    case .quran(let surah, let ayahs):
      ayahs.count == 1
        ? "Q \(surah):\(ayahs.lowerBound)" : "Q \(surah):\(ayahs.lowerBound)-\(ayahs.upperBound)"
    case .hadith(let work, let number): "\(work.rawValue) \(number)"
    case .other(let title): "other \(title)"
    }
  }

  @Test(
    "a text that is only a citation becomes a typed one",
    arguments: [
      ("Sahih al-Bukhari 6306", "bukhari 6306"),
      ("Quran 2:255", "Q 2:255"),
      ("2:255", "Q 2:255"),
      ("Abu Dawud 5090, Tirmidhi 3388", "abu-dawud 5090; tirmidhi 3388"),
      ("Al-Bukhārī (#6312) and Muslim (#2711)", "bukhari 6312; muslim 2711"),
      ("HR. Bukhari No. 844 and Muslim No. 593", "bukhari 844; muslim 593"),
      ("HR. al-Bukhari No. 6306, 6323", "bukhari 6306; bukhari 6323"),
      ("HR. Muslim No. 2691 and No. 2692", "muslim 2691; muslim 2692"),
      ("QS. Al-Baqarah: 201, al-Bukhari: 6389, HR. Muslim: 2690", "Q 2:201; bukhari 6389; muslim 2690"),
      ("QS. Al-Mu'minun: 97-98", "Q 23:97-98"),
      ("Sūrah Āl ʿImrān (3:190--200)", "Q 3:190-200"),
      ("QS. Ali Imran: 8", "Q 3:8"),
      ("Surah Ibrahim 41", "Q 14:41"),
      ("Bakara 255", "Q 2:255"),
      ("Sahih Muslim 627f", "muslim 627f"),
      ("رواه البخاري ٦٣٠٦", "bukhari 6306"),
      ("سنن أبي داود: ٥٠٩٠", "abu-dawud 5090"),
      ("al-Bukhari in al-Adab al-Mufrad No. 1202", "adab-al-mufrad 1202"),
      ("Quran 2:285-6", "Q 2:285-286"),
      ("Al-Mu'minun 97-8", "Q 23:97-98"),
      ("Quran 2:255-57", "Q 2:255-257"),
      ("at-Tirmidzi No. 3388, Ibnu Majah No. 3869", "tirmidhi 3388; ibn-majah 3869"),
      ("QS. Al-Baqarah [2]: 255", "Q 2:255"),
      ("سورة البقرة: ٢٥٥", "Q 2:255"),
      ("سورة آل عمران الآية ٨", "Q 3:8"),
      ("سورة المائدة، آية ٣", "Q 5:3"),
      ("سورة ص: ٣٥", "Q 38:35"),
      ("البخاري (٦٣٠٦) ومسلم (٢٧٠٩)", "bukhari 6306; muslim 2709"),
      ("أخرجه أبو داود برقم ٥٠٩٠ وابن ماجه حديث رقم ٣٨٦٩", "abu-dawud 5090; ibn-majah 3869"),
      ("Surah Yusuf (12): 101", "Q 12:101"),
      ("Al-Baqarah (2): 285-286", "Q 2:285-286"),
      ("Surah Al-Baqarah (2), verse 255", "Q 2:255"),
      ("Surah Al-Baqarah 2, v. 255", "Q 2:255"),
      ("QS. Ali Imran: 3", "Q 3:3"),
      ("Al-Baqarah 2-3", "Q 2:2-3"),
    ] as [(String, String)]
  )
  func whole(text: String, expected: String) {
    let (citations, isWhole) = CitationParser.parse(text)
    #expect(citations.map(Self.text).joined(separator: "; ") == expected)
    #expect(isWhole)
  }

  @Test(
    "text that is not understood is reported",
    arguments: [
      ("Bukhari & Muslim", ""),
      ("an-Nasa'i (2:26)", ""),
      ("Ahmad 11/290", ""),
      ("al-Hakim 1/545", ""),
      ("an-Nasa'i in 'Amalul Yaum wal Lailah No. 596", ""),
      ("Quran 2:900", ""),
      ("Quran 115:1", ""),
      ("told by my grandmother", ""),
      ("Muslim No. 2723 (75), Abu Dawud No. 5071", "muslim 2723; abu-dawud 5071"),
      ("Bukhari 6306 (see the notes)", "bukhari 6306"),
      ("Al-Fath 10/88", ""),
      ("Muslim 2723, see Qur'an 2:255", "muslim 2723"),
      ("Muslim 2723 (see Quran 2:255), Abu Dawud 5071", "muslim 2723; abu-dawud 5071"),
      ("See also Bukhari 6306", ""),
      ("cf. Quran 2:255; Quran 3:8", "Q 3:8"),
      ("Recite Al-Ikhlas 3 times", ""),
      ("Quran 2:255-3", "Q 2:255"),
      ("Surah Al-Baqarah (2)", ""),
      ("ص ٣٥", ""),
      ("الفتح: ١٠", ""),
      ("البخاري ومسلم", ""),
      ("ash-Shama'il at-Tirmidhi 254", ""),
      ("Shama'il of at-Tirmidhi no. 254", ""),
      ("as-Sunan al-Kubra lin-Nasa'i 9848", ""),
      ("at-Tarikh al-Kabir lil-Bukhari 123", ""),
      ("Sharh Sahih Muslim 84", ""),
      ("شرح صحيح مسلم ٨٤", ""),
      ("Anas b. Malik (3)", ""),
      ("Anas ibn Malik, Bukhari 6306", "bukhari 6306"),
      ("Sharh as-Sunnah, Muslim 2709", "muslim 2709"),
      ("Shama'il and Bukhari 6306", "bukhari 6306"),
      ("Bukhari 6306, 3 times", "bukhari 6306"),
      ("Muslim 2692, 100x", "muslim 2692"),
      ("Muslim 2692 and 3 others", "muslim 2692"),
      ("Abu Dawud 5088, 3 ×", "abu-dawud 5088"),
      ("Surah Al-Ikhlas 3 times", ""),
      ("Al-Ikhlas (3 times)", ""),
      ("البخاري ٦٣٠٦، ٣ مرات", "bukhari 6306"),
      ("Surah Ya-Sin 36", ""),
      ("Surah Al-Baqarah 2, 255", ""),
      ("[1] Surah Yusuf (12). [2] Muslim 2709", "muslim 2709"),
    ] as [(String, String)]
  )
  func leftOver(text: String, expected: String) {
    let (citations, isWhole) = CitationParser.parse(text)
    #expect(citations.map(Self.text).joined(separator: "; ") == expected)
    #expect(!isWhole)
  }

  @Test(
    "a collection is not named by the name of another book or a person",
    arguments: [
      ("Sharh Sahih Muslim, vol. 5", []), ("narrated by Anas ibn Malik", []), ("Muwatta Malik", [.malik]),
      ("Mukhtasar Sahih Muslim, and al-Bukhari", [.bukhari]),
    ] as [(String, [KnownWork])]
  )
  func namedWorks(text: String, works: [KnownWork]) {
    #expect(CitationParser.works(namedIn: text) == works)
  }

  @Test(
    "any text ends the parser",
    arguments: ["", " ", "((((", "Quran", "Quran :", "Bukhari no", "1:2:3:4", "QS. -", "\u{0}"]
  )
  func hostile(text: String) { #expect(CitationParser.parse(text).citations.count <= 1) }

  @Test(arguments: ["The book", "Al-Baqarah 255", "115", "Qasr", "2 3", "الكتاب"])
  func `other words are not a surah`(name: String) { #expect(CitationParser.surah(named: name) == nil) }

  @Test("a text of ASCII has the tokens that any text has", arguments: 0..<200 as Range<UInt64>)
  func ascii(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let text = String(
      decoding: (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Bool.random(using: &random)
          ? UInt8.random(in: 0..<0x80, using: &random)
          : Array("al 12:3'`-ABz")[Int.random(in: 0..<13, using: &random)].asciiValue ?? 0
      },
      as: UTF8.self
    )
    #expect(CitationTokens.tokens(of: text) == CitationTokens.tokens(ofAny: text), "\(text.quoted())")
  }
}
