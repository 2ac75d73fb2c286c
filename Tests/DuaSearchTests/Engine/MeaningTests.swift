import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing
import UnicodeText

@Suite("Meaning of queries")
struct MeaningTests {
  private let search: LibrarySearch

  init() throws {
    let vocabulary = SearchVocabulary(
      synonyms: [["wudu", "ablution", "وضوء"], ["creator", "lord you made me"], ["tawhid", "god alone"]],
      surahs: [
        .init(surah: 1, names: ["al-Fatihah"]), .init(surah: 17, names: ["Praise"]),
        .init(surah: 2, names: ["Glori"]),
      ],
      verses: []
    )
    search = try LibrarySearch(
      bytes: IndexBuilder(try SampleLibrary.library(), vocabulary: vocabulary).build()
    )
  }

  @Test(
    "a phrase as a synonym matches only with all its words",
    arguments: [("creator", 7), ("tawhid", 12)]
  )
  func phraseSynonym(query: String, id: Int) throws {
    #expect(try search.ids(query) == [id])
  }

  @Test("a phrase that was typed is one thing, and its words alone weigh less")
  func typedPhrase() throws {
    let ids = try search.ids("god alone")
    #expect(ids.first == 12)
    #expect(ids.contains(3))
  }

  @Test(
    "each script of a query is answered, and stop words have no effect",
    arguments: [
      ("رب parents", 21), ("subhanallah العظيم", 20), ("دعاء wudu", 12), ("العالمين praise", 8),
      ("sustaner الحي", 3),
    ]
  )
  func mixed(query: String, id: Int) throws {
    #expect(try search.ids(query).first == id)
  }

  @Test("the name of a surah that is an ordinary word adds to text scores, without exceeding them")
  func ambiguousName() throws {
    let results = try search.search("praise")
    #expect(results.map(\.id.rawValue).prefix(2) == [8, 21])
    #expect(results.first?.route == .words)
    let named = try search.search("surah praise").first
    #expect(named?.id.rawValue == 21 && named?.route == .citation)
  }

  @Test("a word of the texts is not mistaken for a name that sounds like it")
  func soundOfName() throws {
    #expect(try search.ids("glory").first == 20)
    #expect(try !search.search("glory").contains { $0.route == .citation })
  }

  @Test("a mistyped word with another ending is corrected", arguments: [("sustanment", 3), ("praisng", 8)])
  func otherEnding(query: String, id: Int) throws {
    #expect(try search.ids(query).first == id)
  }

  @Test("a word of the vocabulary that is in no text is not a misspelling")
  func knownWord() throws {
    let search = try LibrarySearch(
      bytes: IndexBuilder(
        try SampleLibrary.library(),
        vocabulary: SearchVocabulary(synonyms: [["glary", "dazzle"]], surahs: [], verses: [])
      ).build()
    )
    #expect(try search.ids("glary").isEmpty)
    #expect(try search.ids("glery").first == 20)
  }

  @Test(
    "words in Latin letters between quotation marks must all be there, or sound so",
    arguments: [
      ("\"praise belongs\"", [8]), ("\"praise servant\"", []), ("\"rabbil alamin\"", [8]),
      ("\"alamin rabbi\"", []), ("\"لا شريك له\" praise", [12]), ("\"praise belongs\" الله", [8]),
    ]
  )
  func quoted(query: String, ids: [Int]) throws {
    #expect(try search.ids(query, SearchOptions(requiresPhrases: true)) == ids)
  }

  @Test(
    "words joined to others and to each other are found",
    arguments: [("والعالمين", 8), ("للعالمين", 8), ("سبحاناللهالعظيم", 20), ("سبحانالله", 20)]
  )
  func joined(query: String, id: Int) throws {
    #expect(try search.ids(query).first == id)
  }

  @Test("up to six words may be typed without spaces, and an article after other words begins none")
  func spaces() throws {
    var duas = TitledDuas()
    try duas.add("First", arabic: "لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهِ")
    try duas.add("Second", arabic: "حَسْبُنَا اللَّهُ")
    try duas.add("Third", arabic: "الْعَلِيمُ الْعَظِيمُ الْكَرِيمُ")
    try duas.add("Fourth", arabic: "لَا إِلَٰهَ إِلَّا أَنْتَ سُبْحَانَكَ")
    let search = try LibrarySearch(
      bytes: IndexBuilder(try duas.library(), vocabulary: SearchVocabulary()).build()
    )
    #expect(try search.ids("لاحولولاقوةالابالله").first == 1)
    #expect(try search.ids("لاحولولاقوة").first == 1)
    #expect(try search.ids("لاالهالاانت").first == 4)
    #expect(try search.ids("حسبنا ال").first == 2)
    #expect(try !search.ids("حسبنا ال").contains(3))
    #expect(try search.ids("حسبنا الع").contains(3))
  }

