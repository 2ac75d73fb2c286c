import Diagnostics

/// An Arabic word is missing from the transliteration.
///
/// ## What it does
/// Reports one or two consecutive Arabic words that nothing in the transliteration corresponds to.
///
/// ## Why it matters
/// Those who read the transliteration leave the word out.
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
      "\(arabic) in \(analysis.label) is not in the transliteration: add it"
    }
  }
}
