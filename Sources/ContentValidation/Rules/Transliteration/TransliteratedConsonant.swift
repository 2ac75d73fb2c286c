import Diagnostics

/// A consonant of the transliteration is not consistent with the Arabic.
///
/// ## What it does
/// Reports pairs of words of which a consonant differs, or stands on one side only.
/// The two are compared by what every spelling keeps apart: s and sh, t and ṭ, k and q, h and ḥ, hamza, length and doubling are
/// not told apart.
///
/// ## Why it matters
/// One of the two is a typing mistake, and the reader cannot know which.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ</arabic>
/// <transliteration>subkāna llāh</transliteration>
/// ```
///
/// ## How to fix it
/// Compare the two words, and correct the one that is not as it should be.
enum TransliteratedConsonant: ArabicRule {
  static let id: RuleID = "TL08"
  static let name = "transliterated-consonant"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    transliterations(.consonant, in: analysis) { arabic, latin, _ in
      pair(latin, arabic, analysis, "consonant")
    }
  }
}
