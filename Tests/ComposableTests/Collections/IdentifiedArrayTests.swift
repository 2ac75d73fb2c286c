import Composable
import Foundation
import Testing

struct IdentifiedArrayTests {
  private struct Item: Identifiable, Codable, Hashable {
    let id: Int
    var name = ""
  }

  private let items: IdentifiedArrayOf<Item> = [Item(id: 3), Item(id: 1), Item(id: 2)]

  @Test func keepsItsOrder() {
    #expect(Array(items.ids) == [3, 1, 2])
    #expect(items.map(\.id) == [3, 1, 2])
    #expect(items.index(id: 2) == 2)
    #expect(items.index(id: 9) == nil)
  }

  @Test func elementsWithUniqueIDsNeedNoCheck() {
    #expect(IdentifiedArray(uncheckedUniqueElements: items.elements) == items)
    #expect(IdentifiedArray(uncheckedUniqueElements: [1, 2], id: \.self)[id: 2] == 2)
  }

  @Test func readsAndWritesById() {
    var items = items
    items[id: 1]?.name = "one"
    #expect(items[id: 1]?.name == "one")
    #expect(items[1].name == "one")
    items[id: 9] = Item(id: 9)
    items[id: 3] = nil
    #expect(Array(items.ids) == [1, 2, 9])
    #expect(items[id: 3] == nil)
  }

  @Test func appendAndInsertKeepIdsUnique() {
    var items = items
    #expect(items.append(Item(id: 4)) == (true, 3))
    #expect(items.append(Item(id: 1, name: "again")) == (false, 1))
    #expect(items.insert(Item(id: 5), at: 0) == (true, 0))
    #expect(items.insert(Item(id: 5), at: 3) == (false, 0))
    items.append(contentsOf: [Item(id: 5), Item(id: 6)])
    #expect(Array(items.ids) == [5, 3, 1, 2, 4, 6])
    #expect(items[id: 1]?.name == "")
  }

  @Test func containsComparesIds() {
    #expect(items.contains(Item(id: 1, name: "changed")))
    #expect(!items.contains(Item(id: 9)))
  }

  // The algorithms assign elements that are still at another index.
  @Test func algorithmsOfTheStandardLibrarySort() {
    struct Rank: Identifiable, Comparable {
      let id: Int
      static func < (lhs: Self, rhs: Self) -> Bool { lhs.id < rhs.id }
    }
    var ranks: IdentifiedArrayOf<Rank> = [Rank(id: 3), Rank(id: 1), Rank(id: 2)]
    ranks.sort()
    #expect(ranks.map(\.id) == [1, 2, 3])
    #expect(Array(ranks.ids) == [1, 2, 3])
    ranks.sort(using: KeyPathComparator(\.id, order: .reverse))
    #expect(ranks.map(\.id) == [3, 2, 1])
    #expect(ranks.index(id: 3) == 0)
    let even = ranks.partition { $0.id.isMultiple(of: 2) }
    #expect(ranks[even...].map(\.id) == [2])
    #expect(ranks.index(id: 2) == even)
  }

  @Test func updateReplacesInPlace() {
    var items = items
    #expect(items.update(Item(id: 1, name: "new"), at: 1) == Item(id: 1))
    #expect(items.update(Item(id: 1), at: 1) == Item(id: 1, name: "new"))
    #expect(items.updateOrAppend(Item(id: 1, name: "one")) == Item(id: 1))
    #expect(items.updateOrAppend(Item(id: 4)) == nil)
    #expect(items.updateOrInsert(Item(id: 5), at: 0) == (nil, 0))
    #expect(items.map(\.id) == [5, 3, 1, 2, 4])
    #expect(items[id: 1]?.name == "one")
  }

  @Test func removes() {
    var items = items
    #expect(items.remove(id: 1) == Item(id: 1))
    #expect(items.remove(id: 1) == nil)
    #expect(items.remove(at: 0) == Item(id: 3))
    #expect(items.remove(Item(id: 2, name: "whatever")) == Item(id: 2))
    #expect(items.isEmpty)
  }

  @Test func removesAtOffsets() {
    var items = items
    items.remove(atOffsets: [0, 2])
    #expect(items.map(\.id) == [1])
  }

  @Test(arguments: [(0, 3, [1, 2, 3]), (2, 0, [2, 3, 1]), (0, 1, [3, 1, 2]), (1, 1, [3, 1, 2])])
  func movesAsAListDoes(from: Int, to: Int, result: [Int]) {
    var items = items
    items.move(fromOffsets: [from], toOffset: to)
    #expect(items.map(\.id) == result)
  }

  @Test func isACollection() {
    var items = items
    items.sort { $0.id < $1.id }
    #expect(items.map(\.id) == [1, 2, 3])
    items.swapAt(0, 2)
    #expect(items.map(\.id) == [3, 2, 1])
    items.removeAll { $0.id == 2 }
    #expect(items.map(\.id) == [3, 1])
    items += [Item(id: 1), Item(id: 4)]
    #expect(items.map(\.id) == [3, 1, 4])
    items.reverse()
    #expect(items.filter { $0.id > 1 }.map(\.id) == [4, 3])
    items[0] = Item(id: 8)
    #expect(items.map(\.id) == [8, 1, 3])
    #expect(items.index(id: 8) == 0)
    items.removeAll()
    #expect(items == [])
  }

  @Test func duplicateIdsCanBeResolved() {
    let items = IdentifiedArray(
      [Item(id: 1, name: "a"), Item(id: 2), Item(id: 1, name: "b")],
      uniquingIDsWith: { Item(id: $0.id, name: $0.name + $1.name) }
    )
    #expect(items.map(\.name) == ["ab", ""])
  }

  @Test func idMayBeAnyProperty() {
    var words = IdentifiedArray(uniqueElements: ["a", "bb"], id: \.count)
    words.append("cc")
    #expect(words[id: 2] == "bb")
    #expect(words.count == 2)
  }

  @Test func equalityHashAndDescriptionAreThoseOfTheElements() {
    let same = IdentifiedArray(uniqueElements: items.elements)
    #expect(items == same)
    #expect(items.hashValue == same.hashValue)
    #expect(items != IdentifiedArray(uniqueElements: items.reversed()))
    #expect("\(items)" == "\(items.elements)")
  }

  @Test func codesAsAnArray() throws {
    let data = try JSONEncoder().encode(items)
    #expect(try JSONDecoder().decode([Item].self, from: data) == items.elements)
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data) == items)
  }

  @Test func decodingRejectsDuplicateIds() throws {
    let data = try JSONEncoder().encode([Item(id: 1), Item(id: 1)])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Item>.self, from: data)
    }
  }

  @Test func changingAnElementDoesNotCopyTheArray() {
    var items = IdentifiedArray(uniqueElements: (0..<100).map { Item(id: $0) })
    func address() -> UnsafeRawPointer? { items.elements.withUnsafeBytes { $0.baseAddress } }
    let before = address()
    items[id: 50]?.name = "x"
    items[60].name = "y"
    #expect(address() == before)
  }
}
