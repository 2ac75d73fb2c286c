import Diagnostics
import UnicodeText

/// A quotation from the Quran has a different word than the verse.
///
/// ## What it does
/// Reports words that differ from the word of the verse in more than one letter.
///
/// ## Why it matters
/// A verse with another word is not that verse.
///
/// ## Example
/// ```xml
/// <arabic>قُلْ هُوَ الرَّبُّ أَحَدٌ</arabic>
/// <source type="quran" surah="112" ayah="1"/>
/// ```
///
/// ## How to fix it
/// Write the word as in the mushaf.
enum QuotedWordMismatch: ArabicRule {
  static let id: RuleID = "QR05"
  static let name = "quoted-word-mismatch"
  static let severity = Severity.error
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.otherWord, in: analysis) { difference, words in
      "\(words) in \(analysis.label) is not the word in \(difference.place): \(difference.remedy)"
    }
  }
}
