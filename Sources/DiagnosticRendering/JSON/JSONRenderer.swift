import Diagnostics
import UnicodeText

/// Machine-readable: all data of every diagnostic, as described in `docs/diagnostics.md`.
package struct JSONRenderer: DiagnosticRenderer {
  /// The version of the format. Increased when a key changes its meaning or is removed, not when one is added.
  package static let version = 2

  /// The readable names of rules.
  package var ruleNames: [RuleID: String]
  /// The changes made before the report; nil if none were requested.
  package var fixes: FixReport?

  package init(ruleNames: [RuleID: String] = [:], fixes: FixReport? = nil) {
    self.ruleNames = ruleNames
    self.fixes = fixes
  }

  package func render(_ report: DiagnosticReport) -> String {
    let document = JSONValue.sortedObject([
      "version": .integer(Self.version),
      "counts": .sortedObject([
        "errors": .integer(report.counts.errors),
        "warnings": .integer(report.counts.warnings),
        "infos": .integer(report.counts.infos),
        "acknowledged": .integer(report.acknowledged.count),
        "omitted": .integer(report.omittedCount),
      ]),
      "diagnostics": .lazyArray(report.diagnostics.count) { json(report.diagnostics[$0]) },
      "acknowledged": .lazyArray(report.acknowledged.count) { json(report.acknowledged[$0]) },
      "fixed": fixes.map { json($0, left: report.fixable) },
    ])
    return document.text + "\n"
  }

  private func json(_ diagnostic: Diagnostic) -> JSONValue {
    .sortedObject([
      "rule": .string(diagnostic.rule.rawValue),
      "name": ruleNames[diagnostic.rule].map(JSONValue.string),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message),
      "location": diagnostic.location.map(json),
      "notes": .array(diagnostic.notes.map(json)),
      "fixIts": .array(diagnostic.fixIts.map(json)),
      "reason": diagnostic.acknowledgement.map(JSONValue.string),
      "omitted": diagnostic.omitted.map { .integer($0.count) },
    ])
  }

  private func json(_ note: Diagnostic.Note) -> JSONValue {
    .sortedObject(["message": .string(note.message), "location": note.location.map(json)])
  }

  private func json(_ fixIt: Diagnostic.FixIt) -> JSONValue {
    .sortedObject([
      "message": .string(fixIt.message),
      "applicability": .string(fixIt.applicability.rawValue),
      "edits": .array(fixIt.edits.map(json)),
    ])
  }

  private func json(_ edit: Diagnostic.FixIt.Edit) -> JSONValue {
    .sortedObject(["location": json(edit.location), "replacement": .string(edit.replacement)])
  }

  private func json(_ fixes: FixReport, left: FixableCounts) -> JSONValue {
    .sortedObject([
      "findings": .integer(fixes.findings),
      "files": .integer(fixes.files),
      "needUnsafeFixes": .integer(left.unsafe),
      "changes": .array(fixes.changes.map(json)),
      "notes": .array(fixes.notes.map(json)),
    ])
  }

  private func json(_ change: AppliedChange) -> JSONValue {
    .sortedObject([
      "rule": change.rule.map { .string($0.rawValue) },
      "name": change.rule.flatMap { ruleNames[$0] }.map(JSONValue.string),
      "message": .string(change.message),
      "location": json(change.location),
      "before": .string(change.before),
      "after": .string(change.after),
    ])
  }

  private func json(_ location: SourceLocation) -> JSONValue {
    .sortedObject([
      "path": .string(location.path),
      "line": .integer(location.line),
      "column": .integer(location.column),
      "endLine": .integer(location.endLine),
      "endColumn": .integer(location.endColumn),
      "byteStart": .integer(location.bytes.lowerBound),
      "byteEnd": .integer(location.bytes.upperBound),
      "excerpt": location.excerpt.map(json),
      "cell": location.cell.map(json),
    ])
  }

  private func json(_ cell: SourceLocation.Cell) -> JSONValue {
    .sortedObject([
      "table": .string(cell.table),
      "row": .integer(Int(cell.row)),
      "column": cell.column.map(JSONValue.string),
    ])
  }

  private func json(_ excerpt: SourceLocation.Excerpt) -> JSONValue {
    .sortedObject([
      "text": .string(excerpt.text),
      "markStart": .integer(excerpt.mark.lowerBound),
      "markEnd": .integer(excerpt.mark.upperBound),
      "isCutBefore": .boolean(excerpt.isCutBefore),
      "isCutBehind": .boolean(excerpt.isCutAfter),
    ])
  }
}
