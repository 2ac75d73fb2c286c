/// Findings that a report counts and does not list.
public struct OmittedFindings: Equatable, Sendable {
  /// The number of all of them.
  public private(set) var count = 0
  /// The number of those that can be fixed.
  public private(set) var fixable: FixableCounts

  package init(count: Int = 0, fixable: FixableCounts = FixableCounts(safe: 0, unsafe: 0)) {
    self.count = count
    self.fixable = fixable
  }

  /// Counts one more.
  package mutating func add(_ finding: Finding) {
    count += 1
    fixable.add(finding)
  }
}

extension Diagnostic {
  /// The number of findings that it stands for.
  public var count: Int { omitted?.count ?? 1 }
}

extension DiagnosticReport {
  /// The number of findings that ``counts`` include and ``diagnostics`` only count.
  public var omittedCount: Int { diagnostics.reduce(0) { $0 + ($1.omitted?.count ?? 0) } }
}
