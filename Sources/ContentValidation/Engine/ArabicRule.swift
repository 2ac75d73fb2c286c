import Diagnostics

/// A check of one text with Arabic in it.
///
/// What several rules want to know of a text is worked out once, in ``ArabicTextAnalysis``.
protocol ArabicRule: Rule {
  static func check(_ analysis: ArabicTextAnalysis) -> [Finding]
}

extension ArabicRule {
  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { text in ArabicTextAnalysis(text, in: draft).map { check($0) } ?? [] }
  }
}
