import Diagnostics

/// A word of the transliteration is in another position than in the Arabic.
///
/// ## What it does
/// Reports Latin words that match an Arabic word at another position.
///
/// ## Why it matters
/// The words are recited in the wrong order.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ</arabic>
/// <transliteration>allāhi subḥān</transliteration>
/// ```
///
/// ## How to fix it
/// Write the words in the order of the Arabic.
enum TransliteratedWordMoved: ArabicRule {
  static let id: RuleID = "TL07"
  static let name = "transliterated-word-moved"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TL04", "TL05", "TL06", "TL08", "TL09", "TL11"]
  static let explainsNeighbors = true
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    transliterations(.swappedWord, in: analysis) { arabic, latin, _ in
      "\(latin) in the transliteration is in another position than \(arabic) in \(analysis.label): "
        + "write both in the same order"
    }
  }
}
