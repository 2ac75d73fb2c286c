import Diagnostics
import UnicodeText

/// For GitHub Actions: workflow commands that annotate the changed lines of a pull request, the most severe first, then a line
/// with the counts.
///
/// GitHub shows at most 10 annotations of a kind for a step, so no more are written. Findings that the report only counts are counted.
package struct GitHubRenderer: DiagnosticRenderer {
  /// The maximum number of annotations of one severity.
  package static let limit = 10

  /// The content root relative to the repository, for example `content/`; empty when they are the same.
  package var pathPrefix: String
  /// The readable names of rules.
  package var ruleNames: [RuleID: String]

  package init(pathPrefix: String, ruleNames: [RuleID: String] = [:]) {
    self.pathPrefix = pathPrefix.isEmpty || pathPrefix.hasSuffix("/") ? pathPrefix : pathPrefix + "/"
    self.ruleNames = ruleNames
  }

  package func render(_ report: DiagnosticReport) -> String {
    let annotated = Severity.allCases.sorted().flatMap { severity in
      report.diagnostics.lazy.filter { $0.severity == severity && $0.omitted == nil }.prefix(Self.limit)
    }
    let annotations = annotated.map(annotation)
    let shown = DiagnosticReport.Counts(annotated)
    let left = DiagnosticReport.Counts(
      errors: report.counts.errors - shown.errors,
      warnings: report.counts.warnings - shown.warnings,
      infos: report.counts.infos - shown.infos
    )
    let summary =
      (report.counts.phrase ?? "no errors, no warnings")
      + (left.phrase.map { "; not annotated: \($0)" } ?? "")
      + (report.acknowledged.isEmpty ? "" : "; \(report.acknowledged.count) acknowledged")
    return (annotations + [summary]).map { $0 + "\n" }.joined()
  }

  private func annotation(_ diagnostic: Diagnostic) -> String {
    let properties = properties(of: diagnostic).map { key, value in
      "\(key)=\(GitHubEscaping.property(value.escapedForDisplay))"
    }
    let cell = diagnostic.location?.cell.map { $0.phrase + ": " } ?? ""
    let lines =
      [cell + diagnostic.message] + diagnostic.notes.map(line)
      + diagnostic.fixIts.map { "help: \($0.message)" }
    let message = GitHubEscaping.data(lines.map(\.displayed).joined(separator: "\n"))
    return "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(message)"
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information: "notice"
    }
  }

  /// GitHub rejects columns for a range of several lines.
  private func properties(of diagnostic: Diagnostic) -> [(String, String)] {
    var properties: [(String, String)] = []
    if let location = diagnostic.location {
      properties += [
        ("file", pathPrefix + location.path),
        ("line", String(location.line)),
        ("endLine", String(location.endLine)),
      ]
      if location.line == location.endLine {
        properties += [("col", String(location.column)), ("endColumn", String(location.endColumn))]
      }
    }
    let name = ruleNames[diagnostic.rule].map { " \($0)" } ?? ""
    return properties + [("title", "\(diagnostic.rule)\(name)")]
  }

  private func line(of note: Diagnostic.Note) -> String {
    let place = note.location.map { " (\(pathPrefix)\($0.path)\($0.position))" } ?? ""
    return "note: \(note.message)\(place)"
  }
}
