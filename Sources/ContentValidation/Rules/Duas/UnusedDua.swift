import Diagnostics

/// No journey includes a dua.
///
/// ## What it does
/// Looks for every dua in the steps of all journeys, if the library has journeys.
///
/// ## Why it matters
/// People who practice by journey never see it. That may be intended.
///
/// ## Example
/// A dua that was added, but put into no journey.
///
/// ## How to fix it
/// Add a step to a journey, or leave the dua to search and categories.
enum UnusedDua: Rule {
  static let id: RuleID = "DU07"
  static let name = "unused-dua"
  static let severity = Severity.information
  static let needsWholeLibrary = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    guard !draft.journeys.isEmpty else { return [] }
    let used = Set(draft.journeys.flatMap { $0.steps.compactMap(\.dua.value) })
    return draft.duas.compactMap { dua in
      guard let slug = dua.slug.located, !used.contains(slug.value) else { return nil }
      return finding(message(dua.label), at: slug.range)
    }
  }

  private static func message(_ dua: String) -> String { "no journey uses \(dua)" }
}
