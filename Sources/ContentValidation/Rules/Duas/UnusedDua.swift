import Diagnostics

/// No journey leads to a dua.
///
/// ## What it does
/// Looks for every dua among the steps of all journeys, in a library that has journeys.
///
/// ## Why it matters
/// People who practice by journeys never meet it. That may be meant.
///
/// ## Example
/// A dua that was added, but put into no journey.
///
/// ## How to fix it
/// Add a step to a journey, or leave it to search and categories.
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
