import ContentDraft
import Diagnostics

/// The duas and journeys of a draft by source range.
struct SortedRecords: Sendable {
  let duas: [DuaFragment]
  let journeys: [JourneyFragment]

  init(_ draft: LibraryDraft) {
    duas = draft.duas.sorted { $0.range < $1.range }
    journeys = draft.journeys.sorted { $0.range < $1.range }
  }
}
