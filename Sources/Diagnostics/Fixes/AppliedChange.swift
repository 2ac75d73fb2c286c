/// A run of text of a source file that was replaced.
public struct AppliedChange: Equatable, Sendable {
  /// The rule that asked for it; nil when a person did.
  public var rule: RuleID?
  /// What the change does, as an order: "write `beginner`".
  public var message: String
  /// Where the new text stands in the file as it is now.
  public var location: SourceLocation
  /// What stood there.
  public var before: String
  /// What stands there now.
  public var after: String

  public init(rule: RuleID?, message: String, location: SourceLocation, before: String, after: String) {
    self.rule = rule
    self.message = message
    self.location = location
    self.before = before
    self.after = after
  }
}

/// What was changed in the sources, and what was left alone.
public struct FixReport: Equatable, Sendable {
  /// The changes that are on the disk, by file and place.
  public var changes: [AppliedChange]
  /// How many findings were mended; a finding may take several changes.
  public var findings: Int
  /// How many files were changed.
  public var files: Int
  /// What was asked for and not done, and why.
  public var notes: [Diagnostic.Note]

  public init(
    changes: [AppliedChange] = [],
    findings: Int = 0,
    files: Int = 0,
    notes: [Diagnostic.Note] = []
  ) {
    self.changes = changes
    self.findings = findings
    self.files = files
    self.notes = notes
  }
}
