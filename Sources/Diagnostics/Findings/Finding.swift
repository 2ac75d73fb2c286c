/// The result of a reader or a rule, without the final severity (which depends on policy) and without line numbers.
public struct Finding: Equatable, Sendable {
  /// A further location or fact that explains a finding.
  public struct Note: Equatable, Sendable {
    /// A sentence without a period.
    public var message: String
    /// The location of the fact; nil if it has none.
    public var range: SourceRange?

    /// Creates a note; messages longer than ``Finding/messageLimit`` are cut.
    public init(_ message: String, at range: SourceRange? = nil) {
      self.message = message.cut(afterBytes: Finding.messageLimit)
      self.range = range
    }
  }

  /// The rule that found it.
  public var rule: RuleID
  /// The rule's default severity; policy may change it.
  public var severity: Severity
  /// ``RuleDescription/isEssential`` and ``RuleDescription/isRecoverable`` of the rule: whether its severity is fixed, and
  /// whether a lenient build continues.
  public let isEssential: Bool
  /// Whether a lenient build continues.
  public let isRecoverable: Bool
  /// A sentence without a period.
  public var message: String
  /// The location; nil if the finding is about the whole library.
  public var range: SourceRange?
  /// Further locations and facts.
  public var notes: [Note]
  /// Alternative fixes: `--fix` applies the first that it is allowed to apply.
  public var fixIts: [FixIt]
  /// Further ranges that the message counts and does not show.
  public var others: [SourceRange] = []
  /// Ranges that are not shown, where the cause may be: the words beside something that is missing, or the text that a number
  /// depends on.
  public var neighbors: [SourceRange] = []

  /// The greatest length of a message, in bytes: messages quote texts, which may have any length.
  public static let messageLimit = 2000

  /// Creates a finding; messages longer than ``messageLimit`` are cut.
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
    self.message = message.cut(afterBytes: Self.messageLimit)
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }
}

/// A change that fixes a finding.
public struct FixIt: Equatable, Sendable {
  /// Bytes of a source file and their replacement.
  public struct Edit: Equatable, Sendable {
    /// The bytes to replace; an empty range inserts.
    public var range: SourceRange
    /// The exact new text.
    public var replacement: String

    public init(_ range: SourceRange, _ replacement: String) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// Whether a change can be applied automatically.
  public enum Applicability: String, CaseIterable, Sendable {
    /// The change can be applied automatically: the meaning does not change.
    case safe
    /// The change may be wrong: it is applied only on request.
    case unsafe
  }

  /// What the change does, in the imperative: "write `beginner`".
  public var message: String
  /// Whether the change can be made without review.
  public var applicability: Applicability
  /// The edits, without overlaps.
  public var edits: [Edit]
  /// Whether the new text is copied from a text of the Quran that the user supplied: only such a fix may replace a quotation
  /// of the Quran, and only on request.
  public var writesQuran = false

  /// The number of edits after which a fix-it takes no further issue, far above what an editor's text needs. `--fix` fixes the
  /// others in its next round.
  public static let editLimit = 10_000

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

extension String {
  /// The text, cut before the scalar that does not fit into `limit` bytes.
  fileprivate func cut(afterBytes limit: Int) -> String {
    guard utf8.count > limit, let end = utf8.index(utf8.startIndex, offsetBy: limit, limitedBy: utf8.endIndex)
    else { return self }
    return String(unicodeScalars[..<end]) + "…"
  }
}
