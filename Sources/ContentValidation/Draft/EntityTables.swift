import ContentDraft
import Diagnostics
import DuaLibrary

/// The tables of ``IndexedDraft`` about duas, their ids and which of them are the same.
struct EntityTables: Sendable {
  let issuedIDs: [IssuedIDs]
  /// The first dua with each slug.
  let duaIndex: [Slug: Int]
  let families: VariantFamilies
  let recitations: Recitations

  init(_ records: SortedRecords, _ draft: LibraryDraft) {
    let duas = records.duas
    issuedIDs = IssuedIDs.all(duas, records.journeys, draft.declaration, draft.idRegister)
    let duaIndex = Dictionary(
      duas.enumerated().compactMap { index, dua in dua.slug.value.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first }
    )
    self.duaIndex = duaIndex
    families = VariantFamilies(parents: duas.map { $0.variantOf.value.flatMap { duaIndex[$0] } })
    recitations = Recitations(duas, families)
  }
}

/// The duas and journeys of a draft by source range.
struct SortedRecords: Sendable {
  let duas: [DraftDua]
  let journeys: [JourneyFragment]

  init(_ draft: LibraryDraft) {
    duas = draft.duas.map(DraftDua.init).sorted { $0.range < $1.range }
    journeys = draft.journeys.sorted { $0.range < $1.range }
  }
}

extension SortedRecords {
  private static let duasInUnit = 1024

  /// The duas in parts whose texts are collected at once.
  var units: [Range<Int>] {
    let starts = stride(from: 0, to: max(1, duas.count), by: Self.duasInUnit)
    return starts.map { $0..<min($0 + Self.duasInUnit, duas.count) }
  }

  /// The texts of some duas. Those of the library come before those of the first dua, and those of the journeys after those of the last.
  func texts(of unit: Range<Int>, _ draft: LibraryDraft) -> [DraftText] {
    var list = DraftTextList(spellings: draft.sourceMaps)
    if unit.lowerBound == 0, let declaration = draft.declaration { list.add(declaration) }
    for index in unit { list.add(duas[index], at: index) }
    if unit.upperBound == duas.count {
      for journey in journeys { list.add(journey) }
    }
    return list.texts
  }
}
