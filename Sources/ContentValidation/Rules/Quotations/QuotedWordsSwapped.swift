import Diagnostics
import UnicodeText

/// A quotation from the Quran has two words in the wrong order.
///
/// ## What it does
/// Reports two adjacent words that are in the opposite order in the verse.
///
/// ## Why it matters
/// Word order is part of the text.
///
/// ## Example
/// ```xml
/// <arabic>قُلْ اللَّهُ هُوَ أَحَدٌ</arabic>
/// <source type="quran" surah="112" ayah="1"/>
/// ```
///
/// ## How to fix it
/// Write the words in the order of the mushaf.
enum QuotedWordsSwapped: ArabicRule {
  static let id: RuleID = "QR06"
  static let name = "quoted-words-swapped"
  static let severity = Severity.error
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.swappedWords, in: analysis) { difference, words in
      "\(words) in \(analysis.label) are in the opposite order in \(difference.place): \(difference.remedy)"
    }
  }
}
