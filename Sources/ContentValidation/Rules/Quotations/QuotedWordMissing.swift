import Diagnostics
import UnicodeText

/// A quotation from the Quran omits a word.
///
/// ## What it does
/// Reports a word of a verse, or a whole verse, that is missing inside a quotation. A quotation may begin and end
/// anywhere in its verses.
///
/// ## Why it matters
/// A verse without one of its words is not that verse.
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
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.missingWord, in: analysis) { difference, words in
      "a word of \(difference.place) is missing after \(words) in \(analysis.label): \(difference.remedy)"
    }
      + quotations(.missingVerse, in: analysis) { difference, words in
        "\(difference.place) is missing after \(words) in \(analysis.label): \(difference.remedy)"
      }
  }
}
