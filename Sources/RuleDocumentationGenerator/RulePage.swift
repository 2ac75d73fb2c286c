/// The documentation of a rule, read from its source file.
public struct RulePage: Equatable, Sendable {
  /// The name of the Swift type.
  public var type: String
  /// Whether the type conforms to `Rule` and the validator runs it; a reader's rule has only a description.
  public var isRunByValidator: Bool
  public var id: String
  /// The readable name, `[a-z0-9-]+`.
  public var name: String
  /// The default severity, as in the source.
  public var severity: String
  /// Whether policy cannot change the severity.
  public var isEssential: Bool
  /// Whether a lenient build can repair a violation.
  public var isRecoverable: Bool
  /// The first line of the documentation comment.
  public var summary: String
  /// The sections after the summary, in Markdown.
  public var body: String

  /// The headings of every page, in this order.
  public static let headings = ["What it does", "Why it matters", "Example", "How to fix it"]
}
