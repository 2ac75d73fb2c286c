import ArabicText
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

  /// - Parameter skeletons: The identity skeletons of the duas.
  init(_ records: SortedRecords, _ skeletons: [String?], _ draft: LibraryDraft) {
    let duas = records.duas
    issuedIDs = IssuedIDs.all(duas, records.journeys, draft.declaration, draft.idRegister)
    let duaIndex = Dictionary(
      duas.enumerated().compactMap { index, dua in dua.slug.value.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first }
    )
    self.duaIndex = duaIndex
    families = VariantFamilies(parents: duas.map { $0.variantOf.value.flatMap { duaIndex[$0] } })
    recitations = Recitations(skeletons, families)
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

/// The texts of some records, and what is derived from each alone.
struct ReadRecords: Sendable {
  /// Those that people read.
  let texts: [DraftText]
  /// The identity skeleton of the Arabic of each dua.
  var skeletons: [String?] = []
}

extension SortedRecords {
  /// The number of duas of a part.
  private static let partLength = 1024

  /// The parts that can be read at once: the library, some duas each, the journeys.
  var parts: Range<Int> { 0..<(duas.count + Self.partLength - 1) / Self.partLength + 2 }

  func read(_ part: Int, _ draft: LibraryDraft) -> ReadRecords {
    var list = DraftTextList(spellings: draft.sourceMaps)
    switch part {
    case parts.lowerBound:
      if let declaration = draft.declaration { list.add(declaration) }
    case parts.upperBound - 1:
      for journey in journeys { list.add(journey) }
    default:
      let first = (part - 1) * Self.partLength
      let some = first..<min(first + Self.partLength, duas.count)
      for index in some { list.add(duas[index], at: index) }
      return ReadRecords(texts: list.texts, skeletons: duas[some].map { $0.arabic.value?.identitySkeleton })
    }
    return ReadRecords(texts: list.texts)
  }
}

extension [ReadRecords] {
  /// The records of all parts, in their order.
  var merged: ReadRecords {
    ReadRecords(texts: flatMap(\.texts), skeletons: flatMap(\.skeletons))
  }
}
