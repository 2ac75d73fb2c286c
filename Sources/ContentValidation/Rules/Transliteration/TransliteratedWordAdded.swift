import Diagnostics

/// The transliteration has a word that is not in the Arabic.
///
/// ## What it does
/// Reports single Latin words that match no Arabic word at their position, unless the Arabic has letters of another script (TX04),
/// which may stand for them.
///
/// ## Why it matters
/// Those who read the transliteration say a word that is not in the dua, or a word is missing from the Arabic.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ</arabic>
/// <transliteration>subḥāna rabbī llāh</transliteration>
/// ```
///
/// ## How to fix it
/// Remove the word, or add it to the Arabic.
enum TransliteratedWordAdded: ArabicRule {
  static let id: RuleID = "TL05"
  static let name = "transliterated-word-added"
  static let severity = Severity.error
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.text.letters.total == analysis.text.letters[.arabic] else { return [] }
    return transliterations(.extraWord, in: analysis) { _, latin, _ in
      "\(latin) in the transliteration matches no word in \(analysis.label): remove it, or add the Arabic"
    }
  }
}
