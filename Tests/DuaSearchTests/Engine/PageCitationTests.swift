import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite("Volumes and pages")
struct PageCitationTests {
  private func search() throws -> LibrarySearch {
    var duas = TitledDuas()
    try duas.add("First", sources: [.other(title: "Muslim (#763, 1/530)")])
    try duas.add("Second", sources: [.other(title: "البخاري مع الفتح 11/113، ومسلم 4/2083")])
    try duas.add("Third", sources: [.other(title: "a half, 1/530")])
    let vocabulary = SearchVocabulary(
      surahs: [.init(surah: 20, names: ["Taha", "طه"])],
      works: [.init(work: try #require(Slug("muslim")), names: ["Muslim", "مسلم"])]
    )
    return try LibrarySearch(bytes: IndexBuilder(try duas.library(), vocabulary: vocabulary).build())
  }

  @Test(
    "a hadith is found by volume and page",
    arguments: [
      ("muslim 1/530", [1]), ("Sahih Muslim 4/2083", [2]), ("مسلم ٤/٢٠٨٣", [2]), ("صحيح مسلم 1/530", [1]),
      ("muslim vol 4 page 2083", [2]), ("مسلم ج ٤ ص ٢٠٨٣", [2]),
    ]
  )
  func found(query: String, ids: [Int]) throws { #expect(try search().ids(query) == ids) }

  @Test(
    "other numbers are not a volume and a page",
    arguments: ["muslim 9999999/1", "muslim 1/9999999"]
  )
  func beyond(query: String) throws {
    #expect(try search().search(query).allSatisfy { $0.route != .citation })
  }

  @Test("the explanation names volume and page")
  func explained() throws {
    let result = try #require(
      search().search("muslim 4/2083", options: SearchOptions(explains: true)).first
    )
    #expect(result.explanation?.description(works: ["muslim"]).contains("cites muslim 4/2083") == true)
  }

  @Test(
    "what no dua cites is named",
    arguments: [
      ("muslim 4/2090", ["muslim 4/2090"]), ("muslim 4/2083", []), ("muslim 7-9", ["muslim 7-9"]),
      ("2:255", ["2:255"]), ("muslim", []), ("half", []), ("7", []),
    ]
  )
  func uncited(query: String, names: [String]) throws {
    #expect(try search().uncited(in: query).map { $0.description(works: ["muslim"]) } == names)
  }

  @Test("a hadith of that number is another citation")
  func number() throws { #expect(try search().search("muslim 4").allSatisfy { $0.route != .citation }) }
}
