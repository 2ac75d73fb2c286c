import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite("Surahs by name")
struct SurahNameTests {
  private func search() throws -> LibrarySearch {
    var duas = TitledDuas()
    try duas.add("Opening of the fast", translation: "An opening of the fast and of the day.")
    for ayahs in [1...7] {
      try duas.add("Praise", sources: [.quran(try QuranReference(surah: 1, ayahs: ayahs))])
    }
    for ayah in [10, 11, 110, 1] {
      try duas.add("Mercy", sources: [.quran(try QuranReference(surah: 18, ayahs: ayah...ayah))])
    }
    try duas.add("Truth", sources: [.quran(try QuranReference(surah: 12, ayahs: 101...101))])
    let vocabulary = SearchVocabulary(
      surahs: [
        .init(surah: 1, names: ["al-Fatihah", "The Opening"]), .init(surah: 18, names: ["al-Kahf", "الكهف"]),
        .init(surah: 12, names: ["Yusuf"]),
      ]
    )
    return try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
  }

  @Test("a name with its article is the surah before other texts with its word")
  func article() throws {
    #expect(try search().ids("the opening").first == 2)
    #expect(try search().ids("opening").first == 1)
  }

  @Test("the h of a final ta marbuta may be left out or written")
  func finalLetter() throws {
    #expect(try search().ids("fatiha").first == 2)
    #expect(try search().ids("surah al fatihah").first == 2)
  }

  @Test("j is the sound of y, as in German and Bosnian")
  func glide() throws { #expect(try search().ids("Jusuf").first == 7) }

  @Test(
    "a word for a verse or a number may be before the number of a verse",
    arguments: [
      "sourate al kahf verset 110", "surah el kehf ajet 110", "Sure Kahf Vers 110", "qs 18 110",
      "سورة الكهف آیت نمبر 110",
    ]
  )
  func number(query: String) throws { #expect(try search().ids(query).first == 5) }

  @Test("a surah begins at its first verse", arguments: ["surah kahf", "kehf suresi"])
  func beginning(query: String) throws { #expect(try search().ids(query).first == 6) }
}
