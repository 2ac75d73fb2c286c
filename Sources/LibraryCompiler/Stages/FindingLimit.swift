import Diagnostics
import UnicodeText

/// The greatest number of findings of one rule in one file that a report contains. A file of a few megabytes can have millions, and
/// a diagnostic takes a kilobyte of memory.
///
/// Those that an editor has acknowledged are not counted: there are no more of them than were written.
struct FindingLimit {
  /// Far more than a library has while people work on it.
  var count = 100_000

  private struct Key: Hashable {
    let rule: RuleID
    let severity: Severity?
    /// Nil for the whole library.
    let file: FileID?
  }

  /// The findings in their order, up to the limit, then one finding for each rule, severity and file of which some are left out,
  /// with their number.
  func limited(
    _ findings: [Finding],
    severity: (Finding) -> Severity?,
    isAcknowledged: (Finding) -> Bool
  ) -> [Finding] {
    guard findings.count > count else { return findings }
    var kept: [Finding] = []
    var counts: [Key: Int] = [:]
    var firstOmitted: [(key: Key, finding: Finding)] = []
    for finding in findings {
      guard !isAcknowledged(finding) else {
        kept.append(finding)
        continue
      }
      let key = Key(rule: finding.rule, severity: severity(finding), file: finding.range?.file)
      let number = counts[key, default: 0] + 1
      counts[key] = number
      if number <= count { kept.append(finding) }
      if number == count + 1 { firstOmitted.append((key, finding)) }
    }
    return kept + firstOmitted.map { $0.finding.counting((counts[$0.key] ?? 0) - count) }
  }
}

extension Finding {
  /// A finding of the same rule, at the start of the file, about as many as are not listed, this one included.
  fileprivate func counting(_ count: Int) -> Finding {
    var finding = self
    let more = count.counted("more finding")
    finding.message =
      range == nil
      ? "\(more) of this rule, not listed: fix the listed ones"
      : "\(more) of this rule in this file, not listed: fix the listed ones, or move the file out of the content folder"
    finding.range = range.map { SourceRange(file: $0.file, 0..<0) }
    (finding.notes, finding.fixIts, finding.others, finding.neighbors) = ([], [], [], [])
    return finding
  }
}
