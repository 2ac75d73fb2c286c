import ContentDraft
import Diagnostics
import ParallelWork
import QuranText

/// The result of running every rule over a draft.
public struct ValidationResult: Equatable, Sendable {
  /// Rule by rule, each with the default severity of its rule.
  public var findings: [Finding]
  /// Where the texts that rules need quote the Quran.
  public var quranLocations: QuranLocations
}

/// Runs every rule over a draft.
///
/// If a file was not read to its end, rules that report missing content are skipped. The result depends on the records of
/// the draft only, not on the order in which they are listed, nor on the number of threads.
public enum Validator {
  /// The findings of all rules.
  ///
  /// - Parameters:
  ///   - quran: The Quran that quotations are checked against.
  ///   - locations: The locations of texts that were looked up before; other texts are looked up here.
  public static func findings(
    in draft: LibraryDraft,
    quran: QuranSource,
    locations: QuranLocations = QuranLocations()
  ) -> [Finding] {
    findings(in: draft, quran: quran, locations: locations, isScreened: true)
  }

  /// The same, with or without the screens of the rules.
  static func findings(
    in draft: LibraryDraft,
    quran: QuranSource,
    locations: QuranLocations = QuranLocations(),
    isScreened: Bool
  ) -> [Finding] {
    var work = ValidationWork(draft, quran, locations, isScreened: isScreened)
    work.screenWords(with: work.wordUnits.map(work.wordScreenings))
    work.screenTexts(with: work.textUnits.map(work.textScreenings))
    work.prepare(with: work.preparationUnits.map(work.preparation))
    return work.ruleUnits.flatMap(work.findings).withoutExplained(draft)
  }

  /// The result on several threads.
  ///
  /// - Parameters:
  ///   - quran: The Quran that quotations are checked against.
  ///   - locations: The locations of texts that were looked up before; other texts are looked up here.
  ///   - jobs: The number of threads, at least 1.
  ///   - progress: Called when some texts are done, but not after the last.
  /// - Throws: `CancellationError` when the task is cancelled.
  public static func validate(
    _ draft: LibraryDraft,
    quran: QuranSource,
    locations: QuranLocations = QuranLocations(),
    jobs: Int,
    progress: (ValidationProgress) async -> Void = { _ in }
  ) async throws(CancellationError) -> ValidationResult {
    var work = try await ValidationWork(draft, quran, locations, jobs: jobs)
    work.screenWords(
      with: try await parallelMap(work.wordUnits, jobs: jobs) { [work] in work.wordScreenings(ofUnit: $0) }
    )
    work.screenTexts(
      with: try await parallelMap(work.textUnits, jobs: jobs) { [work] in work.textScreenings(ofUnit: $0) }
    )
    let screened = work
    var located = ProgressCount(.locating, total: screened.unlocatedTextCount)
    work.prepare(
      with: try await parallelMap(screened.preparationUnits, jobs: jobs) {
        screened.preparation(ofUnit: $0)
      } finished: { unit in
        if let step = located.add(screened.textCount(ofPreparationUnit: unit)) { await progress(step) }
      }
    )
    let prepared = work
    var checked = ProgressCount(.checking, total: prepared.textCount)
    let findings = try await parallelMap(prepared.ruleUnits, jobs: jobs) {
      prepared.findings(ofUnit: $0)
    } finished: { unit in
      if let step = checked.add(prepared.textCount(ofRuleUnit: unit)) { await progress(step) }
    }
    return ValidationResult(
      findings: findings.flatMap(\.self).withoutExplained(draft),
      quranLocations: prepared.quranLocations
    )
  }
}
