import ArabicText
import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite("Topics")
struct TopicTests {
  private let search: LibrarySearch

  init() throws {
    func id(_ text: String) throws -> Slug { try #require(Slug(text)) }
    let arabic = LanguageTag.arabic
    let topics: [SearchVocabulary.Topic] = [
      .init(id: try id("illness"), phrases: [.english: ["ill", "sick", "disease"], arabic: ["مرض"]]),
      .init(
        id: try id("headache"),
        broader: [try id("illness")],
        phrases: [.english: ["headache", "head hurts"], arabic: ["صداع"]]
      ),
      .init(
        id: try id("surgery"),
        broader: [try id("illness")],
        related: [try id("fear")],
        phrases: [.english: ["surgery", "operating theatre"]]
      ),
      .init(id: try id("fear"), phrases: [.english: ["scared", "frightened"]]),
      .init(
        id: try id("speech"),
        verses: [try QuranReference(surah: 20, ayahs: 25...28)],
        phrases: [.english: ["interview", "speak in public"]]
      ),
      .init(
        id: try id("protection"),
        texts: ["The Dua of Morning"],
        phrases: [.english: ["bodyguard"]]
      ),
    ]
    let morning = try #require(PhraseFingerprint(of: "بسم الله الذي لا يضر مع اسمه شيء"))
    var duas = TitledDuas()
    try duas.add("When the head hurts")
    try duas.add("Visiting the sick")
    try duas.add("When frightened")
    try duas.add("Ease", sources: [.quran(try QuranReference(surah: 20, ayahs: 25...26))])
    try duas.add("Against harm", arabic: "بِسْمِ اللَّهِ الَّذِي لَا يَضُرُّ مَعَ اسْمِهِ شَيْءٌ")
    try duas.add(
      "A man was sick",
      translation: "A man was sick, and his brother came to him with water and dates."
    )
    let vocabulary = SearchVocabulary(
      texts: [.init(names: ["The Dua of Morning"], fingerprints: [morning])],
      topics: topics
    )
    search = try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
  }

  @Test(
    "a dua is found by the topic of its title, its verses and its text",
    arguments: [
      ("headache", 1), ("my head is hurting", 1), ("hurt head", 1), ("صداع", 1), ("الصداع", 1),
      ("interview", 4), ("my head is sore", 1), ("head in pain", 1),
      ("speaking in public", 4), ("bodyguard", 5), ("scared", 3), ("مرض", 2),
    ] as [(String, Int)]
  )
  func found(query: String, id: Int) throws { #expect(try search.ids(query).first == id) }

  @Test("a dua has the topics of a verse that it mainly is, not of one that it only quotes")
  func quotedVerses() throws {
    let verses = [try QuranReference(surah: 2, ayahs: 1...2)]
    let topic = SearchVocabulary.Topic(
      id: try #require(Slug("letters")),
      verses: verses,
      phrases: [.english: ["letters"]]
    )
    var duas = TitledDuas()
    try duas.add("Quoting")
    try duas.add("Being")
    let bytes = IndexBuilder(
      try duas.library(),
      vocabulary: SearchVocabulary(topics: [topic]),
      derivedVerses: [
        DerivedVerses(dua: Dua.ID(rawValue: 1), verses: verses, mainVerses: []),
        DerivedVerses(dua: Dua.ID(rawValue: 2), verses: verses),
      ]
    ).build()
    #expect(try LibrarySearch(bytes: bytes).ids("letters") == [2])
  }

  @Test("a broader topic finds the duas of narrower ones, after its own")
  func broader() throws {
    let ids = try search.ids("disease")
    #expect(ids.first == 2 && ids.contains(1) && ids.contains(6))
  }

  @Test("if no dua has the topic, those of related and broader topics are found")
  func substitutes() throws { #expect(try Set(search.ids("surgery").prefix(2)) == [2, 3]) }

  @Test("what is titled comes before a text whose title is its own beginning")
  func untitled() throws { #expect(try Array(search.ids("sick").prefix(2)) == [2, 6]) }

  @Test("the last word is completed in the context of the words before it")
  func completed() throws {
    #expect(try search.ids("speaking in pub").first == 4)
    #expect(try search.ids("intervi").first == 4)
  }

  @Test("topics that a dua states replace those of its texts")
  func stated() throws {
    var duas = TitledDuas()
    try duas.add("When the head hurts")
    try duas.add("In the morning")
    let topics: [SearchVocabulary.Topic] = [
      .init(id: try #require(Slug("headache")), phrases: [.english: ["headache", "head hurts"]]),
      .init(id: try #require(Slug("fever")), phrases: [.english: ["fever"]]),
    ]
    let index = IndexBuilder(
      try duas.library(),
      vocabulary: SearchVocabulary(topics: topics),
      statedTopics: [Dua.ID(rawValue: 1): [topics[1].id], Dua.ID(rawValue: 2): [topics[0].id]]
    )
    let search = try LibrarySearch(bytes: index.build())
    #expect(try search.ids("headache") == [2])
    #expect(try search.ids("fever") == [1])
  }

  @Test("a misspelled word finds its topic")
  func misspelled() throws { #expect(try search.ids("headahce").first == 1) }

  @Test("the topics of a query are explained")
  func explained() throws {
    let result = try #require(
      search.search("migraine headache", options: SearchOptions(explains: true)).first
    )
    #expect(result.explanation?.description(works: []).contains("#headache") == true)
  }
}
