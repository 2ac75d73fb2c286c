import Diagnostics

/// For programs: everything that is known of every diagnostic, as `docs/diagnostics.md` describes it.
public struct JSONRenderer: DiagnosticRenderer {
  /// The version of the form. It grows when a key changes its meaning or goes away, not when one is added.
  public static let version = 2

  /// The readable names of rules.
  public var ruleNames: [RuleID: String]
  /// What was changed before the report was made; nil when nobody asked for changes.
  public var fixes: FixReport?

  public init(ruleNames: [RuleID: String] = [:], fixes: FixReport? = nil) {
    self.ruleNames = ruleNames
    self.fixes = fixes
  }

  public func render(_ report: DiagnosticReport) -> String {
    let document = JSONText.object([
      "version": .integer(Self.version),
      "counts": .object([
        "errors": .integer(report.counts.errors),
        "warnings": .integer(report.counts.warnings),
        "infos": .integer(report.counts.infos),
      ]),
      "diagnostics": .array(report.diagnostics.map(json)),
      "fixed": fixes.map { json($0, left: report.fixable) },
    ])
    return document.written() + "\n"
  }

  private func json(_ diagnostic: Diagnostic) -> JSONText {
    .object([
      "rule": .string(diagnostic.rule.rawValue),
      "name": ruleNames[diagnostic.rule].map(JSONText.string),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "location": diagnostic.location.map(json),
      "notes": .array(diagnostic.notes.map(json)),
      "fixIts": .array(diagnostic.fixIts.map(json)),
    ])
  }

  private func json(_ note: Diagnostic.Note) -> JSONText {
    .object(["message": .string(note.message), "location": note.location.map(json)])
  }

  private func json(_ fixIt: Diagnostic.FixIt) -> JSONText {
    .object([
      "message": .string(fixIt.message),
      "applicability": .string(fixIt.applicability.rawValue),
      "edits": .array(fixIt.edits.map(json)),
    ])
  }

  private func json(_ edit: Diagnostic.FixIt.Edit) -> JSONText {
    .object(["location": json(edit.location), "replacement": .string(edit.replacement)])
  }

  private func json(_ fixes: FixReport, left: FixableCounts) -> JSONText {
    .object([
      "findings": .integer(fixes.findings),
      "files": .integer(fixes.files),
      "needUnsafeFixes": .integer(left.unsafe),
      "changes": .array(fixes.changes.map(json)),
      "notes": .array(fixes.notes.map(json)),
    ])
  }

  private func json(_ change: AppliedChange) -> JSONText {
    .object([
      "rule": change.rule.map { .string($0.rawValue) },
      "name": change.rule.flatMap { ruleNames[$0] }.map(JSONText.string),
      "message": .string(change.message),
      "location": json(change.location),
      "before": .string(change.before),
      "after": .string(change.after),
    ])
  }

  private func json(_ location: SourceLocation) -> JSONText {
    .object([
      "path": .string(location.path),
      "line": .integer(location.line),
      "column": .integer(location.column),
      "endLine": .integer(location.endLine),
      "endColumn": .integer(location.endColumn),
      "byteStart": .integer(location.bytes.lowerBound),
      "byteEnd": .integer(location.bytes.upperBound),
      "excerpt": location.excerpt.map(json),
    ])
  }

  private func json(_ excerpt: SourceLocation.Excerpt) -> JSONText {
    .object([
      "text": .string(excerpt.text),
      "markStart": .integer(excerpt.mark.lowerBound),
      "markEnd": .integer(excerpt.mark.upperBound),
      "isCutBefore": .boolean(excerpt.isCutBefore),
      "isCutBehind": .boolean(excerpt.isCutBehind),
    ])
  }
}
