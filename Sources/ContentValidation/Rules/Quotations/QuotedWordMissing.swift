import Diagnostics
import UnicodeText

/// A quotation of the Quran leaves a word out.
///
/// ## What it does
/// Reports where a word of a verse, or a verse as a whole, is missing within a quotation. A quotation may begin and end anywhere in its verses.
///
/// ## Why it matters
/// A verse with a word less is not the verse.
///
/// ## Example
/// ```xml
/// <arabic>لَمْ وَلَمْ يُولَدْ</arabic>
/// <source type="quran" surah="112" ayah="3"/>
/// ```
///
/// ## How to fix it
/// Write the missing word.
enum QuotedWordMissing: ArabicRule {
  static let id: RuleID = "QR03"
  static let name = "quoted-word-missing"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.missingWord, in: analysis) { difference, words in
      "a word of \(difference.place) is left out after \(words) in \(analysis.label); \(difference.remedy)"
    }
      + quotations(.missingVerse, in: analysis) { difference, words in
        "\(difference.place) is left out after \(words) in \(analysis.label); \(difference.remedy)"
      }
  }
}
