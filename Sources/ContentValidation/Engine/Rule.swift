import Diagnostics

/// A check of a whole draft.
///
/// A rule is a type without instances: a pure function from the draft to findings. It looks at every record
/// once, and everything that needs a search (a slug, a duplicate) goes through the tables of ``IndexedDraft``
/// or a dictionary, so that no rule is quadratic in the size of the library. Conforming types are found by
/// `swift run rizq-dev rules`.
protocol Rule: RuleDescription {
  static func check(_ draft: IndexedDraft) -> [Finding]

  /// Whether the rule looks for what is not there. It holds its peace when a file was not read whole: what it
  /// would miss may stand there.
  static var needsWholeLibrary: Bool { get }
}

extension Rule {
  static var needsWholeLibrary: Bool { false }
}

extension Rule {
  /// A finding of this rule.
  static func finding(
    _ message: String,
    at range: SourceRange?,
    notes: [Finding.Note] = [],
    fixIts: [FixIt] = []
  ) -> Finding {
    Finding(Self.self, message, at: range, notes: notes, fixIts: fixIts)
  }
}
