import ArabicText
import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite struct KeywordTests {
  private static let refuge = "أَعُوذُ بِكَلِمَاتِ اللَّهِ التَّامَّاتِ مِنْ شَرِّ مَا خَلَقَ"

  private func search(_ keywords: [SearchVocabulary.Keywords], _ duas: TitledDuas) throws -> LibrarySearch {
    let vocabulary = SearchVocabulary(keywords: keywords)
    return try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
  }

  private func keywords(
    of phrase: String,
    _ words: [LanguageTag: String]
  ) throws -> SearchVocabulary.Keywords {
    .init(fingerprints: [try #require(PhraseFingerprint(of: phrase))], words: words)
  }

  @Test(arguments: ["scorpion", "scorpions stung me", "bitten by a scorpion while camping"])
  func aTextIsFoundByItsKeywords(query: String) throws {
    var duas = TitledDuas()
    try duas.add("Before eating")
    try duas.add("In the evening", arabic: Self.refuge)
    let keywords = try keywords(of: Self.refuge, [.english: "scorpion sting camp"])
    #expect(try search([keywords], duas).ids(query) == [2])
    #expect(try search([], duas).ids(query).isEmpty)
  }

  @Test func marksAndWordsAroundTheTextMakeNoDifference() throws {
    var duas = TitledDuas()
    try duas.add("Evening", arabic: "وكان يقول: أعوذ بكلمات الله التامات من شر ما خلق، ثلاث مرات")
    #expect(try search([keywords(of: Self.refuge, [.english: "scorpion"])], duas).ids("scorpion") == [1])
  }

  @Test func aShortPhraseMustBeHalfOfTheText() throws {
    let phrase = "سبحان الله وبحمده"
    var duas = TitledDuas()
    try duas.add("Glory", arabic: phrase + " عدد خلقه")
    try duas.add("Evening", arabic: Self.refuge + " ثم قال " + phrase)
    #expect(try search([keywords(of: phrase, [.english: "spotless"])], duas).ids("spotless") == [1])
  }

  @Test func whatATitleSaysComesBeforeKeywords() throws {
    var duas = TitledDuas()
    try duas.add("In the evening", arabic: Self.refuge)
    try duas.add("Against a scorpion")
    #expect(
      try search([keywords(of: Self.refuge, [.english: "scorpion"])], duas).ids("scorpion") == [2, 1]
    )
  }

  @Test func versesAreFoundByTheirKeywords() throws {
    var duas = TitledDuas()
    for ayahs in [1...4, 5...6, 5...5, 7...8] {
      try duas.add("Verses", sources: [.quran(try QuranReference(surah: 94, ayahs: ayahs))])
    }
    let relief = SearchVocabulary.Keywords(
      verses: [try QuranReference(surah: 94, ayahs: 5...6)],
      words: [.english: "struggle"]
    )
    #expect(try search([relief], duas).ids("struggles") == [2, 3])
  }

  @Test func versesThatWereFoundInATextHaveKeywordsToo() throws {
    let verses = [try QuranReference(surah: 94, ayahs: 5...6)]
    var duas = TitledDuas()
    for title in ["All of it", "A part of it", "Another"] { try duas.add(title) }
    let index = IndexBuilder(
      try duas.library(),
      vocabulary: SearchVocabulary(keywords: [.init(verses: verses, words: [.english: "struggle"])]),
      derivedVerses: [
        DerivedVerses(dua: Dua.ID(rawValue: 1), verses: verses),
        DerivedVerses(dua: Dua.ID(rawValue: 2), verses: verses, mainVerses: []),
      ]
    )
    #expect(try LibrarySearch(bytes: index.build()).ids("struggle") == [1])
  }

  @Test func wordsOfALanguageHaveItsStems() throws {
    let french = try #require(LanguageTag("fr"))
    var duas = TitledDuas()
    try duas.add("In the evening", arabic: Self.refuge)
    try duas.add("Il continuait", in: french)
    let (own, other) = ([french: "continuer"], [LanguageTag.english: "continuer"])
    #expect(try search([keywords(of: Self.refuge, own)], duas).ids("continuait") == [2, 1])
    #expect(try search([keywords(of: Self.refuge, other)], duas).ids("continuait") == [2])
  }

  @Test func theNamesOfKnownTextsStayTheirOwn() throws {
    let fingerprint = try #require(PhraseFingerprint(of: Self.refuge))
    var duas = TitledDuas()
    try duas.add("Before eating")
    try duas.add("In the evening", arabic: Self.refuge)
    let vocabulary = SearchVocabulary(
      texts: [.init(names: ["Perfect Words"], fingerprints: [fingerprint])],
      keywords: [.init(fingerprints: [fingerprint], words: [.english: "scorpion"])]
    )
    let search = try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
    #expect(try search.search("perfect words").first?.route == .citation)
    #expect(try search.ids("scorpion") == [2])
  }
}
