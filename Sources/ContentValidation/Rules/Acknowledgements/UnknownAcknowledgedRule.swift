import ContentDraft
import Diagnostics
import RulePages
import UnicodeText

/// An acknowledgement names a rule that does not exist.
///
/// ## What it does
/// Looks up the rule of every acknowledgement among the ids of all rules.
///
/// ## Why it matters
/// The finding that it is about is reported again.
///
/// ## Example
/// ```xml
/// <!-- rizq:allow QR21 the hadith quotes the end of the verse -->
/// ```
///
/// ## How to fix it
/// Write the id that the finding shows, such as `QR12`. `rizq rules` lists them.
enum UnknownAcknowledgedRule: Rule {
  static let id: RuleID = "AK03"
  static let name = "unknown-acknowledged-rule"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    var suggester = RuleSuggester()
    return draft.acknowledgements.filter { RuleCatalog[$0.rule.value] == nil }.map { acknowledgement in
      let rule = acknowledgement.rule
      return unknownName(
        "no rule has the id \(rule.value.rawValue.quoted())",
        at: rule.range,
        suggestion: suggester.nearest(to: rule.value),
        otherwise: "`rizq rules` lists them"
      )
    }
  }
}