  @Test(
    "a particle before a word with an alef or in a creed is a word of its own, whatever proclitics a text has",
    arguments: [
      ("لااله الاالله", ["لا", "اله", "الا", "الله"]), ("الالله", ["الا", "الله"]), ("الاهو", ["الا", "هو"]),
      ("الاانت", ["الا", "انت"]), ("الاسلام", ["الاسلام"]),
    ]
  )
  func exceptions(query: String, words: [String]) throws {
    var duas = TitledDuas()
    try duas.add("First", arabic: "لَا إِلَٰهَ إِلَّا اللَّهُ")
    try duas.add("Second", arabic: "لَا إِلَٰهَ إِلَّا هُوَ وَأَنَا أَسْلَمْتُ")
    try duas.add("Third", arabic: "لَا إِلَٰهَ إِلَّا أَنْتَ السَّلَامُ")
    let search = try LibrarySearch(
      bytes: IndexBuilder(try duas.library(), vocabulary: SearchVocabulary()).build()
    )
    let result = try #require(search.search(query, options: SearchOptions(explains: true)).first)
    #expect(result.explanation?.terms.map(\.typed) == words)
  }

  @Test(
    "a particle that was typed with its word as one is a word of its own",
    arguments: [
      ("ياقيوم", 1), ("ياحي ياقيوم برحمتك استغيث اصلح لي شأني كله", 1), ("ربنا لاتزغ قلوبنا", 3),
      ("رب اغفرلي وارحمني", 4), ("ياارحم الراحمين", 5),
      ("يالله", 8),
      // A text has it as one, or after a proclitic.
      ("لاتقوم", 6), ("لابنائي", 7),
    ]
  )
  func particles(query: String, id: Int) throws {
    var duas = TitledDuas()
    try duas.add("First", arabic: "يَا حَيُّ يَا قَيُّومُ بِرَحْمَتِكَ أَسْتَغِيثُ")
    try duas.add("Second", arabic: "رَحْمَتَكَ أَرْجُو وَأَصْلِحْ لِي شَأْنِي كُلَّهُ يَوْمَ يَقُومُ الْحِسَابُ")
    try duas.add("Third", arabic: "رَبَّنَا لَا تُزِغْ قُلُوبَنَا")
    try duas.add("Fourth", arabic: "رَبِّ اغْفِرْ لِي وَارْحَمْنِي")
    try duas.add("Fifth", arabic: "مَسَّنِيَ الضُّرُّ وَأَنْتَ أَرْحَمُ الرَّاحِمِينَ يَا رَبِّ")
    try duas.add("Sixth", arabic: "أَتَقُومُ السَّاعَةُ لَاتَقُومُ")
    try duas.add("Seventh", arabic: "بَارِكْ فِي أَبْنَائِي")
    try duas.add("Eighth", arabic: "يَا اللَّهُ")
    try duas.add("Ninth", arabic: "يَا رَبِّ لِلَّهِ الْحَمْدُ")
    let search = try LibrarySearch(
      bytes: IndexBuilder(try duas.library(), vocabulary: SearchVocabulary()).build()
    )
    #expect(try search.ids(query).first == id)
  }

  @Test("words that sound like those of most duas find the one that has them in a row")
  func commonSounds() throws {
    var duas = TitledDuas()
    for number in 1...40 { try duas.add("Other \(number)", arabic: "إِلَّا لَهُ أَنْتَ") }
    try duas.add("The one", arabic: "سُبْحَانَكَ لَا إِلَٰهَ إِلَّا أَنْتَ رَبُّ الْعَالَمِينَ")
    let search = try LibrarySearch(
      bytes: IndexBuilder(try duas.library(), vocabulary: SearchVocabulary()).build()
    )
    #expect(try search.ids("la ilaha illa anta").first == 41)
  }

  @Test("the dua with words in a row is found among hundreds of shorter ones that have them in another order")
  func commonWords() throws {
    var duas = TitledDuas()
    for number in 1...300 {
      let rest = number > 150 ? " وَسُبْحَانَهُ وَبِحَمْدِهِ عَدَدَ خَلْقِهِ وَزِنَةَ عَرْشِهِ" : ""
      try duas.add("Other \(number)", arabic: "قَدِيرٌ كَرِيمٌ رَبِّي" + rest)
    }
    try duas.add("The one", arabic: "هُوَ رَبِّي كَرِيمٌ قَدِيرٌ حَقًّا")
    let search = try LibrarySearch(
      bytes: IndexBuilder(try duas.library(), vocabulary: SearchVocabulary()).build()
    )
    #expect(try search.ids("rabbi karimun qadirun") == [301])
  }

  @Test(
    "j is the sound of y, and dž that of j, in a query that sounds like no text otherwise",
    arguments: [("ja hejju ja kejjum", 1), ("inna ilejhi radžiun", 2), ("Alejje ve ala validejje", 3)]
  )
  func glides(query: String, id: Int) throws {
    var duas = TitledDuas()
    try duas.add("First", arabic: "يَا حَيُّ يَا قَيُّومُ بِرَحْمَتِكَ")
    try duas.add("Second", arabic: "إِنَّا لِلَّهِ وَإِنَّا إِلَيْهِ رَاجِعُونَ")
    try duas.add("Third", arabic: "أَنْعَمْتَ عَلَيَّ وَعَلَى وَالِدَيَّ")
    let search = try LibrarySearch(
      bytes: IndexBuilder(try duas.library(), vocabulary: SearchVocabulary()).build()
    )
    #expect(try search.ids(query) == [id])
  }

  @Test("a work and its number may be one word")
  func joinedCitation() throws {
    #expect(try SampleLibrary.search().ids("bukhari6306").first == 7)
    #expect(try SampleLibrary.search().search("bukhari6306").first?.route == .citation)
  }
}
