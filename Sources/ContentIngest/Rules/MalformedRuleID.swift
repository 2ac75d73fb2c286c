import Diagnostics
import UnicodeText

/// The policy names a rule by something that is no rule id.
///
/// ## What it does
/// Checks that the keys of `severity` are two upper-case letters and two digits.
/// ## Why it matters
/// The level of a rule that does not exist has no effect.
/// ## Example
/// `"severity": {"tx01": "off"}`
/// ## How to fix it
/// Write the id as diagnostics show it: `TX01`.
public enum MalformedRuleID: RuleDescription {
  public static let id: RuleID = "VO19"
  public static let name = "malformed-rule-id"
  public static let severity = Severity.error

  static func finding(_ key: Located<String>) -> Finding {
    let upper = key.value.uppercased()
    let isMended = RuleID.isWellFormed(upper)
    return Finding(
      Self.self,
      "\(key.value.quoted()) is not the id of a rule; write it as in `TX01`",
      at: key.range,
      fixIts: isMended ? [FixIt("write `\(upper)`", .init(key.range, upper))] : []
    )
  }
}
