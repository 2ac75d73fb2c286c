import ContentDraft
import Diagnostics
import RulePages

/// An acknowledgement acknowledges nothing.
///
/// ## What it does
/// Looks for acknowledgements in entries without a finding of the rule. A finding that policy silences counts.
///
/// ## Why it matters
/// It would hide the next finding of the rule, which no one has read.
///
/// ## Example
/// ```xml
/// <!-- rizq:allow QR12 the hadith quotes the end of the verse -->
/// <dua …>
/// ```
/// with a dua that quotes no verse.
///
/// ## How to fix it
/// Remove it, or move it to the entry with the finding.
enum UnusedAcknowledgement: RuleDescription {
  static let id: RuleID = "AK06"
  static let name = "unused-acknowledgement"
  static let severity = Severity.error

  static func finding(_ acknowledgement: Acknowledgement) -> Finding {
    let rule = acknowledgement.rule.value
    let name = RuleCatalog[rule].map { " (\($0.name))" } ?? ""
    return Finding(
      Self.self,
      "`\(rule)`\(name) finds nothing in this entry: remove the acknowledgement, or move it to the entry with the finding",
      at: acknowledgement.range
    )
  }
}
