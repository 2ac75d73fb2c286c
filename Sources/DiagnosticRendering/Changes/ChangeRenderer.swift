import Diagnostics
import UnicodeText

/// Human-readable: one line for each change of a source file, and a line with the count.
///
/// Invisible characters and direction controls are escaped; right-to-left text is isolated.
package struct ChangeRenderer: Sendable {
  /// The maximum number of changes to show; the others are counted.
  package var limit: Int
  /// The content root as named by the user; empty, or ending in `/`.
  package var pathPrefix: String

  package init(limit: Int = 50, pathPrefix: String = "") {
    self.limit = limit
    self.pathPrefix = pathPrefix.isEmpty || pathPrefix.hasSuffix("/") ? pathPrefix : pathPrefix + "/"
  }

  /// The changes and the skipped fixes, one a line; empty if there are none.
  package func render(_ report: FixReport) -> String {
    var lines = report.changes.prefix(limit).map { line(of: $0, isDryRun: report.isDryRun) }
    if report.changes.count > limit { lines.append("… and \(report.changes.count - limit) more changes") }
    lines += report.notes.prefix(limit).map(line)
    if report.notes.count > limit { lines.append("… and \(report.notes.count - limit) more skipped") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(of change: AppliedChange, isDryRun: Bool) -> String {
    let rule = change.rule.map { " [\($0.rawValue.displayed)]" } ?? ""
    // The message contains the names of characters that cannot be identified by sight.
    let names = change.message.contains("U+") ? ": \(change.message.displayed)" : ""
    let verb = isDryRun ? "would fix" : "fixed"
    let phrase = isDryRun ? change.imperative : change.pastTense
    return "\(verb) \(address(of: change.location)): \(phrase)\(names)\(rule)"
  }

  private func line(of note: Diagnostic.Note) -> String {
    let place = note.location.map { " \(address(of: $0))" } ?? ""
    return "skipped\(place): \(note.message.displayed)"
  }

  private func address(of location: SourceLocation) -> String {
    "\((pathPrefix + location.path).displayed.isolated):\(location.line):\(location.column)"
  }
}

extension AppliedChange {
  /// What was done: "replaced `a` with `b`".
  fileprivate var pastTense: String { phrase("inserted", "removed", "replaced") }

  /// What is to be done: "replace `a` with `b`".
  fileprivate var imperative: String { phrase("insert", "remove", "replace") }

  private func phrase(_ insert: String, _ remove: String, _ replace: String) -> String {
    if before.isEmpty { return "\(insert) \(after.quotedInsertion)" }
    if after.isEmpty { return "\(remove) \(before.quotedLines)" }
    if before.looksLike(after) { return "\(replace) \(before.scalarNames) with \(after.scalarNames)" }
    let (old, new) = (before.quotedLines, after.quotedLines)
    // Only the indents, or lines further down, may differ.
    guard !old.hasSameScalars(as: new) else {
      return "\(replace) \(before.displayQuoted()) with \(after.displayQuoted())"
    }
    return "\(replace) \(old) with \(new)"
  }
}
