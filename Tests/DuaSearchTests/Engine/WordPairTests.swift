import DuaSearch
import SearchEngine
import SearchIndexing
import Testing

@Suite("Words that stand together")
struct WordPairTests {
  @Test("a dua in which the words of a query stand together comes first")
  func together() throws {
    var duas = TitledDuas()
    try duas.add("Power over the night")
    try duas.add("The night of power")
    let search = try LibrarySearch(bytes: IndexBuilder(try duas.library()).build())
    #expect(try search.ids("night power") == [2, 1])
    #expect(try search.ids("power night") == [1, 2])
  }

  @Test("a dua that a query quotes comes before one that has its words in a title")
  func quotation() throws {
    var duas = TitledDuas()
    try duas.add("Forelock, maid, son, servant")
    try duas.add(
      "In sorrow",
      translation: """
        O Allah, I am Your servant, son of Your maid: my forelock is in Your hand, and Your judgment of me is just.
        """
    )
    let builder = IndexBuilder(try duas.library())
    let search = try LibrarySearch(bytes: builder.build())
    #expect(try search.ids("servant, son of Your maid: my forelock") == [2, 1])
    #expect(try search.ids("forelock maid son servant") == [1, 2])
    #expect(try search.ids("servant, maid, son") == [1, 2])
  }

  @Test("pairs ignore words that only join others, and inflection")
  func hashes() {
    let pairs = { (text: String) in WordPair.hashes(in: SearchWord.words(of: text)) }
    #expect(pairs("guide me among the guided") == pairs("Guiding among guides"))
    #expect(pairs("night power") != pairs("power night"))
    #expect(pairs("night").isEmpty && pairs("of the").isEmpty)
    #expect(pairs("night دعاء power").isEmpty)
  }
}
