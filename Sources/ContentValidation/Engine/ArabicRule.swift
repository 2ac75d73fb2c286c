import Diagnostics

/// A check of one text with Arabic in it.
///
/// What several rules want to know of a text is worked out once, in ``ArabicField``.
protocol ArabicRule: Rule {
  static func check(_ field: ArabicField) -> [Finding]
}

extension ArabicRule {
  static func check(_ library: IndexedDraft) -> [Finding] {
    library.texts.flatMap { text in ArabicField(text, in: library).map { check($0) } ?? [] }
  }
}
