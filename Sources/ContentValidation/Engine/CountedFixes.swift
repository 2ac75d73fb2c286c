import ContentDraft
import Diagnostics
import UnicodeText

/// The fixes of findings that count several places.
///
/// Such a finding stays if one of its places follows from no other finding (``ExplainedFindings``). Then a finding about another of
/// its places says the same again, unless it has a fix of its own.
struct CountedFixes {
  private struct Fix: Hashable {
    let rule: RuleID
    let applicability: FixIt.Applicability
    let range: SourceRange
    let replacement: ExactText

    init(_ rule: RuleID, _ applicability: FixIt.Applicability, _ edit: FixIt.Edit) {
      (self.rule, self.applicability) = (rule, applicability)
      (range, replacement) = (edit.range, ExactText(edit.replacement))
    }
  }

  /// The edits of these findings, with the severity of the finding.
  private let severities: [Fix: Severity]
  /// For each rule, the rules that it explains and that count several places somewhere.
  private let explained: [RuleID: [RuleID]]
  private let severity: (Finding) -> Severity?

  init(_ findings: some Sequence<Finding>, _ policy: Policy, rules: [any Rule.Type] = RuleRegistry.all) {
    severity = policy.severity
    let counting = findings.filter { !$0.others.isEmpty && !$0.fixIts.isEmpty }
    let ids = Set(counting.map(\.rule))
    var explained: [RuleID: [RuleID]] = [:]
    for rule in rules {
      let counted = rule.explains.filter(ids.contains)
      if !counted.isEmpty { explained[rule.id] = counted }
    }
    self.explained = explained
    let wanted = Set(explained.values.joined())
    var severities: [Fix: Severity] = [:]
    for finding in counting where wanted.contains(finding.rule) {
      guard let severity = policy.severity(of: finding) else { continue }
      for fixIt in finding.fixIts {
        for edit in fixIt.edits {
          let fix = Fix(finding.rule, fixIt.applicability, edit)
          severities[fix] = min(severity, severities[fix] ?? severity)
        }
      }
    }
    self.severities = severities
  }

  /// Whether the whole fix of a finding about one place is part of the fix of one of these.
  func contain(_ finding: Finding) -> Bool {
    guard let rules = explained[finding.rule], finding.others.isEmpty, !finding.isEssential,
      finding.fixIts.count == 1, let fixIt = finding.fixIts.first, let severity = severity(finding)
    else { return false }
    return rules.contains { rule in
      fixIt.edits.allSatisfy { edit in
        severities[Fix(rule, fixIt.applicability, edit)].map { $0 <= severity } ?? false
      }
    }
  }
}
