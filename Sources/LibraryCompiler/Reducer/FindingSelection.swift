import Diagnostics

/// Which findings of a check are shown, counted and fixed.
public struct FindingSelection: Equatable, Sendable {
  /// The rules; empty for all.
  public var rules: Set<RuleID>
  /// Files and folders, relative to the working directory or to the content folder; empty for all.
  public var files: [String]

  public init(rules: Set<RuleID> = [], files: [String] = []) {
    self.rules = rules
    self.files = files
  }
}
