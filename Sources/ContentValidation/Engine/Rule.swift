import ContentDraft
import Diagnostics

/// A check of a whole draft.
///
/// A rule is a type without instances: a pure function from a draft to findings. It looks at each record once and uses the
/// tables of ``IndexedDraft`` or a dictionary to find others, so that no rule is quadratic in the size of the library.
/// `rizq-dev rules` finds the conforming types.
protocol Rule: RuleDescription {
  static func check(_ draft: IndexedDraft) -> [Finding]

  /// Whether the rule reports missing content. It is skipped if a file was not read to its end, because the file may contain
  /// what seems to be missing.
  static var needsWholeLibrary: Bool { get }

  /// The rules whose findings about the same words follow from those of this one, and are left out (``ExplainedFindings``).
  static var explains: [RuleID] { get }

  /// Whether the rule also explains their findings about the words next to its own.
  static var explainsNeighbors: Bool { get }

  /// Whether the rule uses an ``ArabicTextAnalysis`` or the words that ``IndexedDraft`` knows: `recited` and `recitedTexts`, `forms`,
  /// `customaryMarks`, `knownWords` and `style`. If no rule does, those tables are empty.
  static var needsWordTables: Bool { get }

  /// What the rule looks at: as a value, because asking each type for its conformances takes a twentieth of the time of a small
  /// library.
  static var subject: RuleSubject { get }
}

/// What a rule looks at.
enum RuleSubject {
  case draft
  case texts(any TextRule.Type)
  case arabicTexts(any ArabicRule.Type)
}

extension Rule {
  static var subject: RuleSubject { .draft }
  static var needsWordTables: Bool { false }
  static var needsWholeLibrary: Bool { false }
  static var explains: [RuleID] { [] }
  static var explainsNeighbors: Bool { false }
}

extension Rule {
  /// Makes a finding of this rule.
  static func finding(
    _ message: String,
    at range: SourceRange?,
    notes: [Finding.Note] = [],
    fixIts: [FixIt] = []
  ) -> Finding {
    Finding(Self.self, message, at: range, notes: notes, fixIts: fixIts)
  }
}

/// A check of one text in any language. It shares the analysis of Arabic in the text with the rules about Arabic.
protocol TextRule: Rule {
  /// - Parameter analysis: Makes the analysis, if it is needed; nil if the text contains no Arabic.
  static func check(
    _ text: DraftText,
    _ analysis: @autoclosure () -> ArabicTextAnalysis?,
    in draft: IndexedDraft
  ) -> [Finding]
}

extension TextRule {
  static var subject: RuleSubject { .texts(self) }
  static var needsWordTables: Bool { true }

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { check($0, ArabicTextAnalysis($0, in: draft), in: draft) }
  }
}

/// A check of one text that contains Arabic. The rules share the ``ArabicTextAnalysis`` of the text.
protocol ArabicRule: Rule {
  static func check(_ analysis: ArabicTextAnalysis) -> [Finding]

  /// The recited texts to look at. Texts of other kinds are not screened.
  static var screen: Screen { get }
}

extension ArabicRule {
  static var subject: RuleSubject { .arabicTexts(self) }
  static var needsWordTables: Bool { true }

  static var screen: Screen { .all }

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { text in ArabicTextAnalysis(text, in: draft).map { check($0) } ?? [] }
  }
}
