import Diagnostics

/// Which findings of a check are shown, counted and fixed.
public struct FindingSelection: Equatable, Sendable {
  /// The rules; empty for all.
  public var rules: Set<RuleID>
  /// Files and folders, relative to the working directory or to the content folder; empty for all.
  public var files: [String]
  /// Whether what keeps a file from being read completely is selected too: the rules may be about content of that file.
  public var includesUnreadFiles: Bool

  public init(rules: Set<RuleID> = [], files: [String] = [], includesUnreadFiles: Bool = false) {
    self.rules = rules
    self.files = files
    self.includesUnreadFiles = includesUnreadFiles
  }
}
