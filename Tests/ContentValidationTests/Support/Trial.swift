import ContentDraft
import Diagnostics

@testable import ContentValidation

/// The findings of one rule in a library.
struct Trial {
  private let literal: DraftLiteral
  private let findings: [Finding]

  init(_ rule: any Rule.Type, _ source: String, _ policy: CharacterPolicy? = nil) {
    literal = DraftLiteral(source)
    var draft = literal.draft
    if let policy { draft.declaration?.policy.characters = policy }
    findings = rule.check(IndexedDraft(draft))
  }

  /// A library of one recited text, with a citation if one is given.
  init(_ rule: any Rule.Type, arabic: String, repetitions: Int = 1, source: String? = nil) {
    let citation = source.map { "\n  source \($0)" } ?? ""
    self.init(rule, "dua slug=a repetitions=\(repetitions)\n  arabic \(arabic)\(citation)")
  }

  /// The marked texts.
  var marks: [String] {
    findings.map { $0.range.map { String(decoding: bytes[$0.bytes], as: UTF8.self) } ?? "-" }
  }

  var messages: [String] { findings.map(\.message) }

  var applicabilities: [FixIt.Applicability] { findings.flatMap(\.fixIts).map(\.applicability) }

  /// The lines of the library that differ after all changes.
  var fixed: [String] {
    var fixed = bytes
    for edit in findings.flatMap(\.fixIts).flatMap(\.edits).sorted(by: { $0.range > $1.range }) {
      fixed.replaceSubrange(edit.range.bytes, with: edit.replacement.utf8)
    }
    let before = literal.source.split(separator: "\n")
    let after = String(decoding: fixed, as: UTF8.self).split(separator: "\n")
    precondition(before.count == after.count, "a fix changed the number of lines")
    return zip(before, after)
      .filter { !$0.unicodeScalars.elementsEqual($1.unicodeScalars) }
      .map { $1.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true).dropFirst().joined() }
  }

  private var bytes: [UInt8] { Array(literal.source.utf8) }
}

/// Consecutive duas with one text each.
func duas(_ field: String, _ texts: [String]) -> String {
  texts.enumerated().map { "dua slug=d\($0)\n  \(field) \($1)" }.joined(separator: "\n")
}
