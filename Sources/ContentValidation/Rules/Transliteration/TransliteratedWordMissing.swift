import Diagnostics

/// An Arabic word is not in the transliteration.
///
/// ## What it does
/// Reports single Arabic words, or two in a row, of which the transliteration has nothing.
///
/// ## Why it matters
/// Who reads the transliteration leaves the word out.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ</arabic>
/// <transliteration>subḥāna</transliteration>
/// ```
///
/// ## How to fix it
/// Transliterate the word.
enum TransliteratedWordMissing: ArabicRule {
  static let id: RuleID = "TL04"
  static let name = "transliterated-word-missing"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    transliterations(.droppedWord, in: analysis) { arabic, _, _ in
      "\(arabic) in \(analysis.label) has no word in the transliteration: add it"
    }
  }
}
