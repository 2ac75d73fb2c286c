import ContentDraft
import Diagnostics
import RulePages
import UnicodeText

/// The policy sets the severity of a rule that does not exist.
///
/// ## What it does
/// Looks up every key of `policy.severity` in `library.json` among the ids of all rules.
///
/// ## Why it matters
/// The intended rule keeps its own severity.
///
/// ## Example
/// ```json
/// "policy": { "severity": { "RQ99": "off" } }
/// ```
///
/// ## How to fix it
/// Write the id of a rule, such as `RQ05`. `rizq rules` lists them.
enum UnknownRule: Rule {
  static let id: RuleID = "RF08"
  static let name = "unknown-rule"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let levels = draft.declaration?.policy.levels ?? [:]
    var suggester = RuleSuggester()
    return levels.sorted { $0.key < $1.key }
      .filter { RuleCatalog[$0.key] == nil }
      .map { rule, level in
        unknownName(
          "no rule has the id \(rule.rawValue.quoted())",
          at: level.range,
          suggestion: suggester.nearest(to: rule),
          otherwise: "`rizq rules` lists them"
        )
      }
  }
}
