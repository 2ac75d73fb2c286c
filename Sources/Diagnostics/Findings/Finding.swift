/// What a reader or a rule found, before policy gives it a severity and its file gives it a line.
public struct Finding: Equatable, Sendable {
  /// A further place or fact that explains a finding.
  public struct Note: Equatable, Sendable {
    /// A sentence without a full stop.
    public var message: String
    public var range: SourceRange?

    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// The rule that found it.
  public var rule: RuleID
  /// The severity that the rule gives by default; policy may change it.
  public var severity: Severity
  /// Whether the rule's severity is fixed, and whether a lenient build may go on: ``RuleDescription/isEssential`` and
  /// ``RuleDescription/isRecoverable`` of the rule.
  public let isEssential: Bool
  public let isRecoverable: Bool
  /// A sentence without a full stop.
  public var message: String
  /// Where; nil only when the finding is about the library as a whole.
  public var range: SourceRange?
  /// Further places and facts.
  public var notes: [Note]
  /// Alternative fixes: `--fix` applies the first that it is allowed to apply.
  public var fixIts: [FixIt]

  public init(
    _ rule: (some RuleDescription).Type,
    _ message: String,
    at range: SourceRange?,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.rule = rule.id
    severity = rule.severity
    (isEssential, isRecoverable) = (rule.isEssential, rule.isRecoverable)
    self.message = message
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }
}

/// A change that fixes a finding.
public struct FixIt: Equatable, Sendable {
  /// Bytes of a source file and their replacement.
  public struct Edit: Equatable, Sendable {
    public var range: SourceRange
    public var replacement: String

    public init(_ range: SourceRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// Who may apply a change.
  public enum Applicability: String, CaseIterable, Sendable {
    /// A machine: the meaning does not change.
    case safe
    /// A person, or a machine on request: the change may be wrong.
    case unsafe
  }

  /// What the change does, in the imperative: "write `beginner`".
  public var message: String
  /// Whether the change can be made without review.
  public var applicability: Applicability
  /// The edits, none overlapping another.
  public var edits: [Edit]

  /// A change that a person should review.
  public init(_ message: String, _ edits: Edit...) {
    self.init(message, .unsafe, edits)
  }

  public init(_ message: String, _ applicability: Applicability, _ edits: [Edit]) {
    self.message = message
    self.applicability = applicability
    self.edits = edits
  }
}
