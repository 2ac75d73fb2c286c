import DiagnosticRendering
import Diagnostics
import LibraryCompiler
import UnicodeText

extension BuildPresentation {
  /// What a build of a watch has found: after the first one, only what is new, fixed and left.
  func watched(_ watched: WatchedBuild) -> String {
    let build = watched.build
    var parts: [String] = []
    switch (watched.changes, build.report) {
    case (let changes?, _): parts += self.changes(changes)
    case (nil, let report?): parts.append(findings(report))
    case (nil, nil): break
    }
    switch build.outcome {
    case .succeeded(let summary): parts.append(self.summary(summary))
    case .rejected where build.request.output != nil: parts.append("nothing was published\n")
    case .failed(let failure):
      let hint =
        failure.isBusy ? "nothing needs to be done: the watch tries again every second" : failure.hint
      parts.append("error: \(failure.message.escapedForDisplay)\n" + (hint.map { "help: \($0)\n" } ?? ""))
    case .rejected, .cancelled, nil: break
    }
    return parts.filter { !$0.isEmpty }.joined()
      + "watching \(contentFolder.escapedForDisplay); Ctrl-C ends\n\n"
  }

  /// The findings that are new, a line for each of the others, and how many there are of each.
  private func changes(_ changes: ReportChanges) -> [String] {
    let (new, fixed, left) = (shown(changes.new), shown(changes.fixed), shown(changes.left))
    return [
      new.isEmpty ? "" : findings(DiagnosticReport(new)) + "\n",
      lines("fixed", fixed), lines("left", left),
      "\(new.count) new, \(fixed.count) fixed, \(DiagnosticReport.Counts(left).total) left\n",
    ]
  }

  private func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { shows($0.severity) }
  }

  /// At most ten.
  private func lines(_ word: String, _ diagnostics: [Diagnostic]) -> String {
    let limit = 10
    let lines = diagnostics.prefix(limit).map { $0.line(word, pathPrefix: contentFolder) }
    let left = DiagnosticReport.Counts(diagnostics.dropFirst(limit)).total
    let more = left > 0 ? ["\(word): \(left) more"] : []
    return (lines + more).map { $0 + "\n" }.joined()
  }
}
