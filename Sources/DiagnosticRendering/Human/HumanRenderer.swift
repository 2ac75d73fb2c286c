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
  /// The content root as named by the user, so that paths work in the folder in which the command was run; empty, or ending in
  /// `/`.
  package var pathPrefix: String

  package init(
    color: Bool,
    width: Int?,
    limit: Int = 50,
    showsInformation: Bool = false,
    pathPrefix: String = ""
  ) {
    self.pathPrefix = pathPrefix.isEmpty || pathPrefix.hasSuffix("/") ? pathPrefix : pathPrefix + "/"
    self.color = color
    self.width = width
    self.limit = limit
    self.showsInformation = showsInformation
  }

  package func render(_ report: DiagnosticReport) -> String {
    let wanted = report.diagnostics.filter { showsInformation || $0.severity != .information }
    let paint = Paint(isOn: color)
    var blocks = wanted.prefix(limit).map { diagnostic in
      DiagnosticBlock(diagnostic, pathPrefix: pathPrefix, width: width, paint: paint).lines
    }
    let left = DiagnosticReport.Counts(wanted.dropFirst(limit))
    if let phrase = left.phrase { blocks.append(fitted("… and \(left.total) more (\(phrase))")) }
    blocks.append(fitted(summary(report.counts)))
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func fitted(_ line: String) -> [String] {
    line.wrapped(width: width, used: 0, indent: 2).enumerated().map { $0 == 0 ? $1 : "  " + $1 }
  }

  /// `2 errors, 1 warning, 3 notes`.
  private func summary(_ counts: DiagnosticReport.Counts) -> String {
    guard let phrase = counts.phrase else { return "no errors, no warnings" }
    return counts.infos > 0 && !showsInformation ? "\(phrase) (not shown)" : phrase
  }
}
