import Diagnostics
import UnicodeText

/// The greatest numbers of findings of one rule and severity that a report lists. It counts the others, because a file of a few
/// megabytes can have millions, and a diagnostic takes a kilobyte of memory.
///
/// Those that an editor has acknowledged are listed, and not counted: there are no more of them than were written.
struct FindingLimit {
  /// In one file: far more than one has while people work on it.
  var inFile = 5000
  /// In all files.
  var inLibrary = 10_000

  /// Lists all findings.
  static let unlimited = FindingLimit(inFile: .max, inLibrary: .max)

  private struct Key: Hashable {
    let rule: RuleID
    let severity: Severity
  }

  /// The findings that have a severity, up to the limits.
  ///
  /// In each file, and of the files, the first findings in the order of reports are listed. The result does not depend on the order of
  /// `findings`.
  func limited(
    _ findings: [Finding],
    severity: (Finding) -> Severity?,
    isAcknowledged: (Finding) -> Bool
  ) -> LimitedFindings {
    let severities = findings.map(severity)
    var groups: [Key: [Int]] = [:]
    if findings.count > min(inFile, inLibrary) {
      for (index, severity) in severities.enumerated() {
        guard let severity, !isAcknowledged(findings[index]) else { continue }
        groups[Key(rule: findings[index].rule, severity: severity), default: []].append(index)
      }
    }
    var isListed = severities.map { $0 != nil }
    var omissions: [LimitedFindings.Omission] = []
    for (key, group) in groups where group.count > min(inFile, inLibrary) {
      omissions += limit(group, of: findings, key.severity, &isListed)
    }
    let listed = findings.indices.compactMap { index in
      severities[index].flatMap { isListed[index] ? (finding: findings[index], severity: $0) : nil }
    }
    return LimitedFindings(listed: listed, omissions: omissions)
  }

  /// Counts those of some findings of one rule and severity that are beyond a limit.
  private func limit(
    _ group: [Int],
    of findings: [Finding],
    _ severity: Severity,
    _ isListed: inout [Bool]
  ) -> [LimitedFindings.Omission] {
    var listedCount = 0
    var counts: [FileID?: Int] = [:]
    // By file; nil for those that are beyond the limit for all files, or about the whole library.
    var omissions: [FileID?: LimitedFindings.Omission] = [:]
    var previous: Int?
    for index in group.sorted(by: { findings[$0].isReported(before: findings[$1]) }) {
      let finding = findings[index]
      defer { previous = index }
      if let previous, !findings[previous].isReported(before: finding), findings[previous] == finding {
        isListed[index] = false
        continue
      }
      let file = finding.range?.file
      let count = counts[file, default: 0] + 1
      counts[file] = count
      if count <= inFile, listedCount < inLibrary {
        listedCount += 1
        continue
      }
      isListed[index] = false
      let place = listedCount < inLibrary ? file : nil
      omissions[place, default: LimitedFindings.Omission(of: finding, severity, in: place)].findings
        .add(finding)
    }
    return Array(omissions.values)
  }
}

/// The findings that a report lists, and the numbers of the others.
struct LimitedFindings {
  /// The findings that are not listed, of one rule and severity, in one file or in the library.
  struct Omission {
    /// Where they are, without a number.
    private let place: Finding
    /// Their severity.
    let severity: Severity
    var findings = OmittedFindings()

    init(of finding: Finding, _ severity: Severity, in file: FileID?) {
      var place = finding
      place.range = file.map { SourceRange(file: $0, 0..<0) }
      (place.notes, place.fixIts, place.others, place.neighbors) = ([], [], [], [])
      (self.place, self.severity) = (place, severity)
    }

    /// A finding of the rule, at the start of the file, that says how many they are.
    var finding: Finding {
      var finding = place
      let more = findings.count.counted("more finding")
      finding.message =
        place.range == nil
        ? "\(more) of this rule, not listed: fix the listed ones"
        : "\(more) of this rule in this file, not listed: fix the listed ones"
      return finding
    }
  }

  /// In the order in which they were given.
  var listed: [(finding: Finding, severity: Severity)]
  /// In no order.
  var omissions: [Omission]
}
