import Diagnostics

/// A consonant of the transliteration does not match the Arabic.
///
/// ## What it does
/// Reports pairs of words in which a consonant differs, or is missing on one side. Only sounds that every scheme distinguishes
/// are compared: s and sh, t and ṭ, k and q, h and ḥ count as the same, and hamza, length and doubling are ignored.
///
/// If the policy names a scheme, the message says which letter differs, and which of the words is more likely wrong.
///
/// ## Why it matters
/// One of the two is a typing mistake, and readers cannot know which.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ</arabic>
/// <transliteration>subkāna llāh</transliteration>
/// ```
///
/// ## How to fix it
/// Compare the two words, and correct the wrong one.
enum TransliteratedConsonant: ArabicRule {
  static let id: RuleID = "TL08"
  static let name = "transliterated-consonant"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TX17"]
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    transliterations(.consonant, in: analysis) { arabic, latin, _ in
      pair(latin, arabic, analysis, "consonant")
    } + departures(ofErrors: true, in: analysis)
  }
}
