import Diagnostics

/// A dua is said less than once or more than a thousand times.
///
/// ## What it does
/// Holds `repetitions` of every dua against 1 to 1000.
///
/// ## Why it matters
/// The counter of the app cannot finish a dua of no repetitions, and no one finishes one of ten thousand.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar" repetitions="0">
/// ```
///
/// ## How to fix it
/// Write how often the dua is said in one practice.
enum RepetitionsOutOfRange: Rule {
  static let id: RuleID = "DU03"
  static let name = "repetitions-out-of-range"
  static let severity = Severity.error
  static let isEssential = true

  static let allowed = 1...1000

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.compactMap { dua in
      guard let repetitions = dua.repetitions.located, !allowed.contains(repetitions.value) else {
        return nil
      }
      return finding(message(dua.label, repetitions.value), at: repetitions.range)
    }
  }

  private static func message(_ dua: String, _ repetitions: Int) -> String {
    "\(dua) has \(repetitions) repetitions: write \(allowed.lowerBound) to \(allowed.upperBound)"
  }
}
