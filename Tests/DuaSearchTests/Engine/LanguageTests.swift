import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite("Languages of titles and translations")
struct LanguageTests {
  private static func search(
    _ titles: [(language: String, title: String)],
    topics: [SearchVocabulary.Topic] = []
  ) throws -> LibrarySearch {
    var duas = TitledDuas()
    for (language, title) in titles { try duas.add(title, in: try #require(LanguageTag(language))) }
    let vocabulary = SearchVocabulary(topics: topics)
    return try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
  }

  @Test(
    "words are stemmed in the language of their text",
    arguments: [
      ("fr", "Les chevaux", "cheval"), ("de", "Die Häuser", "haus"), ("tr", "Kitaplar", "kitap"),
      ("tr", "Irklar", "ırk"), ("tr", "ISSIZLAR", "issiz"),
      ("id", "Makanan", "makan"), ("ms", "Makanan", "makan"), ("ru", "Молитвы утром", "молитвами"),
    ]
  )
  func stems(language: String, title: String, query: String) throws {
    // The form of the query occurs, too: it has the same term.
    let whole = SearchOptions(completesLastWord: false)
    let search = try Self.search([(language, title), (language, query)])
    #expect(try search.search(query, options: whole).map(\.id.rawValue).sorted() == [1, 2])
    let english = try Self.search([("en", title), ("en", query)])
    #expect(try english.search(query, options: whole).map(\.id.rawValue) == [2])
  }

  @Test("an article that is joined with an apostrophe is not part of the word", arguments: ["'", "’", "ʼ"])
  func elision(apostrophe: String) throws {
    let search = try Self.search([("fr", "L\(apostrophe)ablution"), ("fr", "ablution")])
    #expect(try Set(search.ids("ablution")) == [1, 2])
  }

  @Test(
    "a word is found by itself that the texts have only after an elided one",
    arguments: [
      ("fr", "L'étoile", "étoile"), ("fr", "L’étoile", "étoile"), ("fr", "Lʼétoile", "étoiles"),
      ("fr", "Celui qu’étoile", "étoile"), ("fr", "Jusqu'étoile", "etoile"), ("it", "Dell’étoile", "étoile"),
      ("ca", "D’étoile", "étoile"),
    ]
  )
  func wordAfterElision(language: String, title: String, query: String) throws {
    // A word that no text has is corrected to both titles.
    let search = try Self.search([(language, title), (language, "toile")])
    #expect(try search.ids(query) == [1])
  }

  @Test("a word after an elided one is not confused with another of the same letters")
  func elisionLikeAnotherWord() throws {
    let search = try Self.search([("fr", "Une lame"), ("fr", "L’âme"), ("fr", "autre")])
    let whole = SearchOptions(completesLastWord: false)
    #expect(try search.ids("âme", whole).contains(2))
    #expect(try search.ids("lame", whole).contains(1))
    #expect(try !search.ids("âme", whole).contains(3))
  }

  @Test("a name with an apostrophe is one word in every language")
  func apostrophesInNames() throws {
    let search = try Self.search([("fr", "La Ka’ba"), ("fr", "Le ba")])
    #expect(try search.ids("kaba", SearchOptions(completesLastWord: false)) == [1])
  }

  @Test(
    "an unknown word is what follows an elided one in it",
    arguments: [
      ("d'étudier", 1), ("avant d’étudier", 1), ("qu'étudier", 1), ("L'enfer", 2), ("peur de l'enfer", 2),
      // Phrases with an elided word are found first.
      ("l'entretien d'embauche", 3), ("entretien d'embauche", 3),
    ]
  )
  func elisionInQuery(query: String, id: Int) throws {
    let french = try #require(LanguageTag("fr"))
    func topic(_ id: String, _ phrases: [String]) throws -> SearchVocabulary.Topic {
      .init(id: try #require(Slug(id)), phrases: [french: phrases])
    }
    let search = try Self.search(
      [("fr", "Apprendre"), ("fr", "Le feu"), ("fr", "Recrutement")],
      topics: [
        try topic("study", ["apprendre", "étudier"]), try topic("hell", ["feu", "enfer"]),
        try topic("interview", ["recrutement", "entretien d'embauche"]),
      ]
    )
    #expect(try search.ids(query).first == id)
  }

  @Test("a form that no text has is found by the endings of the language")
  func endings() throws {
    let titles = "arabalar masalar evler günler araba masa ev gün misafir misafirlek"
      .split(separator: " ").map(String.init)
    let search = try Self.search(titles.map { ("tr", $0) })
    // The last title is nearer by its letters, but does not end like a word of the language.
    #expect(try search.ids("misafirler") == [9])
  }

  @Test(
    "a dotless i is found with either i",
    arguments: ["ıssız", "issiz", "ISSIZ", "İSSİZ", "i\u{307}ssiz"]
  )
  func dotlessI(query: String) throws {
    let search = try Self.search([("tr", "Issız bir yer"), ("tr", "Kitap"), ("tr", "IŞIK")])
    #expect(try search.ids(query) == [1])
    #expect(try search.ids("isik") == [3])
    #expect(try search.ids("ışık") == [3])
  }

  @Test("phrases of topics teach endings of a language with few texts")
  func endingsOfTopics() throws {
    let turkish = try #require(LanguageTag("tr"))
    let topic = SearchVocabulary.Topic(
      id: try #require(Slug("things")),
      phrases: [turkish: ["arabalar", "masalar", "evler", "günler"]]
    )
    #expect(
      try Self.search([("tr", "kuzular"), ("tr", "hastalık")], topics: [topic]).ids("hastalıklar") == [2]
    )
  }

  @Test("phrases in two dialects of a language teach the same endings in whatever order they are stored")
  func endingsOfDialects() throws {
    let french = try #require(LanguageTag("fr"))
    let canadian = try #require(LanguageTag("fr-CA"))
    // The spellings have one fold and two stems.
    let phrases = [
      (french, ["parlées chantées dansées parler"]), (canadian, ["parlees chantees dansees parler"]),
    ]
    func index(_ phrases: [(LanguageTag, [String])], capacity: Int) throws -> [UInt8] {
      var stored = [LanguageTag: [String]](minimumCapacity: capacity)
      for (tag, texts) in phrases { stored[tag] = texts }
      let topic = SearchVocabulary.Topic(id: try #require(Slug("speech")), phrases: stored)
      var duas = TitledDuas()
      try duas.add("marche", in: french)
      return IndexBuilder(try duas.library(), vocabulary: SearchVocabulary(topics: [topic])).build()
    }
    let indexes = try (0..<8).flatMap { power in
      [try index(phrases, capacity: 1 << power), try index(phrases.reversed(), capacity: 1 << power)]
    }
    #expect(Set(indexes).count == 1)
  }

  @Test("a word of two languages is found in both")
  func twoLanguages() throws {
    let search = try Self.search([("fr", "nations"), ("en", "nation"), ("de", "Nation")])
    #expect(try Set(search.ids("nation")) == [1, 2, 3])
  }

  @Test(
    "words that only phrase a question do not decide",
    arguments: ["dua untuk", "yolculuk için", "pour", "doua", "doaa", "dooa", "dova", "do3a2"]
  )
  func stopWords(query: String) throws {
    let word = try #require(query.split(separator: " ").last)
    let search = try Self.search([("fr", "\(word) le bien"), ("fr", "voyage")])
    #expect(try search.ids("\(query) voyage").first == 2)
  }
}
