import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite("Near words")
struct NearWordTests {
  private let search: LibrarySearch

  init() throws {
    var duas = TitledDuas()
    try duas.add("For rain", translation: "Open the gates of the heaven for us.")
    try duas.add("Entering", translation: "Let us enter by a good door.")
    try duas.add("Travel", translation: "Make our journey easy.")
    try duas.add("The forefinger", translation: "He raised his forefinger.")
    try duas.add("A stranger", translation: "Be in this world like a stranger.")
    try duas.add("الغيث", arabic: "اللَّهُمَّ اسْقِنَا غَيْثًا مُغِيثًا")
    let vocabulary = SearchVocabulary(
      nearWords: [["gate", "door"], ["heaven", "sky"], ["foreigner", "stranger"], ["مطر", "غيث"]]
    )
    search = try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
  }

  @Test(
    "a text is found by words near to its own",
    arguments: [("sky", 1), ("open the doors of the sky", 1), ("foreigners", 5), ("مطر", 6)]
  )
  func texts(query: String, id: Int) throws { #expect(try search.ids(query).first == id) }

  @Test("what has the word itself comes first", arguments: [("door", [2, 1]), ("gate", [1, 2])])
  func order(query: String, ids: [Int]) throws { #expect(try search.ids(query) == ids) }

  @Test("a word that is near to others is not a misspelling of another")
  func spelling() throws { #expect(try search.ids("foreigner") == [5]) }
}
