import ContentDraft
import Diagnostics
import UnicodeText

/// Knows which findings follow from another finding about the same words, so that one mistake is one finding.
///
/// A rule names the rules that it explains (``Rule/explains``). A finding follows from others if they cover at least half of its
/// range, or of the range of one of its notes or neighbors, and if the policy reports them with at least the same severity. A
/// finding that counts others (``Finding/others``) follows only if all of those do. If it does not, it is kept, and the findings
/// that it counts and fixes are dropped instead (``CountedFixes``), unless one of the two is acknowledged: whoever acknowledges one
/// has not read the other. Some rules also explain findings about the words next to theirs (``Rule/explainsNeighbors``). A finding
/// of an essential rule follows from none.
struct ExplainedFindings {
  private struct Key: Hashable {
    let rule: RuleID
    let file: FileID
  }

  /// For each rule that is explained, the rules that explain it.
  private let explaining: [RuleID: [RuleID]]
  /// The ranges of the findings of each explaining rule in each file, by severity.
  private let ranges: [Key: [Severity: MergedRanges]]
  /// Those of rules that explain findings about neighbors, and of their notes, each extended to the words next to it.
  private let reaches: [Key: [Severity: MergedRanges]]
  private let severity: (Finding) -> Severity?

  init(_ findings: [Finding], _ policy: Policy, rules: [any Rule.Type] = RuleRegistry.all) {
    let explainers = rules.filter { !$0.explains.isEmpty }
    var explaining: [RuleID: [RuleID]] = [:]
    for rule in explainers {
      for explained in rule.explains { explaining[explained, default: []].append(rule.id) }
    }
    self.explaining = explaining
    severity = policy.severity
    let ids = Set(explainers.map { $0.id })
    let wide = Set(explainers.filter { $0.explainsNeighbors }.map { $0.id })
    var found: [Key: [Severity: [Range<Int>]]] = [:]
    var reached: [Key: [Severity: [Range<Int>]]] = [:]
    for finding in findings where ids.contains(finding.rule) {
      guard let severity = policy.severity(of: finding) else { continue }
      for range in [finding.range].compactMap(\.self) + finding.others {
        found[Key(rule: finding.rule, file: range.file), default: [:]][severity, default: []].append(
          range.bytes
        )
      }
      for range in wide.contains(finding.rule) ? finding.ranges : [] {
        let bytes = max(0, range.bytes.lowerBound - Self.gap)..<range.bytes.upperBound + Self.gap
        reached[Key(rule: finding.rule, file: range.file), default: [:]][severity, default: []].append(bytes)
      }
    }
    ranges = found.mapValues { $0.mapValues { MergedRanges($0) } }
    reaches = reached.mapValues { $0.mapValues { MergedRanges($0) } }
  }

  /// The bytes of a space and an Arabic comma, and one of the word after them.
  private static let gap = 4

  /// Whether another finding explains this one.
  func contain(_ finding: Finding) -> Bool {
    guard !ranges.isEmpty, !finding.isEssential, let rules = explaining[finding.rule],
      let severity = severity(finding)
    else { return false }
    return (finding.ranges + finding.neighbors).contains { isExplained($0, by: rules, severity) }
      && finding.others.allSatisfy { isExplained($0, by: rules, severity) }
  }

  private func isExplained(_ range: SourceRange, by rules: [RuleID], _ severity: Severity) -> Bool {
    rules.contains { rule in
      let key = Key(rule: rule, file: range.file)
      return ranges[key, default: [:]].contains {
        $0.key <= severity && $0.value.coversHalf(of: range.bytes)
      }
        || reaches[key, default: [:]].contains { $0.key <= severity && $0.value.overlaps(range.bytes) }
    }
  }
}

extension Finding {
  /// The ranges of the finding and of its notes.
  fileprivate var ranges: [SourceRange] { [range].compactMap(\.self) + notes.compactMap(\.range) }
}

extension [Finding] {
  /// Without the findings that others explain.
  func withoutExplained(_ draft: LibraryDraft) -> [Finding] {
    let policy = draft.declaration?.policy ?? Policy()
    let explained = ExplainedFindings(self, policy)
    var kept = filter { !explained.contain($0) }
    let acknowledged = AcknowledgedFindings(draft, [Finding]())
    func isShown(_ finding: Finding) -> Bool { acknowledged.reason(of: finding) == nil }
    let counted = CountedFixes(kept.lazy.filter(isShown), policy)
    kept.removeAll { isShown($0) && counted.contain($0) }
    return kept
  }
}

extension MergedRanges {
  /// Whether at least half of a range is in these; for an empty range, whether its position is.
  fileprivate func coversHalf(of range: Range<Int>) -> Bool {
    let first = ranges.partitioningIndex { $0.upperBound >= range.lowerBound }
    let found = ranges[first...].prefix { $0.lowerBound <= range.upperBound }
    guard !range.isEmpty else { return !found.isEmpty }
    return 2 * found.reduce(0) { $0 + $1.clamped(to: range).count } >= range.count
  }
}
