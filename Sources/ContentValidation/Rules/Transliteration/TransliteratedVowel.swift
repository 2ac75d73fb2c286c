import Diagnostics

/// A vowel of the transliteration does not match the Arabic.
///
/// ## What it does
/// Reports pairs of words in which a short vowel differs, or is missing on one side. Words with missing vowel marks
/// (TK02) are skipped.
///
/// ## Why it matters
/// A vowel often decides who does what in a sentence.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ</arabic>
/// <transliteration>sabḥāna llāh</transliteration>
/// ```
///
/// ## How to fix it
/// Compare the two words, and correct the wrong one.
enum TransliteratedVowel: ArabicRule {
  static let id: RuleID = "TL09"
  static let name = "transliterated-vowel"
  static let severity = Severity.warning
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    transliterations(.vowel, in: analysis) { arabic, latin, _ in
      pair(latin, arabic, analysis, "vowel")
    }
  }
}
