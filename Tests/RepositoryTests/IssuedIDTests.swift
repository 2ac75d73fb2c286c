import Foundation
import TestSupport
import Testing

/// No rule can report that `content/ids.json` is missing, because a library may have none.
struct IssuedIDTests {
  private struct Entity: Decodable, Hashable {
    var id: Int
    var slug: String
  }

  private struct Register: Decodable {
    var duas: [Entity]
    var journeys: [Entity]
    var categories: [Entity]
    var collections: [Entity]
  }

  @Test func `Every published id is recorded`() throws {
    let register = try JSONDecoder().decode(
      Register.self,
      from: Data(contentsOf: Repository.url("content/ids.json"))
    )
    for (kind, recorded) in [
      ("duas", register.duas), ("journeys", register.journeys), ("categories", register.categories),
      ("collections", register.collections),
    ] {
      let file = Repository.url("output/\(kind).json")
      let published = try JSONDecoder().decode([Entity].self, from: Data(contentsOf: file))
      #expect(Set(published).subtracting(recorded).isEmpty, "\(kind)")
    }
  }
}
