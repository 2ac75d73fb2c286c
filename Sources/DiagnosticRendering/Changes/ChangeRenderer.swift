import Diagnostics

/// For people: one line for each change of a source file, and one that counts.
///
/// Invisible characters and those that steer the direction of text are shown as escapes, right-to-left text is isolated.
public struct ChangeRenderer: Sendable {
  /// The greatest number of changes shown; the others are counted.
  public var limit: Int
  /// The content root as the user named it; empty, or ending in `/`.
  public var pathPrefix: String

  public init(limit: Int = 50, pathPrefix: String = "") {
    self.limit = limit
    self.pathPrefix = pathPrefix.isEmpty || pathPrefix.hasSuffix("/") ? pathPrefix : pathPrefix + "/"
  }

  /// The changes and what was left alone, each on a line of its own; empty when there is nothing to tell.
  public func render(_ report: FixReport) -> String {
    var lines = report.changes.prefix(limit).map(line)
    if report.changes.count > limit { lines.append("… and \(report.changes.count - limit) more changes") }
    lines += report.notes.prefix(limit).map(line)
    if report.notes.count > limit { lines.append("… and \(report.notes.count - limit) more left alone") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(of change: AppliedChange) -> String {
    let rule = change.rule.map { " [\($0.rawValue.displayed)]" } ?? ""
    // The names of characters that cannot be told apart by looking are in the message.
    let names = change.message.contains("U+") ? ": \(change.message.displayed)" : ""
    return "fixed \(address(of: change.location)): \(change.deed)\(names)\(rule)"
  }

  private func line(of note: Diagnostic.Note) -> String {
    let place = note.location.map { " \(address(of: $0))" } ?? ""
    return "left alone\(place): \(note.message.displayed)"
  }

  private func address(of location: SourceLocation) -> String {
    "\((pathPrefix + location.path).displayed.isolated):\(location.line):\(location.column)"
  }
}

extension AppliedChange {
  /// What was done, as a past event: "replaced `a` with `b`".
  fileprivate var deed: String {
    if before.isEmpty { return "inserted \(after.displayQuoted())" }
    if after.isEmpty { return "removed \(before.displayQuoted())" }
    // Strings are equal when they are canonically equivalent: nobody would see what was changed.
    if before == after { return "replaced \(before.scalarNames) with \(after.scalarNames)" }
    return "replaced \(before.displayQuoted()) with \(after.displayQuoted())"
  }
}
