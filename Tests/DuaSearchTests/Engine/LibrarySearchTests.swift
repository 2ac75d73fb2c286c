import DuaLibrary
import DuaSearch
import SearchIndexing
import SearchMeasures
import Testing

@Suite("LibrarySearch")
struct LibrarySearchTests {
  private let search: LibrarySearch

  init() throws { search = try SampleLibrary.search() }

  @Test(
    "Arabic is found with and without marks, in odd code points, with slips, pasted and joined",
    arguments: [
      ("الحمد لله رب العالمين", 8), ("الْحَمْدُ لِلَّهِ", 8), ("الحمـــد لله رب", 8), ("اﻟﺤﻤﺪ ﷲ رب", 8),
      ("خلقتنی وانا عبدک", 7), ("سبحان الله، وبحمده (ثلاثا)", 20), ("الحمدلله رب", 8), ("العالمن رب", 8),
      ("ارحمهما كما ربيني", 21), ("صغير", 21), ("القيوم", 3), ("وضوء", 12), ("ارحم", 21),
    ] as [(String, Int)]
  )
  func arabic(query: String, id: Int) throws {
    #expect(try search.ids(query).first == id)
  }

  @Test(
    "Arabic in Latin letters is found in every habit",
    arguments: [
      ("subhanallahi wa bihamdihi", 20), ("sub7an allah wa bi7amdih", 20), ("soubhanallah wa bihamdihi", 20),
      ("sübhânallâhi ve bihamdihi", 20), ("subhaanallahi wabihamdih", 20), ("subḥāna llāhi wa-bi-ḥamdih", 20),
      ("alhamdulillahi rabbil alamin", 8), ("elhamdülillahi rabbil alemin", 8),
      ("khalaqtani wa ana abduk", 7),
      ("5ala2tani wana 3abduk", 7), ("rabbir hamhuma kama rabbayani", 21), ("la ta'khudhuhu sinatun", 3),
      ("ashhadu an la ilaha", 12), ("asyhadu an laa ilaaha", 12),
    ] as [(String, Int)]
  )
  func transliteration(query: String, id: Int) throws {
    #expect(try search.ids(query).first == id)
  }

  @Test(
    "words of titles and translations are found, in other forms, misspelled and by synonyms",
    arguments: [
      ("forgiveness", 7), ("forgivness", 7), ("seek forgive", 7), ("parents", 21), ("parent mercy", 21),
      ("sustainer", 3),
      ("sustaner", 3), ("wudu", 12), ("dua after wudu", 12), ("seigneur", 7), ("tremendos", 20),
      ("servants", 7),
    ] as [(String, Int)]
  )
  func words(query: String, id: Int) throws {
    #expect(try search.ids(query).first == id)
  }

  @Test(
    "citations are found in every form",
    arguments: [
      ("2:255", 3), ("٢:٢٥٥", 3), ("quran 2:255", 3), ("baqarah 255", 3), ("surah al-baqara ayah 255", 3),
      ("البقرة 255", 3),
      ("ayatul kursi", 3), ("ayat al kursi", 3), ("آية الكرسي", 3), ("ayetel kürsi", 3), ("bukhari 6306", 7),
      ("sahih al bukhari #6306", 7), ("bukhary 6306", 7), ("البخاري ٦٣٠٦", 7), ("bukhari 627", 12),
      ("surah isra", 21),
      ("17:44", 20), ("2:254-256", 3),
      ("bukhari page 6306", 7), ("bukhari kitab 6306", 7), ("sahih bukhari vol 8 book 75 hadith 6306", 7),
      ("bukhari chapter 2 hadith 6306", 7), ("bukhari, vol. no. 8, no. 6306", 7),
      ("صحيح البخاري ج ٨ ص ٨٣ حديث ٦٣٠٦", 7),
    ] as [(String, Int)]
  )
  func citations(query: String, id: Int) throws {
    #expect(try search.ids(query).first == id)
    #expect(try search.search(query).first?.route == .citation)
  }

  @Test(
    "a range of hadiths has all of them",
    arguments: [
      ("bukhari 600-6400", [12, 7]), ("bukhari 6300 – 6309", [7]), ("البخاري ٦٣٠٠-٦٣٠٩", [7]),
      ("bukhari 627-620", [12]),
    ]
  )
  func range(query: String, ids: [Int]) throws {
    let found = try search.search(query).filter { $0.route == .citation }
    #expect(Set(found.map(\.id.rawValue)) == Set(ids))
  }

  @Test(
    "a number that does not exist is not a citation",
    arguments: [
      "2:254", "115:1", "bukhari 1", "2:0", "bukhari 628-6305", "bukhari 600 6400",
      "bukhari book 627 vol 6306",
    ]
  )
  func noCitation(query: String) throws {
    #expect(try !search.search(query).contains { $0.route == .citation })
  }

