import ContentDraft
import Diagnostics
import RulePages

extension Policy {
  /// What a finding counts as under this policy; nil when its rule is silenced.
  ///
  /// The level of an essential rule cannot be changed: the library could not be built.
  public func severity(of finding: Finding) -> Severity? {
    guard let level = levels[finding.rule]?.value, !RuleCatalog.essentialRules.contains(finding.rule) else {
      return finding.severity
    }
    return level.severity
  }

  /// The findings that are not silenced, each with the severity that this policy gives it.
  ///
  /// Applying a policy twice is the same as applying it once, so findings of readers and of rules can be put together
  /// before or after.
  public func apply(to findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let severity = severity(of: finding) else { return nil }
      var finding = finding
      finding.severity = severity
      return finding
    }
  }
}
