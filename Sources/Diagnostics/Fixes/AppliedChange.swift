/// A replaced part of a source file.
public struct AppliedChange: Equatable, Sendable {
  /// Nil if the user requested it.
  public var rule: RuleID?
  /// What the change does, in the imperative: "write `beginner`".
  public var message: String
  /// The location of the new text in the new version of the file.
  public var location: SourceLocation
  /// The old text.
  public var before: String
  /// The new text.
  public var after: String

  public init(rule: RuleID?, message: String, location: SourceLocation, before: String, after: String) {
    self.rule = rule
    self.message = message
    self.location = location
    self.before = before
    self.after = after
  }
}

/// The changes to the sources, and the skipped ones.
public struct FixReport: Equatable, Sendable {
  /// The changes that were written, or that a dry run would write, sorted by file and offset.
  public var changes: [AppliedChange]
  /// The number of fixed findings; a finding may need several changes.
  public var findings: Int
  /// The number of changed files.
  public var files: Int
  /// Requests that were skipped, and why.
  public var notes: [Diagnostic.Note]
  /// Whether nothing was written.
  public var isDryRun: Bool

  public init(
    changes: [AppliedChange] = [],
    findings: Int = 0,
    files: Int = 0,
    notes: [Diagnostic.Note] = [],
    isDryRun: Bool = false
  ) {
    self.changes = changes
    self.findings = findings
    self.files = files
    self.notes = notes
    self.isDryRun = isDryRun
  }
}
