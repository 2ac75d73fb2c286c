/// All diagnostics of a run, sorted and without duplicates, with their counts.
public struct DiagnosticReport: Equatable, Sendable {
  /// Those that no editor has acknowledged, in the order of ``Swift/Sequence/sortedAndDeduplicated()``.
  public let diagnostics: [Diagnostic]
  /// Those that an editor has acknowledged, in the same order.
  public let acknowledged: [Diagnostic]
  /// The number of findings of each severity, with those that ``diagnostics`` only count.
  public let counts: Counts
  /// The number of findings that can be fixed, with those that ``diagnostics`` only count.
  public let fixable: FixableCounts

  /// Sorts diagnostics and removes duplicates.
  public init(_ diagnostics: some Sequence<Diagnostic>) {
    let sorted = diagnostics.sortedAndDeduplicated()
    self.diagnostics = sorted.filter { $0.acknowledgement == nil }
    acknowledged = sorted.filter { $0.acknowledgement != nil }
    counts = Counts(self.diagnostics)
    fixable = FixableCounts(self.diagnostics)
  }

  /// A report that was sorted before. Diagnostics of severity ``Severity/information`` may be missing, and are then only counted.
  package init(
    sorted diagnostics: [Diagnostic],
    acknowledged: [Diagnostic],
    counts: Counts,
    fixable: FixableCounts
  ) {
    self.diagnostics = diagnostics
    self.acknowledged = acknowledged
    self.counts = counts
    self.fixable = fixable
  }

  /// Whether any diagnostic is an error.
  public var hasErrors: Bool { counts.errors > 0 }
}

extension DiagnosticReport {
  /// The number of findings of each severity.
  public struct Counts: Equatable, Sendable {
    /// The number of errors.
    public private(set) var errors = 0
    /// The number of warnings.
    public private(set) var warnings = 0
    /// The number of diagnostics of severity ``Severity/information``.
    public private(set) var infos = 0

    package init(errors: Int, warnings: Int, infos: Int) {
      self.errors = errors
      self.warnings = warnings
      self.infos = infos
    }

    /// Counts the findings that diagnostics stand for.
    public init(_ diagnostics: some Sequence<Diagnostic>) {
      for diagnostic in diagnostics {
        switch diagnostic.severity {
        case .error: errors += diagnostic.count
        case .warning: warnings += diagnostic.count
        case .information: infos += diagnostic.count
        }
      }
    }

    /// The number of all findings.
    public var total: Int { errors + warnings + infos }

    /// The number of findings of a severity.
    public subscript(severity: Severity) -> Int {
      switch severity {
      case .error: errors
      case .warning: warnings
      case .information: infos
      }
    }
  }
}
