import ContentDraft
import Diagnostics
import RulePages

/// An acknowledgement is about a rule that cannot be acknowledged.
///
/// ## What it does
/// Looks for acknowledgements of essential rules, and of the rules about acknowledgements.
///
/// ## Why it matters
/// A library that breaks an essential rule cannot be built, whatever the reason; policy cannot silence it either.
///
/// ## Example
/// ```xml
/// <!-- rizq:allow ID02 both duas have this slug -->
/// ```
///
/// ## How to fix it
/// Fix the finding, and remove the acknowledgement.
enum AcknowledgedEssentialRule: Rule {
  static let id: RuleID = "AK04"
  static let name = "acknowledged-essential-rule"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.acknowledgements.compactMap { acknowledgement in
      let range = acknowledgement.rule.range
      guard let rule = RuleCatalog[acknowledgement.rule.value] else { return nil }
      if rule.isEssential {
        return finding(
          "`\(rule.id)` (\(rule.name)) cannot be acknowledged, because a library that breaks it cannot be built: fix "
            + "the finding and remove this",
          at: range
        )
      }
      guard rule.id.isAboutAcknowledgements else { return nil }
      return finding(
        "`\(rule.id)` (\(rule.name)) is about acknowledgements and cannot be acknowledged: fix the finding and remove this",
        at: range
      )
    }
  }
}

extension RuleID {
  /// Whether the rule checks acknowledgements.
  var isAboutAcknowledgements: Bool { rawValue.hasPrefix("AK") }
}