  @Test("the last word may be unfinished, unless that is switched off")
  func prefix() throws {
    #expect(try search.ids("forg").first == 7)
    #expect(try search.ids("العالم").first == 8)
    #expect(try search.ids("subhanal").first == 20)
    #expect(try search.ids("sustai", SearchOptions(completesLastWord: false)).isEmpty)
    #expect(try search.ids("praise ").first == 8)
  }

  @Test("of several numbers that name no work, the last one does not begin that of a hadith")
  func numbers() throws {
    #expect(try search.search("63").contains { $0.route == .words })
    #expect(try search.search("33 63").allSatisfy { $0.route != .words })
    #expect(try search.search("33, 63").allSatisfy { $0.route != .words })
  }

  @Test("the number of a verse may be unfinished", arguments: ["2:25", "2: 25", "٢:٢٥"])
  func verse(prefix: String) throws {
    #expect(try search.ids(prefix).first == 3)
  }

  @Test("a phrase in quotation marks must occur in the text")
  func phrase() throws {
    #expect(try search.ids("\"لا شريك له\"") == [12])
    #expect(try search.ids("«شريك لا»", SearchOptions(requiresPhrases: true)).isEmpty)
    #expect(try search.ids("“لا اله”").sorted() == [3, 7, 12])
  }

  @Test(
    "a query is answered as without its quotation marks if no dua has what is between them",
    arguments: [
      ("«شريك لا»", "شريك لا "), ("قال: \"سبحان الله العظيم أستغفر\"", "قال: سبحان الله العظيم أستغفر "),
      ("\"praise servant\"", "praise servant "), ("\"glory xqzwv\" الله", "glory xqzwv الله"),
      // A phrase that a dua has is required, but the dua does not have the other one.
      ("\"لا شريك له\" \"خلقتني\"", "لا شريك له خلقتني "),
    ]
  )
  func unquoted(query: String, plain: String) throws {
    let results = try search.ids(query)
    #expect(try !results.isEmpty && results == search.ids(plain))
    #expect(try search.ids(query, SearchOptions(requiresPhrases: true)).isEmpty)
  }

