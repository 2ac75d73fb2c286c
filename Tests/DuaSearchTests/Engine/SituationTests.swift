import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite("Situations in the words of those who ask")
struct SituationTests {
  private let search: LibrarySearch

  init() throws {
    func topic(_ id: String, _ phrases: [String], arabic: [String] = []) throws -> SearchVocabulary.Topic {
      .init(id: try #require(Slug(id)), phrases: [.english: phrases, .arabic: arabic])
    }
    var duas = TitledDuas()
    try duas.add("For one's mother")
    try duas.add("Visiting the sick")
    try duas.add("Awake at night")
    try duas.add("Entering the mosque")
    try duas.add("The staff of Moses")
    try duas.add("At ease", translation: "O Lord, that which will not go away, may it be so as it should be.")
    try duas.add("Headache")
    try duas.add("Meeting the enemy", arabic: "لِقَاءُ الْعَدُوِّ")
    try duas.add("Servanthood", translation: "I am Your servant; my hope is in You, and I am in need of You.")
    try duas.add("A good son")
    let vocabulary = SearchVocabulary(topics: [
      try topic("son", ["son"]), try topic("song", ["songs", "moses sonnet"]),
      try topic("mother", ["mother"]), try topic("sick", ["sick", "fever"]),
      try topic("awake", ["awake at night", "waking during the night"]),
      try topic("mosque", ["entering mosque"]), try topic("moses", ["moses", "staff"]),
      try topic("headache", ["headache", "skull pounding"]), try topic("etiquette", ["dua skull"]),
      try topic("enemy", ["enemy"], arabic: ["لقاء العدو", "الخوف من العدو"]),
    ])
    search = try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
  }

  @Test(
    "words that say little may stand anywhere in a phrase",
    arguments: [
      "woke up in the middle of the night", "awake again at night", "I always keep waking up at night",
    ]
  )
  func fillers(query: String) throws { #expect(try search.ids(query).first == 3) }

  @Test("a person who is all that a query names is found") func person() throws {
    #expect(try search.ids("for my mother").first == 1)
  }

  @Test("who is in a situation does not decide", arguments: ["I am sick", "my headache"])
  func persons(query: String) throws {
    #expect(try search.ids(query).first == (query == "I am sick" ? 2 : 7))
    #expect(try search.ids("I am Your servant").first == 9)
  }

  @Test("words that say little do not count to those that a dua has")
  func coordination() throws { #expect(try search.ids("headache that will not go away").first == 7) }

  @Test("of phrases that share words, the one with the most telling words counts")
  func segmentation() throws {
    #expect(try search.ids("dua skull pounding").first == 7)
  }

  @Test("a query of many words is rather a text than a situation")
  func text() throws {
    let query = "sick, O Lord, that which will not go away, may it be so as it should be"
    #expect(try search.ids(query).first == 6)
  }

  @Test("an unfinished word is no other word with the same stem")
  func unfinished() throws {
    #expect(try search.ids("entering the mos").first == 4)
    #expect(try search.ids("son") == [10])
    #expect(try search.ids("moses").first == 5)
  }

  @Test("an unfinished word of a recited text is not a situation", arguments: ["ya fev", "allahumma fev"])
  func recited(query: String) throws {
    #expect(try search.search("my fev").first?.route == .words)
    #expect(try search.search(query).allSatisfy { $0.route != .words })
  }

  @Test("a word that only phrases a question belongs to no phrase with a word after the next one")
  func question() throws { #expect(try search.ids("دعاء الخوف من العدو").first == 8) }

  @Test(
    "a typing error in a word of a topic does not hide it",
    arguments: [("hedache", 7), ("moter", 1), ("enterng the mosqe", 4), ("visiting a sik friend", 2)]
  )
  func misspelled(query: String, dua: Int) throws { #expect(try search.ids(query).first == dua) }

  @Test("a situation that was understood comes before what its other words sound like")
  func understood() throws {
    #expect(try search.ids("headache subhana lah xyz").first == 7)
  }
}

@Suite("Words that say little")
struct LightWordTests {
  @Test("are looked up if a situation has no others", arguments: ["help me", "help us", "need help"])
  func only(query: String) throws {
    var duas = TitledDuas()
    try duas.add("Morning", translation: "Guide me and guide us.")
    // `عِنْدَهُ إِلَّا بِ` sounds like `need help`.
    try duas.add("The throne", arabic: "مَنْ ذَا الَّذِي يَشْفَعُ عِنْدَهُ إِلَّا بِإِذْنِهِ")
    try duas.add("Relief")
    let vocabulary = SearchVocabulary(topics: [
      .init(id: try #require(Slug("relief")), phrases: [.english: ["relief", "help me", "need help"]])
    ])
    let search = try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
    #expect(try search.ids(query).first == 3)
  }

  @Test(
    "are never taken for misspelled words",
    arguments: [
      ("yemekten sonra", 1), ("mujhe headache", 2), ("ابغى دعاء الصداع", 2), ("شو ادعي للصداع", 2),
      ("addu'ar headache", 2), ("دعای صداع", 2), ("دعا برای صداع", 2),
    ]
  )
  func corrections(query: String, dua: Int) throws {
    var duas = TitledDuas()
    try duas.add("After eating")
    try duas.add("Headache")
    try duas.add("The table", arabic: "البغي والطغيان")
    try duas.add("Good news")
    let vocabulary = SearchVocabulary(topics: [
      try .init(
        id: #require(Slug("after-eating")),
        phrases: [.english: ["after eating"], #require(LanguageTag("tr")): ["yemekten sonra"]]
      ),
      try .init(id: #require(Slug("headache")), phrases: [.english: ["headache"], .arabic: ["صداع"]]),
      try .init(id: #require(Slug("table")), phrases: [#require(LanguageTag("tr")): ["sofra"]]),
      try .init(id: #require(Slug("good-news")), phrases: [#require(LanguageTag("tr")): ["mujde"]]),
    ])
    let search = try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
    #expect(try search.ids(query).first == dua)
  }
}
