import DuaLibrary
import Foundation
import TestSupport
import Testing

/// The keys that consumers may read.
struct PlainKeyTests {
  @Test func `The keys and types are those of the published bundle`() throws {
    for file in BundleFile.allCases {
      let data = try Data(contentsOf: Repository.url("output/\(file.path)"))
      let rows = try JSONDecoder().decode([[String: Value]].self, from: data)
      let types = Dictionary(uniqueKeysWithValues: file.plainKeys.map { ($0.name, $0.type) })
      for row in rows {
        for (key, value) in row { #expect(types[key] == value.type, "\(file.path) \(key)") }
      }
    }
  }

  @Test func `The keys are in the tables of the contract`() throws {
    let page = try String(contentsOf: Repository.url("docs/bundle.md"), encoding: .utf8)
    for file in BundleFile.allCases {
      let start = try #require(page.range(of: "## `\(file.path)`"))
      let section = page[start.upperBound...].components(separatedBy: "\n## ")[0]
      for key in file.plainKeys {
        #expect(section.contains("\n| `\(key.name)` "), "\(file.path) \(key.name)")
      }
    }
  }

  @Test func `Ids of categories and collections are references`() {
    #expect(BundleFile.duas.target(of: "category_id") == .categories)
    #expect(BundleFile.journeys.target(of: "collection_id") == .collections)
    #expect(BundleFile.journeys.target(of: "category_id") == nil)
    #expect(BundleFile.duas.target(of: "id") == nil)
  }

  private struct Value: Decodable {
    /// Nil for lists and objects.
    let type: PlainType?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if (try? container.decode(Bool.self)) != nil {
        type = .boolean
      } else if (try? container.decode(Int.self)) != nil {
        type = .integer
      } else {
        type = (try? container.decode(String.self)) == nil ? nil : .text
      }
    }
  }
}
