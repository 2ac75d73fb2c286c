import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite("What only looks like a match")
struct QuotedWordsTests {
  @Test("no word is found in an article that was typed without a space")
  func article() throws {
    var duas = TitledDuas()
    try duas.add("Of a people", arabic: "مِنْ آلِ فِرْعَوْنَ")
    try duas.add("Of a cure", arabic: "رُقْيَةٌ نَافِعَةٌ")
    #expect(try search(duas).ids("الرقية") == [2])
  }

  @Test("a supplication comes before a narration whose translation quotes its sounds")
  func narration() throws {
    let narrator = "The Prophet used to say when he went to bed"
    var duas = TitledDuas()
    try duas.add(
      narrator,
      arabic: "كَانَ النَّبِيُّ إِذَا أَوَى إِلَى فِرَاشِهِ قَالَ بِاسْمِكَ اللَّهُمَّ أَمُوتُ وَأَحْيَا",
      translation: "\(narrator): Bismika Allahumma amutu wa ahya, and when he awoke he praised Allah."
    )
    try duas.add(
      "Before sleep",
      arabic: "بِاسْمِكَ اللَّهُمَّ أَمُوتُ وَأَحْيَا",
      translation: "In Your name, O Allah, I die and I live."
    )
    #expect(try search(duas).ids("bismika allahumma amutu wa ahya") == [2, 1])
  }

  @Test("words of a sentence are not taken for misspelled sounds")
  func sentence() throws {
    let search = try LibrarySearch(bytes: IndexBuilder(try SampleLibrary.library()).build())
    #expect(try search.search("khalaqtami wa ana abduk").first?.route == .transliteration)
    let sentence = try search.search("the khalaqtami wa ana abduk")
    #expect(!sentence.contains { $0.route == .transliteration })
  }

  private func search(_ duas: TitledDuas) throws -> LibrarySearch {
    try LibrarySearch(bytes: IndexBuilder(try duas.library()).build())
  }
}
