import UnicodeText

/// A finding with its final severity and its location in lines and columns.
public struct Diagnostic: Equatable, Sendable {
  /// A further location or fact that explains a diagnostic.
  public struct Note: Equatable, Sendable {
    /// A sentence without a period.
    public var message: String
    /// Nil if it is about the whole library.
    public var location: SourceLocation?

    public init(message: String, location: SourceLocation?) {
      self.message = message
      self.location = location
    }
  }

  /// A change that fixes the finding.
  public struct FixIt: Equatable, Sendable {
    /// A range of text and its replacement.
    public struct Edit: Equatable, Sendable {
      /// The bytes to replace; an empty range inserts.
      public var range: SourceRange
      /// The range in lines and columns.
      public var location: SourceLocation
      /// The exact new text.
      public var replacement: String

      public init(range: SourceRange, location: SourceLocation, replacement: String) {
        self.range = range
        self.location = location
        self.replacement = replacement
      }
    }

    /// What the change does, in the imperative.
    public var message: String
    /// Whether the change can be made without review.
    public var applicability: Diagnostics.FixIt.Applicability
    /// The edits, without overlaps.
    public var edits: [Edit]
    /// ``Diagnostics/FixIt/writesQuran``: whether the change may replace a quotation of the Quran.
    public var writesQuran: Bool

    public init(
      message: String,
      applicability: Diagnostics.FixIt.Applicability = .unsafe,
      edits: [Edit],
      writesQuran: Bool = false
    ) {
      self.message = message
      self.applicability = applicability
      self.edits = edits
      self.writesQuran = writesQuran
    }
  }

  /// The rule that found it.
  public var rule: RuleID
  /// The severity under the policy of the library.
  public var severity: Severity
  /// What is wrong, as a sentence without a period.
  public var message: String
  /// Nil if it is about the whole library.
  public var location: SourceLocation?
  /// Further locations and facts.
  public var notes: [Note]
  /// Changes that fix it.
  public var fixIts: [FixIt]
  /// Why an editor has acknowledged it; nil if none has.
  public var acknowledgement: String?
  /// The findings of its rule and severity that it counts and that are not listed; nil if it is a finding itself.
  public var omitted: OmittedFindings?

  public init(
    rule: RuleID,
    severity: Severity,
    message: String,
    location: SourceLocation?,
    notes: [Note] = [],
    fixIts: [FixIt] = [],
    acknowledgement: String? = nil,
    omitted: OmittedFindings? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.notes = notes
    self.fixIts = fixIts
    self.acknowledgement = acknowledgement
    self.omitted = omitted
  }
}

/// A location in a source file, in lines and columns, or in a database.
public struct SourceLocation: Equatable, Sendable {
  /// Relative to the content root, with `/`.
  public var path: String
  /// From 1.
  public var line: Int
  /// In Unicode scalars, from 1.
  public var column: Int
  /// The line of the last scalar of the range.
  public var endLine: Int
  /// The column after the last scalar of the range.
  public var endColumn: Int
  /// The range in the file, in UTF-8 bytes.
  public var bytes: Range<Int>
  /// The text around the range, for a code frame; nil if the file is unreadable or not UTF-8.
  public var excerpt: Excerpt?
  /// The place in a database, whose lines and bytes mean nothing; nil in a text.
  public var cell: Cell?

  public init(
    path: String,
    line: Int,
    column: Int,
    endLine: Int,
    endColumn: Int,
    bytes: Range<Int>,
    excerpt: Excerpt?,
    cell: Cell? = nil
  ) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.bytes = bytes
    self.excerpt = excerpt
    self.cell = cell
  }

  /// A cell or a row of a database.
  public struct Cell: Equatable, Sendable {
    /// The name of the table.
    public var table: String
    /// The row number (`rowid`); in a table without row numbers, the position of the row from 1.
    public var row: Int64
    /// The name of the column; nil for the row as a whole.
    public var column: String?
    /// Orders the cells of a file: ascending as they were read.
    public var index: Int

    public init(table: String, row: Int64, column: String?, index: Int) {
      self.table = table
      self.row = row
      self.column = column
      self.index = index
    }
  }

  /// The first line of a range, truncated to a window if it is long.
  public struct Excerpt: Equatable, Sendable {
    /// The line, or a window of it, exactly as in the file.
    public var text: String { String(window) }
    /// Shares the text of the line: a fix may have an edit for each letter, and each has an excerpt.
    private let window: Substring
    /// The marked part of `text`, in scalars from its start.
    public var mark: Range<Int>
    /// Whether text was omitted before the window.
    public var isCutBefore: Bool
    /// Whether text was omitted after the window.
    public var isCutAfter: Bool

    public init(text: String, mark: Range<Int>, isCutBefore: Bool, isCutAfter: Bool) {
      self.init(window: Substring(text), mark: mark, isCutBefore: isCutBefore, isCutAfter: isCutAfter)
    }

    init(window: Substring, mark: Range<Int>, isCutBefore: Bool, isCutAfter: Bool) {
      self.window = window
      self.mark = mark
      self.isCutBefore = isCutBefore
      self.isCutAfter = isCutAfter
    }
  }
}
