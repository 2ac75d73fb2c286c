import Diagnostics

/// The page of a rule in the documentation.
public struct RuleDocumentation: Equatable, Sendable {
  /// The id of the rule, such as `RF03`.
  public let id: RuleID
  /// The readable name, `[a-z0-9-]+`.
  public let name: String
  /// The severity that the rule has where policy does not change it.
  public let severity: Severity
  /// Whether policy cannot change the severity.
  public let isEssential: Bool
  /// Whether a lenient build takes an error of the rule as a warning, in a file that was read to its end.
  public let isRecoverable: Bool
  /// One line.
  public let summary: String
  /// The sections of the page, in Markdown: what the rule does, why it matters, an example, how to fix it.
  public let body: String
}

/// All rules there are, those of the readers included.
///
/// The list itself, `all`, is generated from the documentation comments of the rules.
public enum RuleCatalog {}

extension RuleCatalog {
  /// The version of the set of rules, which the manifest of a bundle names. Raised whenever a rule is added, removed or
  /// changes what it finds, once for all changes since the bundle was last published.
  public static let version = 2

  /// The page of a rule.
  public static subscript(id: RuleID) -> RuleDocumentation? { byID[id] }

  /// The id of the rule with a readable name; nil if there is none.
  public static func id(ofRuleNamed name: String) -> String? {
    all.first { $0.name == name.lowercased() }?.id.rawValue
  }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
