import UnicodeText

/// A finding with its final severity and its place in lines and columns: what is shown, stored and counted.
public struct Diagnostic: Equatable, Sendable {
  /// A further place or fact that explains a diagnostic.
  public struct Note: Equatable, Sendable {
    /// What is wrong, in a sentence without a full stop.
    public var message: String
    /// Where; nil when it is about the library as a whole.
    public var location: SourceLocation?

    public init(message: String, location: SourceLocation?) {
      self.message = message
      self.location = location
    }
  }

  /// A change that would mend the finding.
  public struct FixIt: Equatable, Sendable {
    /// A run of text and what would stand in its place.
    public struct Edit: Equatable, Sendable {
      /// Where; nil when it is about the library as a whole.
      public var location: SourceLocation
      /// What to write in the place of the text there.
      public var replacement: String

      public init(location: SourceLocation, replacement: String) {
        self.location = location
        self.replacement = replacement
      }
    }

    /// What is wrong, in a sentence without a full stop.
    public var message: String
    /// Whether the change can be made without looking.
    public var applicability: Diagnostics.FixIt.Applicability
    /// What to write where.
    public var edits: [Edit]

    public init(
      message: String,
      applicability: Diagnostics.FixIt.Applicability = .unsafe,
      edits: [Edit]
    ) {
      self.message = message
      self.applicability = applicability
      self.edits = edits
    }
  }

  /// The rule that found it.
  public var rule: RuleID
  /// What it counts as under the policy of the library.
  public var severity: Severity
  /// What is wrong, in a sentence without a full stop.
  public var message: String
  /// Where; nil when it is about the library as a whole.
  public var location: SourceLocation?
  /// Further places and facts.
  public var notes: [Note]
  /// Changes that would mend it.
  public var fixIts: [FixIt]

  public init(
    rule: RuleID,
    severity: Severity,
    message: String,
    location: SourceLocation?,
    notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.notes = notes
    self.fixIts = fixIts
  }
}

/// A place in a source file as a person looks it up.
public struct SourceLocation: Equatable, Sendable {
  /// Relative to the content root, with `/`.
  public var path: String
  /// From 1.
  public var line: Int
  /// In Unicode scalars, from 1.
  public var column: Int
  /// The line of the last scalar of the range.
  public var endLine: Int
  /// The column behind the last scalar of the range.
  public var endColumn: Int
  /// UTF-8 bytes of the file.
  public var bytes: Range<Int>
  /// The text around the range, for a code frame; nil when the file has no such text (it is unreadable, or not UTF-8).
  public var excerpt: Excerpt?

  public init(
    path: String,
    line: Int,
    column: Int,
    endLine: Int,
    endColumn: Int,
    bytes: Range<Int>,
    excerpt: Excerpt?
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.bytes = bytes
    self.excerpt = excerpt
  }

  /// The first line of a range, cut to a window when it is long.
  public struct Excerpt: Equatable, Sendable {
    /// The text of the line, or of a window in it, exactly as written.
    public var text: String
    /// The part of `text` that is meant, in scalars from its start.
    public var mark: Range<Int>
    /// Whether text was left out before and behind.
    public var isCutBefore: Bool
    public var isCutBehind: Bool

    public init(text: String, mark: Range<Int>, isCutBefore: Bool, isCutBehind: Bool) {
      self.text = text
      self.mark = mark
      self.isCutBefore = isCutBefore
      self.isCutBehind = isCutBehind
    }
  }
}
