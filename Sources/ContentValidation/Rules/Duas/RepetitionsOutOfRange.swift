import ContentDraft
import Diagnostics

/// A dua is repeated less than once or more than a thousand times.
///
/// ## What it does
/// Checks that `repetitions` of every dua is 1 to 1000.
///
/// ## Why it matters
/// The app's counter cannot complete zero repetitions, and no one completes ten thousand.
///
/// ## Example
/// ```xml
/// <dua id="8" slug="sayyid-al-istighfar" repetitions="0">
/// ```
///
/// ## How to fix it
/// Write how often the dua is recited each time it is practiced.
enum RepetitionsOutOfRange: Rule {
  static let id: RuleID = "DU03"
  static let name = "repetitions-out-of-range"
  static let severity = Severity.error
  static let isEssential = true

  static let allowed = NumberRange.repetitions

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duas.compactMap { dua in
      guard let repetitions = dua.repetitions.located, !allowed.contains(repetitions.value) else {
        return nil
      }
      return finding(message(dua.label, repetitions.value), at: repetitions.range)
    }
  }

  private static func message(_ dua: String, _ repetitions: Int) -> String {
    "\(dua) has \(repetitions) repetitions: write a number from \(allowed.lowerBound) to \(allowed.upperBound)"
  }
}
