import Diagnostics

/// A word of the transliteration stands at another place than in the Arabic.
///
/// ## What it does
/// Reports Latin words that are consistent with an Arabic word at another place.
///
/// ## Why it matters
/// The words are said in the wrong order.
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

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    transliterations(.swappedWord, in: analysis) { arabic, latin, _ in
      "\(latin) in the transliteration is in a different place than \(arabic) in \(analysis.label): "
        + "write both in the same order"
    }
  }
}
