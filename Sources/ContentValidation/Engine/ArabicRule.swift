import Diagnostics

/// A check of one text that contains Arabic. The rules share the ``ArabicTextAnalysis`` of the text.
protocol ArabicRule: Rule {
  static func check(_ analysis: ArabicTextAnalysis) -> [Finding]
}

extension ArabicRule {
  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.texts.flatMap { text in ArabicTextAnalysis(text, in: draft).map { check($0) } ?? [] }
  }
}
