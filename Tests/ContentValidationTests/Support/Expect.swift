import Diagnostics
import Testing

@testable import ContentValidation

/// Expects that a rule finds exactly this in a ``DraftLiteral``, and nothing when `found` is empty.
///
/// A finding is written `LINE `MARKED TEXT`: MESSAGE`, with indented lines for notes (`note LINE …`) and fix-its
/// (`fix `MARKED TEXT` -> `REPLACEMENT`: MESSAGE`).
///
/// The words of the texts are read only if the rule says that it looks at them.
func expect(
  _ rule: any Rule.Type,
  in literal: String,
  finds found: String = "",
  at location: Testing.SourceLocation = #_sourceLocation
) {
  let literal = DraftLiteral(literal)
  let findings = rule.check(IndexedDraft(literal.draft, shippedQuran, needsWordTables: rule.needsWordTables))
  #expect(written(findings, in: literal) == found, sourceLocation: location)
  #expect(
    findings.allSatisfy { $0.rule == rule.id && $0.severity == rule.severity },
    sourceLocation: location
  )
}

/// The findings of all rules, one per line: `RULE LINE `MARKED TEXT``.
func overview(_ findings: [Finding], in literal: DraftLiteral) -> [String] {
  findings.map { "\($0.rule) \(literal.mark($0.range))" }
}

private func written(_ findings: [Finding], in literal: DraftLiteral) -> String {
  findings.map { finding in
    let notes = finding.notes.map { "  note \(literal.mark($0.range)): \($0.message)" }
    let fixIts = finding.fixIts.flatMap { fixIt in
      fixIt.edits.map { edit in
        "  fix \(literal.mark(edit.range)) -> `\(edit.replacement)`: \(fixIt.message)"
      }
    }
    return (["\(literal.mark(finding.range)): \(finding.message)"] + notes + fixIts).joined(separator: "\n")
  }
  .joined(separator: "\n")
}
