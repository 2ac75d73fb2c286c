import Diagnostics

/// A journey states no minutes, and they cannot be derived.
///
/// ## What it does
/// Reports journeys without `minutes` that have a dua without `duration`.
///
/// ## Why it matters
/// The app shows the minutes of every journey.
///
/// ## Example
/// A journey without `minutes`, with a step whose dua has no `duration`.
///
/// ## How to fix it
/// Write the `duration` of the dua in seconds, with all its repetitions, or state the `minutes` of the journey.
enum UnderivableMinutes: Rule {
  static let id: RuleID = "JN04"
  static let name = "underivable-minutes"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.compactMap { journey in
      guard journey.minutes.isMissing,
        let untimed = draft.duas(of: journey)?.first(where: \.duration.isMissing)
      else { return nil }
      return finding(
        message(journey.label, untimed.label),
        at: journey.range,
        notes: [Finding.Note("\(untimed.label) is here", at: untimed.range)]
      )
    }
  }

  private static func message(_ journey: String, _ dua: String) -> String {
    "\(journey) states no `minutes`, and they cannot be derived, because \(dua) has no `duration`: write one of the two"
  }
}
