import UnicodeText

/// The differences between the findings of two builds.
///
/// A finding is the same if its rule, file and message are: an edit above it moves its line. Findings that a report only counts are
/// left, because it is not known which they are.
public struct ReportChanges: Equatable, Sendable {
  /// Findings of the second build only.
  public private(set) var new: [Diagnostic] = []
  /// Findings of the first build only.
  public private(set) var fixed: [Diagnostic] = []
  /// Findings of both, as the second build has them.
  public private(set) var left: [Diagnostic] = []

  /// Compares the findings of a build with those of an earlier one. Of findings that are the same several times, each counts.
  public init(from old: DiagnosticReport, to new: DiagnosticReport) {
    let listed = old.diagnostics.filter { $0.omitted == nil }
    var former = Dictionary(grouping: listed, by: Identity.init).mapValues(\.count)
    for diagnostic in new.diagnostics {
      if diagnostic.omitted != nil {
        left.append(diagnostic)
      } else if let count = former[Identity(diagnostic)], count > 0 {
        former[Identity(diagnostic)] = count - 1
        left.append(diagnostic)
      } else {
        self.new.append(diagnostic)
      }
    }
    // Of equal findings, the last are the fixed ones.
    for diagnostic in listed.reversed() {
      guard let count = former[Identity(diagnostic)], count > 0 else { continue }
      former[Identity(diagnostic)] = count - 1
      fixed.append(diagnostic)
    }
    fixed.reverse()
  }

  private struct Identity: Hashable {
    let rule: RuleID
    let severity: Severity
    let path: ExactText?
    let message: ExactText

    init(_ diagnostic: Diagnostic) {
      rule = diagnostic.rule
      severity = diagnostic.severity
      path = diagnostic.location.map { ExactText($0.path) }
      message = ExactText(diagnostic.message)
    }
  }
}
