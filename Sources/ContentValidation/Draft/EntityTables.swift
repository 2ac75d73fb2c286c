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
  /// Every text that people read: those of the library, of the duas and of the journeys.
  func texts(_ draft: LibraryDraft) -> [DraftText] {
    var list = DraftTextList(spellings: draft.sourceMaps)
    if let declaration = draft.declaration { list.add(declaration) }
    for (index, dua) in duas.enumerated() { list.add(dua, at: index) }
    for journey in journeys { list.add(journey) }
    return list.texts
  }
}
