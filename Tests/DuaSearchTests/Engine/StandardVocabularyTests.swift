import ContentIngest
import DuaLibrary
import DuaSearch
import SearchEngine
import SearchIndexing
import TestSupport
import Testing

@Suite("The included vocabulary")
struct StandardVocabularyTests {
  @Test(
    "a loose quotation finds the verse, in a library without a translation of it",
    arguments: [
      ("with hardship there is ease", 1), ("not burden a soul beyond its capacity", 2),
      ("never lose hope in His mercy", 3), ("hearts find peace", 4), ("will make a way out", 5),
    ]
  )
  func quotation(query: String, id: Int) throws {
    var duas = TitledDuas()
    for (surah, ayahs) in [(94, 5...6), (2, 286...286), (39, 53...53), (13, 28...28), (65, 2...3)] {
      try duas.add("Verse", sources: [.quran(try QuranReference(surah: surah, ayahs: ayahs))])
    }
    try duas.add("Before eating")
    let index = IndexBuilder(try duas.library(), vocabulary: .standard())
    let search = try LibrarySearch(bytes: index.build())
    #expect(try search.ids(query).first == id)
  }

  @Test(
    "words of a supplication find it first, rather than what it is about",
    arguments: [("سوء الكبر", 1), ("آمن روعاتي", 32), ("سوء القضاء", 107)]
  )
  func supplication(query: String, id: Int) throws {
    let search = try LibrarySearch(bundle: Repository.url("output"))
    #expect(try search.ids(query).first == id)
  }

  @Test(
    "an occasion finds what is said then",
    arguments: [
      ("dua for labour", 111), ("labor", 111), ("dua for light", 72), ("thank Allah for blessings", 13),
      ("what to say when sneezing", 146), ("دعاء العطاس", 146), ("dua for travelling by car", 2),
      ("الحمدالله", 146), ("amenerrasulü", 44), ("doa husnul khotimah", 50),
      ("palm tree planted in paradise", 9), ("need help", 111),
    ]
  )
  func occasion(query: String, id: Int) throws {
    let search = try LibrarySearch(bundle: Repository.url("output"))
    #expect(try search.ids(query).first == id)
  }

  @Test(
    "a situation finds its duas among the first, and not those of another",
    arguments: [
      ("naik mobil", 12, 114), ("ركوب السيارة", 12, 114), ("كيف اخشع في الصلاة", 103, 22),
      ("help me", 111, 6),
    ]
  )
  func situation(query: String, id: Int, other: Int) throws {
    let search = try LibrarySearch(bundle: Repository.url("output"))
    let first = try search.ids(query).prefix(3)
    #expect(first.contains(id) && !first.contains(other), "\(first)")
  }

  @Test(
    "nothing that is proposed while someone types names harm to oneself",
    arguments: ["my", "i want", "want to", "kil", "sui", "end", "انت", "خود"]
  )
  func proposals(prefix: String) throws {
    let suggestions = try SearchSuggestions(bundle: Repository.url("output"))
    let texts = try suggestions.completions(of: prefix, limit: 100).map(\.text)
    #expect(texts.filter { $0.contains("kill") || $0.contains("suicid") || $0.contains("انتحار") } == [])
  }

  @Test(
    "a name finds the verses that have it, rather than others with its words",
    arguments: [("سورة اللهب", 2), ("maqam ibrahim", 4), ("سورة المؤمن", 5), ("سورة القتال", 6)]
  )
  func name(query: String, id: Int) throws {
    var duas = TitledDuas()
    for (surah, ayah) in [(77, 31), (111, 1), (2, 126), (2, 125), (40, 1), (47, 1)] {
      try duas.add(
        "Verse",
        arabic: surah == 77 ? "لَا ظَلِيلٍ وَلَا يُغْنِي مِنَ اللَّهَبِ" : "آيَةٌ",
        sources: [.quran(try QuranReference(surah: surah, ayahs: ayah...ayah))]
      )
    }
    let search = try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: .standard()).build())
    #expect(try search.ids(query).first == id)
  }

  @Test(
    "the Malay and Indonesian words for after are one",
    arguments: ["doa selepas makan", "lepas makan", "setelah makan"]
  )
  func after(query: String) throws {
    var duas = TitledDuas()
    try duas.add("Before eating")
    try duas.add("After eating")
    let index = IndexBuilder(try duas.library(), vocabulary: .standard())
    #expect(try LibrarySearch(bytes: index.build()).ids(query).first == 2)
  }

  @Test(
    "situations are known in German, Bosnian and Spanish",
    arguments: [
      ("Bittgebet vor dem Schlafen", 1), ("dova prije spavanja", 1), ("dua para dormir", 1),
      ("Dua nach dem Essen", 2), ("dova poslije jela", 2), ("dua después de comer", 2), ("Dua bei Regen", 3),
      ("Schulden loswerden", 4), ("dova za roditelje", 5), ("dua para los padres", 5),
    ]
  )
  func otherLanguages(query: String, id: Int) throws {
    var duas = TitledDuas()
    for title in ["Before sleeping", "After eating", "When it rains", "Settling a debt", "For parents"] {
      try duas.add(title)
    }
    let index = IndexBuilder(try duas.library(), vocabulary: .standard())
    #expect(try LibrarySearch(bytes: index.build()).ids(query).first == id)
  }

  @Test(
    "what is said in bowing and prostration is found by a sound of its name",
    arguments: [("subhana rabbi al azeem", 2), ("sobhana rabbi al adhim", 2), ("subhana rabbi al a'la", 3)]
  )
  func glorification(query: String, id: Int) throws {
    var duas = TitledDuas()
    try duas.add("Glory", arabic: "سُبْحَانَ اللَّهِ وَبِحَمْدِهِ، سُبْحَانَ اللَّهِ الْعَظِيمِ")
    try duas.add("Bowing", arabic: "سُبْحَانَ رَبِّيَ الْعَظِيمِ")
    try duas.add("Prostration", arabic: "سُبْحَانَ رَبِّيَ الْأَعْلَى")
    let index = IndexBuilder(try duas.library(), vocabulary: .standard())
    #expect(try LibrarySearch(bytes: index.build()).ids(query).first == id)
  }

  @Test("a word of another language is not what English inflection leaves of a common word")
  func homographs() {
    let words = ["blessed", "passed", "aided", "course", "five", "host", "filled", "habits", "exposed"]
    let english = Set(words.map { PhraseKey(SearchWord.words(of: $0)) })
    for topic in SearchVocabulary.standard().topics {
      let own = Set((topic.phrases[.english] ?? []).map { PhraseKey(SearchWord.words(of: $0)) })
      for (language, phrases) in topic.phrases where language != .english {
        for phrase in phrases {
          let key = PhraseKey(SearchWord.words(of: phrase))
          #expect(!english.contains(key) || own.contains(key), "\(topic.id): \(phrase)")
        }
      }
    }
  }

  @Test("its included tables are those that it has")
  func tables() throws {
    let (made, included) = (
      PreparedVocabulary(.standard()), PreparedVocabulary(withIncludedTablesOf: .standard())
    )
    #expect(made.tables == included.tables, "run `make search-vocabulary`")
    var duas = TitledDuas()
    try duas.add("Travel", sources: [.quran(try QuranReference(surah: 43, ayahs: 13...14))])
    try duas.add("Rain in the morning")
    let library = try duas.library()
    let indexes = [made, included].map { IndexBuilder(library, vocabulary: $0) }
    #expect(indexes[0].build() == indexes[1].build())
    #expect(indexes[0].buildSuggestions() == indexes[1].buildSuggestions())
  }
}
