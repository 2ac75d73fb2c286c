import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing
import UnicodeText

@Suite("Related queries")
struct RelatedQueryTests {
  private func related(_ query: String, _ options: SearchOptions = SearchOptions()) throws -> [RelatedQuery] {
    try SampleLibrary.search().queries(relatedTo: query, options: options)
  }

  @Test(
    "a query that finds nothing leads to one that does",
    arguments: [
      ("\"parents mercy on\" \"لا اله هو\"", .unquoted, "parents mercy on لا اله هو"),
      ("\"شريك لا له\"", .unquoted, "شريك لا له"), ("sqstzinqr", .spelling, "sustainer"),
      ("«throne xqzwv»", .shortened, "throne"),
    ] as [(String, RelatedQuery.Change, String)]
  )
  func related(query: String, change: RelatedQuery.Change, text: String) throws {
    #expect(try SampleLibrary.ids(query).isEmpty)
    let found = try related(query)
    #expect(found.contains { $0.text.hasSameScalars(as: text) && $0.change == change }, "\(found)")
  }

  @Test(
    "each one is another query, and finds something with the same options",
    arguments: [
      "\"شريك لا له\"", "sqstzinqr", "xqzwv qqqq", "«throne xqzwv»", "", "؟", "\"\"", "الللللله \"x\"",
    ]
  )
  func finds(query: String) throws {
    for options in [SearchOptions(), SearchOptions(categories: [.init(rawValue: 2)])] {
      let found = try related(query, options)
      #expect(found.count <= 5 && Set(found.map(\.text)).count == found.count)
      for other in found {
        #expect(other.text != query)
        let results = try SampleLibrary.search().search(other.text, options: options)
        #expect(!results.isEmpty, "\(other)")
      }
    }
  }

  @Test("a query is not shortened to words that ask for nothing, nor to numbers")
  func subjects() throws {
    var duas = TitledDuas()
    try duas.add("Dua for rain")
    try duas.add("The 2 lights")
    let search = try LibrarySearch(bytes: IndexBuilder(try duas.library()).build())
    func shortened(_ query: String) throws -> [String] {
      try search.queries(relatedTo: query).filter { $0.change == .shortened }.map(\.text)
    }
    #expect(try shortened("dua for xqzwv").isEmpty)
    #expect(try shortened("2:999").isEmpty)
    #expect(try shortened("rain xqzwv") == ["rain"])
  }

  @Test("nothing is offered for what resembles nothing, and not more than was asked for")
  func limits() throws {
    #expect(try related("zzzzqqq").isEmpty)
    #expect(try SampleLibrary.search().queries(relatedTo: "\"شريك لا له\"", limit: 1).count == 1)
  }
}

extension SampleLibrary {
  fileprivate static func ids(_ query: String) throws -> [Int] {
    try search().ids(query, SearchOptions(requiresPhrases: true))
  }
}
