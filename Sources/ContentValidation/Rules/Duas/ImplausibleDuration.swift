import ArabicText
import Diagnostics

/// A dua takes far less or far more time than its words need.
///
/// ## What it does
/// Compares `duration` with the number of Arabic words, times the repetitions. No one says more than 6 words a second;
/// a minute plus 6 seconds a word is enough for the slowest. A duration that fits the repetitions which the prose names is
/// left to `repetitions-in-prose`.
///
/// ## Why it matters
/// The minutes of journeys are the sum of these durations. Usually the duration covers one repetition only, or is in
/// minutes.
///
/// ## Example
/// A dua of 20 words with `repetitions="100"` and `duration="60"`.
///
/// ## How to fix it
/// Time the dua with all its repetitions and write the seconds.
enum ImplausibleDuration: Rule {
  static let id: RuleID = "DU05"
  static let name = "implausible-duration"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    // Few durations are implausible, and only for them is the prose read.
    lazy var otherCounts = RepetitionsInProse.otherCounts(in: draft)
    return draft.duas.enumerated().compactMap { index, dua in
      let words = draft.recitations.wordCount(of: index)
      guard let duration = dua.duration.located, DurationOutOfRange.allowed.contains(duration.value),
        let repetitions = dua.repetitions.value, RepetitionsOutOfRange.allowed.contains(repetitions),
        words > 0
      else { return nil }
      let spoken = words * repetitions
      guard !plausible(forWords: spoken).contains(duration.value) else { return nil }
      // The repetitions are wrong, not the duration.
      if let count = otherCounts[index], RepetitionsOutOfRange.allowed.contains(count),
        plausible(forWords: words * count).contains(duration.value)
      {
        return nil
      }
      var result = finding(message(dua.label, duration.value, words, repetitions), at: duration.range)
      result.neighbors = [dua.arabic.range].compactMap(\.self)
      return result
    }
  }

  /// The plausible number of seconds.
  private static func plausible(forWords words: Int) -> ClosedRange<Int> { words / 6...60 + words * 6 }

  private static func message(_ dua: String, _ duration: Int, _ words: Int, _ repetitions: Int) -> String {
    let times = repetitions == 1 ? "" : ", repeated \(repetitions) times"
    let bounds = plausible(forWords: words * repetitions)
    return "\(dua) takes \(duration) seconds for \(words) words\(times): "
      + "\(max(1, bounds.lowerBound)) to \(bounds.upperBound) seconds would be plausible"
  }
}
