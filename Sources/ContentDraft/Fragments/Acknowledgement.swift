import Diagnostics

/// An editor's statement that the findings of a rule in an entry are intended: the comment `rizq:allow` in XML, an object of
/// `$allow` in JSON.
public struct Acknowledgement: Equatable, Sendable {
  /// The comment, or the opening brace.
  public var range: SourceRange
  /// The entry, from its first byte through its last: a dua, a journey, a text of a layer, or an object of the declaration.
  public var entry: SourceRange
  /// The id of the rule, as written; it may be unknown.
  public var rule: Located<RuleID>
  /// Why the findings are intended.
  public var reason: Field<String>

  public init(range: SourceRange, entry: SourceRange, rule: Located<RuleID>, reason: Field<String>) {
    self.range = range
    self.entry = entry
    self.rule = rule
    self.reason = reason
  }
}
