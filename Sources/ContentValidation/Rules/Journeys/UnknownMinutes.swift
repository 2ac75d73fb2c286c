import Diagnostics

/// The minutes of a journey cannot be checked.
///
/// ## What it does
/// Reports journeys with `minutes` that have a dua without `duration`.
///
/// ## Why it matters
/// The stated minutes are a guess, and are not updated when the duas change.
///
/// ## Example
/// A journey with `minutes="5"` and a step whose dua has no `duration`.
///
/// ## How to fix it
/// Time the dua with all its repetitions and write its `duration` in seconds.
enum UnknownMinutes: Rule {
  static let id: RuleID = "JN03"
  static let name = "unknown-minutes"
  static let severity = Severity.information

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.journeys.compactMap { journey in
      guard let stated = journey.minutes.located,
        let untimed = draft.duas(of: journey)?.first(where: \.duration.isMissing)
      else { return nil }
      return finding(
        message(journey.label, untimed.label),
        at: stated.range,
        notes: [Finding.Note("\(untimed.label) is here", at: untimed.range)]
      )
    }
  }

  private static func message(_ journey: String, _ dua: String) -> String {
    "the minutes of \(journey) cannot be checked: \(dua) has no `duration`"
  }
}
