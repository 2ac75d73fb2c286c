import ArabicText
import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite struct KnownTextTests {
  /// An index of the sample library, with the names of texts and verses.
  private func search() throws -> LibrarySearch {
    let istighfar = try #require(PhraseFingerprint(of: "اللهم أنت ربي لا إله إلا أنت خلقتني وأنا عبدك"))
    let qunut = try #require(PhraseFingerprint(of: "اللهم اهدني فيمن هديت وعافني فيمن عافيت"))
    let vocabulary = SearchVocabulary(
      surahs: [.init(surah: 2, names: ["al-Baqarah", "البقرة"])],
      verses: [
        .init(verses: [try QuranReference(surah: 2, ayahs: 255...255)], names: ["Dua of the Throne"])
      ],
      texts: [
        .init(
          names: ["Sayyid al-Istighfar", "Master of Forgiveness", "سيد الاستغفار"],
          fingerprints: [istighfar]
        ),
        .init(names: ["Dua Qunut"], fingerprints: [qunut]),
      ]
    )
    return try LibrarySearch(bytes: IndexBuilder(SampleLibrary.library(), vocabulary: vocabulary).build())
  }

  @Test(arguments: [
    "Sayyid al-Istighfar", "sayyidul istighfar", "seyyidul istigfar", "sayidul istigfar",
    "dua sayyidul istighfar",
    "the master of forgiveness", "prayer of sayyid al istighfar", "سيد الاستغفار", "دعاء سيد الاستغفار",
    "دعاء سيد الإستغفار", "sayyidul istighfar full text", "sayyidul istighfar arab lengkap",
    "سيد الاستغفار مكتوبة", "دعاء sayyid al-istighfar كامل",
  ])
  func aTextIsFoundByItsName(query: String) throws {
    let results = try search().search(query)
    #expect(results.first?.id.rawValue == 7, "\(results)")
    #expect(results.first?.route == .citation, "\(results)")
  }

  @Test(arguments: ["dua of the throne", "throne duasi", "doa throne", "the throne's dua", "dova throne"])
  func versesAreFoundByTheNameOfASupplication(query: String) throws {
    #expect(try search().search(query).first?.id.rawValue == 3)
  }

  @Test(arguments: [("d'étudier", false), ("doatidour", true), ("doa tidour", true)])
  func aWordThatOnlySoundsLikeTheNameOfASupplicationIsNone(query: String, isName: Bool) throws {
    let glory = try #require(PhraseFingerprint(of: "سبحان الله وبحمده سبحان الله العظيم"))
    let vocabulary = SearchVocabulary(texts: [.init(names: ["Doa Tidur"], fingerprints: [glory])])
    let builder = IndexBuilder(try SampleLibrary.library(), vocabulary: vocabulary)
    let search = try LibrarySearch(bytes: builder.build())
    #expect(try search.search(query).contains { $0.route == .citation } == isName)
  }

  @Test(arguments: ["dua safar", "doa safar", "du3a2 al safar", "safar ki dua", "dua e safar"])
  func aKnownWordAfterAWordForASupplicationNeedNotBeAName(query: String) throws {
    let glory = try #require(PhraseFingerprint(of: "سبحان الله وبحمده سبحان الله العظيم"))
    var duas = TitledDuas()
    try duas.add("Glory", arabic: "سبحان الله وبحمده سبحان الله العظيم")
    try duas.add("Safar")
    let vocabulary = SearchVocabulary(texts: [.init(names: ["Sofra Duası"], fingerprints: [glory])])
    let search = try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
    #expect(try search.ids("doa sofra").first == 1)
    #expect(try search.ids(query).first == 2)
  }

  @Test(arguments: [
    ("dua of al-bara", true), ("dua baraa", true), ("dua for labour", false), ("borc dua", true),
    ("dua for quran", false), ("dua for the surah", false),
  ])
  func wordsOfPhrasesAndGeneralWordsNameNothing(query: String, isName: Bool) throws {
    let glory = try #require(PhraseFingerprint(of: "سبحان الله وبحمده سبحان الله العظيم"))
    var duas = TitledDuas()
    try duas.add("Glory", arabic: "سبحان الله وبحمده سبحان الله العظيم")
    try duas.add("Birth")
    let birth = try SearchVocabulary.Topic(
      id: #require(Slug("birth")),
      phrases: [.english: ["birth", "labour pain"]]
    )
    let vocabulary = SearchVocabulary(
      texts: [.init(names: ["Dua of al-Bara", "Borc Dua"], fingerprints: [glory])],
      topics: [birth]
    )
    let search = try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
    #expect(try search.search(query).contains { $0.route == .citation } == isName)
  }

  @Test func theNameOfAMissingTextFindsNothing() throws {
    #expect(try search().search("qunut").isEmpty)
  }

  @Test func whatIsNothingButTheTextComesFirst() throws {
    let sample = try SampleLibrary.library()
    let duas = sample.duas.map { dua in
      var dua = dua
      if dua.id.rawValue == 3 {
        dua.arabic += "، اللَّهُمَّ أَنْتَ رَبِّي لَا إِلَٰهَ إِلَّا أَنْتَ خَلَقْتَنِي وَأَنَا عَبْدُكَ"
      }
      return dua
    }
    let library = try Library(
      name: sample.name,
      version: sample.version,
      licence: sample.licence,
      defaultLanguage: sample.defaultLanguage,
      duas: duas,
      categories: sample.categories,
      collections: sample.collections,
      journeys: sample.journeys,
      works: sample.works
    )
    let fingerprint = try #require(PhraseFingerprint(of: "اللهم أنت ربي لا إله إلا أنت خلقتني وأنا عبدك"))
    let vocabulary = SearchVocabulary(texts: [
      .init(names: ["Sayyid al-Istighfar"], fingerprints: [fingerprint])
    ])
    let search = try LibrarySearch(bytes: IndexBuilder(library, vocabulary: vocabulary).build())
    #expect(try search.search("sayyid al-istighfar").prefix(2).map(\.id.rawValue) == [7, 3])
  }

  @Test func aNameComesBeforeTextsWithAllOfItsWords() throws {
    var duas = TitledDuas()
    try duas.add("Rain", arabic: "اللَّهُمَّ صَيِّبًا نَافِعًا غَدَقًا طَبَقًا")
    try duas.add("نزول المطر ونزول المطر", in: .arabic, arabic: "نُزُولُ الْمَطَرِ")
    for _ in 0..<2000 { try duas.add("Praise") }
    let fingerprint = try #require(PhraseFingerprint(of: "اللهم صيبا نافعا غدقا طبقا"))
    let names = [SearchVocabulary.KnownText(names: ["دعاء نزول المطر"], fingerprints: [fingerprint])]
    func search(_ texts: [SearchVocabulary.KnownText]) throws -> [SearchResult] {
      let builder = IndexBuilder(try duas.library(), vocabulary: SearchVocabulary(texts: texts))
      return try LibrarySearch(bytes: builder.build()).search("دعاء نزول المطر")
    }
    let unnamed = try #require(try search([]).first)
    #expect(unnamed.id.rawValue == 2 && unnamed.score > 22)
    #expect(try search(names).map(\.id.rawValue).prefix(2) == [1, 2])
  }
}
