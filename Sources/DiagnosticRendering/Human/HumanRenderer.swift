import Diagnostics
import UnicodeText

/// For a terminal: message, source line, markers, notes and help, in the order of files.
package struct HumanRenderer: DiagnosticRenderer {
  /// Whether to write ANSI color codes.
  package var color: Bool
  /// The number of columns of the terminal; nil for lines of any length.
  package var width: Int?
  /// The maximum number of diagnostics to show; the others are counted.
  package var limit: Int
  /// Whether diagnostics of severity ``Severity/information`` are shown, not only counted.
  package var showsInformation: Bool
  /// Whether only errors are shown, and the others counted in one line.
  package var isQuiet: Bool
  /// The readable names of rules, for the counts by rule.
  package var ruleNames: [RuleID: String]
  /// The content root as named by the user, so that paths work in the folder in which the command was run; empty, or ending in
  /// `/`.
  package var pathPrefix: String

  package init(
    color: Bool,
    width: Int?,
    limit: Int = 50,
    showsInformation: Bool = false,
    isQuiet: Bool = false,
    pathPrefix: String = "",
    ruleNames: [RuleID: String] = [:]
  ) {
    self.pathPrefix = pathPrefix.isEmpty || pathPrefix.hasSuffix("/") ? pathPrefix : pathPrefix + "/"
    self.color = color
    self.width = width
    self.limit = limit
    self.showsInformation = showsInformation
    self.isQuiet = isQuiet
    self.ruleNames = ruleNames
  }

  package func render(_ report: DiagnosticReport) -> String {
    let wanted = report.diagnostics.filter { isWanted($0.severity) }
    let paint = Paint(isOn: color)
    var blocks = wanted.prefix(limit).map { diagnostic in
      DiagnosticBlock(diagnostic, pathPrefix: pathPrefix, width: width, paint: paint).lines
    }
    let left = DiagnosticReport.Counts(wanted.dropFirst(limit))
    if let phrase = left.phrase { blocks.append(fitted("… and \(left.total) more (\(phrase))")) }
    if showsInformation, !isQuiet, !report.acknowledged.isEmpty {
      blocks.append(
        report.acknowledged.prefix(limit).flatMap {
          fitted($0.line("acknowledged", $0.acknowledgement, pathPrefix: pathPrefix))
        }
      )
    }
    if !isQuiet, DiagnosticReport.Counts(wanted).total > RuleCounts.threshold {
      blocks.append(RuleCounts(wanted, names: ruleNames).lines.flatMap(fitted))
    }
    blocks.append(fitted(summary(report)))
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func fitted(_ line: String) -> [String] {
    line.wrapped(width: width, used: 0, indent: 2).enumerated().map { $0 == 0 ? $1 : "  " + $1 }
  }

  private func isWanted(_ severity: Severity) -> Bool {
    if isQuiet { return severity == .error }
    return showsInformation || severity != .information
  }

  /// `2 errors, 1 warning, 3 notes (shown with --verbose); 1 acknowledged`.
  private func summary(_ report: DiagnosticReport) -> String {
    let counts = report.counts
    let acknowledged = report.acknowledged.isEmpty ? "" : "; \(report.acknowledged.count) acknowledged"
    guard let phrase = counts.phrase else { return "no errors, no warnings" + acknowledged }
    let isHidden = counts.infos > 0 && !showsInformation && !isQuiet
    return (isHidden ? "\(phrase) (shown with --verbose)" : phrase) + acknowledged
  }
}