  @Test(
    "words around a quotation neither hide nor add a dua",
    arguments: [
      "what does \"subhana llahi wa bihamdih\" mean", "The Prophet said: \"subhana llahi wa bihamdih\"",
      "\"subhana llahi wa bihamdih\" (narrated by Muslim)", "قال: \"subhana llahi wa bihamdih\"",
    ]
  )
  func frame(query: String) throws { #expect(try search.ids(query) == [20]) }

  @Test(
    "ﷺ and ﷻ are not looked up beside words in Latin letters",
    arguments: [
      ("the Prophet (ﷺ) said glory be to the Tremendous", "the Prophet () said glory be to the Tremendous"),
      ("\"glory be to Allah ﷻ\"", "\"glory be to Allah \""), ("subhana llahi ﷺ", "subhana llahi "),
    ]
  )
  func ligatures(query: String, plain: String) throws {
    let results = try search.ids(query)
    #expect(try results.first == 20 && results == search.ids(plain))
    #expect(try search.search(query).allSatisfy { $0.route != .arabic })
  }

  @Test("a long quotation that no dua has to the letter still counts more than the words around it")
  func inexactFrame() throws {
    let query = "I praise my parents, what does \"O Allah, You are my Lord who made me\" mean"
    #expect(try search.ids(query).first == 7)
    #expect(try search.ids(query, SearchOptions(requiresPhrases: true)).isEmpty)
  }

  @Test("a phrase that only other duas than those of the filters have is ignored")
  func unquotedFilter() throws {
    let remembrance = SearchOptions(categories: [.init(rawValue: 2)])
    #expect(try search.ids("\"لا شريك له\"", remembrance) == search.ids("لا شريك له ", remembrance))
  }

  @Test("filters restrict the results")
  func filters() throws {
    let all = try search.ids("الله")
    #expect(all.sorted() == [3, 7, 8, 12, 20].filter(all.contains) && all.count >= 4)
    #expect(
      try search.ids("الله", SearchOptions(categories: [.init(rawValue: 2)]))
        == all.filter { [7, 20].contains($0) }
    )
    #expect(
      try search.ids("الله", SearchOptions(journeys: [.init(rawValue: 5)])).sorted()
        == all.filter { [8, 20].contains($0) }.sorted()
    )
    #expect(try search.ids("الله", SearchOptions(slots: [.evening])) == [20])
    #expect(try search.ids("الله", SearchOptions(journeys: [.init(rawValue: 9)], slots: [.evening])).isEmpty)
    let french = try #require(LanguageTag("fr"))
    #expect(try search.ids("الله", SearchOptions(languages: [french])) == all.filter { $0 == 7 })
    #expect(try search.ids("2:255", SearchOptions(categories: [.init(rawValue: 2)])).isEmpty)
    #expect(try search.ids("الله", SearchOptions(grades: [.sahih, .mawdu])) == all.filter { $0 == 7 })
    #expect(try search.ids("الله", SearchOptions(grades: [.hasan, .sahih])).sorted() == [7, 12])
    #expect(try search.ids("الله", SearchOptions(grades: [])).isEmpty)
    #expect(try search.ids("الله", SearchOptions(requiresAudio: true)) == all.filter { $0 == 8 })
    // الحمد لله رب العالمين has four words, سبحان الله وبحمده سبحان الله العظيم six.
    #expect(try search.ids("رب", SearchOptions(words: 4...4)) == [8])
    #expect(try search.ids("سبحان", SearchOptions(words: 6...6)) == [20])
    #expect(try search.ids("سبحان", SearchOptions(words: 0...5)).isEmpty)
    #expect(try !search.ids("bukhari 6306", SearchOptions(grades: [.hasan])).contains(7))
    #expect(try search.ids("الله", SearchOptions(limit: 2)) == Array(all.prefix(2)))
  }

  @Test(
    "a query without a letter or digit finds nothing",
    arguments: ["", "  ", "؟", "ء", "\u{0651}", "\"\"", "::"]
  )
  func emptyQuery(query: String) throws {
    #expect(try search.search(query).isEmpty)
  }

  @Test(
    "no query makes it crash",
    arguments: [
      String(repeating: "a", count: 10_000), String(repeating: "لا اله ", count: 3_000),
      String(repeating: "th", count: 500),
      "\u{0}\u{FFFF}", "😀 🕌", "999999999999999999999:9999999999", "\"", "a\u{0301}\u{0301}\u{0301}",
      "هه هه هه هه",
      String(repeating: "ththth ", count: 80), "bukhari 99999999999", "a b c d e f g h i j k l m n o p",
    ]
  )
  func hostileQuery(query: String) throws {
    let results = try search.search(query)
    #expect(results.count <= 20)
    #expect(results.allSatisfy { $0.score.isFinite && $0.score > 0 })
  }

  @Test("results are sorted by score, then id, and explain themselves when asked")
  func order() throws {
    let results = try search.search("الله", options: SearchOptions(explains: true))
    #expect(zip(results, results.dropFirst()).allSatisfy { ($1.score, $0.id) <= ($0.score, $1.id) })
    let explanation = try #require(results.first?.explanation)
    #expect(explanation.terms.first?.lookedUp.first == "الله")
    #expect(explanation.parts[.arabic] == results.first?.score)
    #expect(try search.search("الله").first?.explanation == nil)
    let citation = try #require(
      try search.search("kursi 2:255", options: SearchOptions(explains: true)).first?.explanation
    )
    #expect(citation.parts.keys.contains(.words) || citation.parts.keys.contains(.citation))
  }

  @Test("an explanation names a work by its slug", arguments: ["bukhari 6306", "bukhari 627f", "2:255"])
  func citedWork(query: String) throws {
    let explanation = try #require(
      try search.search(query, options: SearchOptions(explains: true)).first?.explanation
    )
    let works = try SampleLibrary.library().works.map(\.slug.rawValue)
    #expect(explanation.citations.map { $0.description(works: works) } == [query])
    #expect(explanation.description(works: works).contains("cites \(query)"))
  }

  @Test("the number of jobs does not change the index", arguments: [0, 1, 3])
  func jobs(_ jobs: Int) async throws {
    let builder = IndexBuilder(
      try GeneratedLibrary.library(duas: 1500),
      vocabulary: try SampleLibrary.vocabulary()
    )
    let index = builder.build()
    #expect(try await builder.build(jobs: jobs) == index)
    let files = try await builder.buildFiles(jobs: jobs)
    #expect(files.index == index)
    #expect(files.suggestions == builder.buildSuggestions())
    let empty = IndexBuilder(try GeneratedLibrary.library(duas: 0))
    #expect(try await empty.build(jobs: jobs) == empty.build())
  }

  @Test("an id that does not fit the index is refused")
  func tooGreatAnID() async {
    await #expect(processExitsWith: .failure) {
      let library = try SampleLibrary.library()
      var categories = library.categories
      categories[0] = Category(
        id: .init(rawValue: 1 << 32),
        slug: categories[0].slug,
        name: categories[0].name
      )
      var duas = library.duas
      for index in duas.indices { duas[index].category = categories[0].id }
      _ = IndexBuilder(
        try Library(
          name: "",
          version: "1.0.0",
          licence: "",
          defaultLanguage: .english,
          duas: duas,
          categories: [categories[0]],
          collections: library.collections,
          journeys: [],
          works: library.works
        )
      ).build()
    }
  }
}
