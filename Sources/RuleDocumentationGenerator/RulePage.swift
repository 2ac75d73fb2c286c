/// What a rule's source file says of the rule.
public struct RulePage: Equatable, Sendable {
  /// The name of the Swift type.
  public var type: String
  /// Whether the type conforms to `Rule`, so that the validator runs it; a reader's rule only describes itself.
  public var isRunByValidator: Bool
  public var id: String
  public var name: String
  public var severity: String
  public var isEssential: Bool
  /// Whether a lenient build forgives a breach.
  public var leavesDuasReadable: Bool
  /// The first line of the documentation comment.
  public var summary: String
  /// The sections behind the summary, in Markdown.
  public var body: String

  /// The headings that every page has, in this order.
  public static let headings = ["What it does", "Why it matters", "Example", "How to mend it"]

  /// The area of the rule: the letters of its id.
  public var area: String { String(id.prefix(2)) }
}
