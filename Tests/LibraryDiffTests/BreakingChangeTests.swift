import DuaLibrary
import Testing

@testable import LibraryDiff

@Suite("Breaking changes")
struct BreakingChangeTests {
  private func breaking(_ old: [Dua], _ new: [Dua]) throws -> [BreakingChange] {
    LibraryChanges(from: try Sample.library(old), to: try Sample.library(new)).breaking
  }

  private let other = "أَسْتَغْفِرُ اللَّهَ"

  @Test("are ids that are gone, reused or changed, and slugs that were renamed")
  func ids() throws {
    #expect(
      try breaking([Sample.dua(1, "a"), Sample.dua(2, "b")], [Sample.dua(1, "a")]) == [
        .idGone(.dua, id: 2, slug: "b")
      ]
    )
    #expect(
      try breaking([Sample.dua(1, "a")], [Sample.dua(1, "b", arabic: other)])
        == [.idReused(.dua, id: 1, old: "a", new: "b")]
    )
    #expect(
      try breaking([Sample.dua(1, "a")], [Sample.dua(1, "b")]) == [
        .slugRenamed(.dua, id: 1, old: "a", new: "b")
      ]
    )
    #expect(
      try breaking([Sample.dua(1, "a")], [Sample.dua(2, "a")]) == [
        .idChanged(.dua, slug: "a", old: 1, new: 2)
      ]
    )
  }

  @Test("are entities that exchanged their ids")
  func exchange() throws {
    let changes = try breaking(
      [Sample.dua(1, "a"), Sample.dua(2, "b", arabic: other)],
      [Sample.dua(2, "a"), Sample.dua(1, "b", arabic: other)]
    )
    #expect(
      changes == [
        .idChanged(.dua, slug: "a", old: 1, new: 2), .idReused(.dua, id: 1, old: "a", new: "b"),
        .idChanged(.dua, slug: "b", old: 2, new: 1), .idReused(.dua, id: 2, old: "b", new: "a"),
      ]
    )
  }

  @Test("are categories, languages and the default language")
  func lists() throws {
    let old = Sample.dua(1, "a") { $0.translation[LanguageTag("id")!] = "Ya Tuhanku" }
    let changes = LibraryChanges(
      from: try Sample.library([old], categories: [(1, "knowledge"), (2, "evening")]),
      to: try Sample.library([Sample.dua(1, "a")], language: .arabic)
    ).breaking
    #expect(
      changes == [
        .defaultLanguage(old: "en", new: "ar"), .idGone(.category, id: 2, slug: "evening"),
        .valueGone(list: "language of translations", value: "id"),
      ]
    )
  }

  @Test("are none of corrected texts, new entities and new translations")
  func compatible() throws {
    let new = Sample.dua(1, "a", arabic: other) {
      $0.translation[LanguageTag("id")!] = "x"
      $0.difficulty = .advanced
    }
    #expect(try breaking([Sample.dua(1, "a")], [new, Sample.dua(2, "b")]) == [])
  }

  @Test("are versions of the contract")
  func schema() {
    let changes = LibraryChanges(oldSource: "a", oldSchema: 1, newSource: "b", newSchema: 2)
    #expect(changes.breaking == [.schema(old: 1, new: 2)])
    #expect(!changes.isEmpty)
  }
}
