import Diagnostics
import DuaLibrary

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
    // A step that could not be read may be of any dua.
    guard !draft.journeys.isEmpty, !draft.journeys.contains(where: { draft.isUnread("step", at: $0.range) })
    else { return [] }
    let steps = draft.journeys.flatMap { $0.steps.compactMap(\.dua.value) }
    let used = Set(steps)
    let meant = duasMeant(by: steps.filter { draft[dua: $0] == nil }, draft)
    return draft.duas.compactMap { dua in
      guard let slug = dua.slug.located, !used.contains(slug.value), !meant.contains(slug.value.rawValue)
      else { return nil }
      return finding(message(dua.label), at: slug.range)
    }
  }

  /// The duas that misspelled steps mean, which have been reported.
  private static func duasMeant(by unknown: [Slug], _ draft: IndexedDraft) -> Set<String> {
    guard !unknown.isEmpty else { return [] }
    var suggester = Suggester(draft.duaSlugs.map(\.rawValue))
    return Set(unknown.compactMap { suggester.nearest(to: $0.rawValue) })
  }

  private static func message(_ dua: String) -> String { "no journey uses \(dua)" }
}
