import Diagnostics
import UnicodeText

/// A word of the Quran is quoted with another letter.
///
/// ## What it does
/// Holds texts that cite the Quran, and spans in ﴿ ﴾ of any text, against the verses, in the spelling of today and in that of
/// the mushaf, and reports words in which one letter is another one, is missing or is added.
///
/// ## Why it matters
/// The text of the Quran is not to be changed by a letter, and an app spreads the mistake to all its readers.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُ السَّمَدُ</arabic>
/// <source type="quran" surah="112" ayah="2"/>
/// ```
///
/// ## How to fix it
/// Write the word as the mushaf has it, or correct the citation.
enum QuotedLetter: ArabicRule {
  static let id: RuleID = "QR01"
  static let name = "quoted-letter"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.letter, in: analysis) { difference, words in
      "\(words) in \(analysis.label) has another letter than \(difference.place)"
        + "\(difference.difference(in: analysis)); \(difference.remedy)"
    }
  }
}
