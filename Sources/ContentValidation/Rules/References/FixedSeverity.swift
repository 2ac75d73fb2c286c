import ContentDraft
import Diagnostics
import RulePages

/// The policy changes the severity of an essential rule.
///
/// ## What it does
/// Looks for essential rules among the keys of `policy.severity` in `library.json`. A rule is essential if a library
/// that breaks it cannot be built: a dua without an id, a journey step without its dua.
///
/// ## Why it matters
/// The entry has no effect.
///
/// ## Example
/// ```json
/// "policy": { "severity": { "ID02": "warning" } }
/// ```
///
/// ## How to fix it
/// Remove the entry, and fix what the rule reports.
enum FixedSeverity: Rule {
  static let id: RuleID = "RF09"
  static let name = "fixed-severity"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let levels = draft.declaration?.policy.levels ?? [:]
    return levels.sorted { $0.key < $1.key }.compactMap { id, level in
      guard let rule = RuleCatalog[id], rule.isEssential,
        level.value.severity != rule.severity
      else { return nil }
      return finding(message(rule), at: level.range)
    }
  }

  private static func message(_ rule: RuleDocumentation) -> String {
    "`\(rule.id)` (\(rule.name)) is always an \(rule.severity.rawValue), because a library that breaks it "
      + "cannot be built: remove this entry"
  }
}
