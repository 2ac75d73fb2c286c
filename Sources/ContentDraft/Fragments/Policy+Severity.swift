import Diagnostics

extension Policy {
  /// The severity of a finding under this policy; nil if its rule is turned off.
  ///
  /// The severity of an essential rule is fixed: a library that violates it cannot be built.
  public func severity(of finding: Finding) -> Severity? {
    guard let level = levels[finding.rule]?.value, !finding.isEssential else { return finding.severity }
    return level.severity
  }
}
