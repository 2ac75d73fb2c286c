import Diagnostics
import UnicodeText

/// A quotation of the Quran has another word than the verse.
///
/// ## What it does
/// Reports words that stand where the verse has a word that is more than one letter away.
///
/// ## Why it matters
/// A verse with another word is not the verse.
///
/// ## Example
/// ```xml
/// <arabic>قُلْ هُوَ الرَّبُّ أَحَدٌ</arabic>
/// <source type="quran" surah="112" ayah="1"/>
/// ```
///
/// ## How to fix it
/// Write the word as the mushaf has it.
enum QuotedWordOther: ArabicRule {
  static let id: RuleID = "QR05"
  static let name = "quoted-word-other"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.otherWord, in: analysis) { difference, words in
      "\(words) in \(analysis.label) is where \(difference.place) has another word; \(difference.remedy)"
    }
  }
}
