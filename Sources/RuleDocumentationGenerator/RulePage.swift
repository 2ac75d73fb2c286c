/// The documentation of a rule, read from its source file.
struct RulePage: Equatable, Sendable {
  /// The name of the Swift type.
  var type: String
  /// Whether the type conforms to `Rule` and the validator runs it; a reader's rule has only a description.
  var isRunByValidator: Bool
  var id: String
  /// The readable name, `[a-z0-9-]+`.
  var name: String
  /// The default severity, as in the source.
  var severity: String
  /// Whether policy cannot change the severity.
  var isEssential: Bool
  /// Whether a lenient build can repair a violation.
  var isRecoverable: Bool
  /// The first line of the documentation comment.
  var summary: String
  /// The sections after the summary, in Markdown.
  var body: String

  /// The headings of every page, in this order.
  static let headings = ["What it does", "Why it matters", "Example", "How to fix it"]
}
