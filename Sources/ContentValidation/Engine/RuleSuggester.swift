import Diagnostics
import RulePages

/// Answers "did you mean" for unknown rules.
struct RuleSuggester {
  private var names = Suggester(RuleCatalog.all.map(\.name))

  /// The id of the rule that is meant by its id in another case, or by its name or one like it. Ids that differ in a digit are of rules
  /// about something else.
  mutating func nearest(to rule: RuleID) -> String? {
    let id = rule.rawValue.uppercased()
    if RuleCatalog[RuleID(id)] != nil { return id }
    return names.nearest(to: rule.rawValue).flatMap(RuleCatalog.id(ofRuleNamed:))
  }
}
