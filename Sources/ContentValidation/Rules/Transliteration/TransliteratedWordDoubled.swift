import Diagnostics

/// The transliteration has a word twice that the Arabic has once.
///
/// ## What it does
/// Reports Latin words that repeat the word next to them and match no Arabic word of their own.
///
/// ## Why it matters
/// The word is recited twice.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ</arabic>
/// <transliteration>subḥāna subḥāna llāh</transliteration>
/// ```
///
/// ## How to fix it
/// Remove one of the two.
enum TransliteratedWordDoubled: ArabicRule {
  static let id: RuleID = "TL06"
  static let name = "transliterated-word-doubled"
  static let severity = Severity.error
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    transliterations(.doubledWord, in: analysis) { _, latin, _ in
      "\(latin) occurs twice in the transliteration and once in \(analysis.label): remove one of the two"
    }
  }
}
