import ContentDraft
import Diagnostics
import ParallelWork

/// Runs every rule over a draft.
public enum Validator {
  /// What the rules find, rule by rule, each finding with the default severity of its rule.
  ///
  /// When a file was not read to its end, rules that report missing content are skipped. The result depends on the draft's
  /// records alone, not on the order in which they are listed.
  ///
  /// - Parameter quran: What quotations are checked against.
  public static func findings(in draft: LibraryDraft, quran: QuranSource) -> [Finding] {
    var work = ValidationWork(draft, quran)
    work.learn(work.lessons.units.map(work.lessons.style))
    return work.units.flatMap(work.findings)
  }

  /// The same, with work on `jobs` threads at once, at least 1: their number does not change the result.
  ///
  /// Throws when the task is cancelled.
  public static func findings(
    in draft: LibraryDraft,
    quran: QuranSource,
    jobs: Int
  ) async throws(CancellationError) -> [Finding] {
    var work = ValidationWork(draft, quran)
    let lessons = work.lessons
    work.learn(try await parallelMap(lessons.units, jobs: jobs) { lessons.style(ofUnit: $0) })
    let learned = work
    return try await parallelMap(learned.units, jobs: jobs) { learned.findings(of: $0) }.flatMap(\.self)
  }
}
