import ContentSource

/// Runs every rule over a draft.
public enum Validator {
  /// What the rules find, with the severities of the library's policy, sorted by place and then by rule.
  ///
  /// When a file was not read whole, rules that look for what is missing are passed over.
  /// - Parameter quran: What quotations are held against.
  ///
  /// The result depends on the draft's records alone, not on the order in which they are listed.
  public static func findings(in draft: LibraryDraft, quran: QuranSource) -> [Finding] {
    let work = ValidationWork(draft, quran)
    return work.report(work.units.flatMap(work.findings))
  }

  /// The same, with work on `jobs` threads at once, at least 1: their number does not change the result.
  ///
  /// Throws when the task is cancelled.
  public static func findings(
    in draft: LibraryDraft,
    quran: QuranSource,
    jobs: Int
  ) async throws(CancellationError) -> [Finding] {
    let work = ValidationWork(draft, quran)
    var found = [[Finding]](repeating: [], count: work.units.count)
    await withTaskGroup(of: (Int, [Finding]).self) { group in
      var waiting = work.units
      for unit in waiting.prefix(jobs) { group.addTask { (unit, work.findings(of: unit)) } }
      waiting = waiting.dropFirst(jobs)
      for await (unit, findings) in group {
        found[unit] = findings
        if !Task.isCancelled, let next = waiting.popFirst() {
          group.addTask { (next, work.findings(of: next)) }
        }
      }
    }
    guard !Task.isCancelled else { throw CancellationError() }
    return work.report(found.flatMap(\.self))
  }
}
