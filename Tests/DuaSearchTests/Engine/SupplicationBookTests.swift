import ContentIngest
import DuaLibrary
import DuaSearch
import SearchIndexing
import Testing

@Suite("Numbers of Hisn al-Muslim")
struct SupplicationBookTests {
  private func search(_ duas: TitledDuas, name: String) throws -> LibrarySearch {
    try LibrarySearch(bytes: IndexBuilder(try duas.library(name: name), vocabulary: .standard()).build())
  }

  private func edition(name: String = "Hisn al-Muslim") throws -> LibrarySearch {
    var duas = TitledDuas()
    for chapter in [1, 1, 5, 5, 3] { try duas.add("A dua", category: chapter) }
    return try search(duas, name: name)
  }

  @Test(
    "an edition has the numbers of its duas, then the chapters",
    arguments: [
      ("hisn 3", [3, 5]), ("hisnul muslim 2", [2]), ("Hisn al-Muslim no. 5", [5, 3, 4]),
      ("حصن المسلم ٣", [3, 5]),
      ("hisn 1-2", [1, 2]), ("hisn 9", []),
    ]
  )
  func edition(query: String, ids: [Int]) throws {
    let found = try edition().search(query).filter { $0.route == .citation }
    #expect(Set(found.map(\.id.rawValue).prefix(ids.count)) == Set(ids))
    if let first = ids.first { #expect(found.first?.id.rawValue == first) } else { #expect(found.isEmpty) }
  }

  @Test("other libraries have the numbers that sources state")
  func stated() throws {
    var duas = TitledDuas()
    try duas.add("First", sources: [.other(title: "Hisnul Muslim, no. 121")])
    try duas.add("Second", sources: [.other(title: "حصن المسلم 27")])
    try duas.add("Third", sources: [.other(title: "see Hisn al-Muslim 121 and others")])
    let search = try search(duas, name: "A library")
    #expect(try search.ids("hisn 121") == [1])
    #expect(try search.ids("hisn al muslim 27") == [2])
    #expect(try search.search("hisn 1").allSatisfy { $0.route != .citation })
  }

  @Test("a library of another name is not an edition")
  func otherLibrary() throws {
    #expect(try edition(name: "Duas").search("hisn 3").allSatisfy { $0.route != .citation })
  }
}
