import DuaLibrary
import Testing

@testable import LibraryDiff

@Suite("The changes of entities")
struct EntityChangeTests {
  private func fields(_ old: Dua, _ new: Dua) throws -> [FieldChange] {
    LibraryChanges(from: try Sample.library([old]), to: try Sample.library([new])).entities.flatMap(\.fields)
  }

  @Test("are added, removed and changed, in the order of ids")
  func events() throws {
    let changes = LibraryChanges(
      from: try Sample.library([Sample.dua(1, "a"), Sample.dua(2, "b"), Sample.dua(4, "d")]),
      to: try Sample.library([Sample.dua(2, "b") { $0.xp = 20 }, Sample.dua(3, "c"), Sample.dua(4, "d")])
    )
    #expect(changes.entities.map(\.slug) == ["a", "b", "c"])
    #expect(changes.entities.map(\.event) == [.removed, .changed, .added])
    #expect(changes.entities[1].fields == [FieldChange("xp", "10", "20")])
  }

  @Test("of citations show grades, and what was added and removed")
  func citations() throws {
    let old = Sample.dua(1, "a") { $0.sources = [Sample.hadith("2691", grade: .sahih), Sample.hadith("1")] }
    let new = Sample.dua(1, "a") {
      $0.sources = [Sample.hadith("2691", grade: .hasan), Sample.hadith("627f")]
    }
    #expect(
      try fields(old, new) == [
        FieldChange("source", "Sahih Muslim 1", nil),
        FieldChange("source Sahih Muslim 2691, grade", "sahih", "hasan"),
        FieldChange("source", nil, "Sahih Muslim 627f"),
      ]
    )
  }

  @Test("of reviews are shown")
  func reviews() throws {
    let new = Sample.dua(1, "a") { $0.review = Review(status: .reviewed, reviewer: "A. Scholar", hash: "ab") }
    #expect(try fields(Sample.dua(1, "a"), new).map(\.name) == ["review", "review, by", "review, hash"])
  }

  @Test("of journeys are steps by their duas, and the order of the rest")
  func journeys() throws {
    let duas = (1...4).map { Sample.dua($0, "d\($0)") }
    let changes = LibraryChanges(
      from: try Sample.library(
        duas,
        journeys: [Sample.journey([(1, .morning), (2, .anytime), (3, .evening)])]
      ),
      to: try Sample.library(duas, journeys: [Sample.journey([(4, .morning), (3, .evening), (2, .morning)])])
    )
    #expect(
      changes.entities.flatMap(\.fields) == [
        FieldChange("step d1", "morning", nil), FieldChange("step d4", nil, "morning"),
        FieldChange("step d2", "anytime", "morning"), FieldChange("order of steps", "d2, d3", "d3, d2"),
      ]
    )
  }

  @Test("of a step that was inserted change no other step")
  func insertedStep() throws {
    let duas = (1...3).map { Sample.dua($0, "d\($0)") }
    let changes = LibraryChanges(
      from: try Sample.library(duas, journeys: [Sample.journey([(1, .morning), (2, .morning)])]),
      to: try Sample.library(duas, journeys: [Sample.journey([(3, .morning), (1, .morning), (2, .morning)])])
    )
    #expect(changes.entities.flatMap(\.fields) == [FieldChange("step d3", nil, "morning")])
  }
}
