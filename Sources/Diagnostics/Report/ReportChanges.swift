import UnicodeText

/// The differences between the findings of two builds.
///
/// A finding is the same if its rule, file and message are: an edit above it moves its line. Findings that a report only counts are
/// left, because it is not known which they are. So is what another report lists where they may be: after a fix of the first
/// finding of a rule, one more is listed at the end.
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
    let isSame = new.diagnostics.map { diagnostic in
      guard let count = former[Identity(diagnostic)], count > 0 else { return false }
      former[Identity(diagnostic)] = count - 1
      return true
    }
    var unlisted = UnlistedFindings(of: old)
    for (diagnostic, isSame) in zip(new.diagnostics, isSame).reversed() {
      if isSame { unlisted.excludeAll(before: diagnostic) }
      if isSame || diagnostic.omitted != nil || unlisted.mayContain(diagnostic) {
        left.append(diagnostic)
      } else {
        self.new.append(diagnostic)
      }
    }
    // Of equal findings, the last are the fixed ones.
    unlisted = UnlistedFindings(of: new)
    for diagnostic in listed.reversed() {
      guard let count = former[Identity(diagnostic)], count > 0 else {
        unlisted.excludeAll(before: diagnostic)
        continue
      }
      former[Identity(diagnostic)] = count - 1
      if !unlisted.mayContain(diagnostic) { fixed.append(diagnostic) }
    }
    left.reverse()
    self.new.reverse()
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

/// The findings that a report counts and does not list: of their rule and severity, in their file or all files, they are the last.
private struct UnlistedFindings {
  private struct Place: Hashable {
    let rule: RuleID
    let severity: Severity
    /// Nil for all files.
    let path: ExactText?

    init(of diagnostic: Diagnostic, path: String?) {
      (rule, severity) = (diagnostic.rule, diagnostic.severity)
      self.path = path.map { ExactText($0) }
    }
  }

  private var places: Set<Place>

  init(of report: DiagnosticReport) {
    let counting = report.diagnostics.lazy.filter { $0.omitted != nil }
    places = Set(counting.map { Place(of: $0, path: $0.location?.path) })
  }

  /// The places at which a finding would be counted.
  private static func places(of finding: Diagnostic) -> [Place] {
    [Place(of: finding, path: finding.location?.path), Place(of: finding, path: nil)]
  }

  func mayContain(_ finding: Diagnostic) -> Bool { Self.places(of: finding).contains(where: places.contains) }

  /// None of them is before a finding that is listed in both reports.
  mutating func excludeAll(before finding: Diagnostic) {
    for place in Self.places(of: finding) { places.remove(place) }
  }
}
