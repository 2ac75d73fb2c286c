import Diagnostics
import UnicodeText

/// A word quoted from the Quran has a different letter.
///
/// ## What it does
/// Compares texts that cite the Quran, and spans between ﴿ and ﴾ in any text, with the verses, in modern spelling and
/// in the spelling of the mushaf. Reports words in which one letter differs, is missing or is added.
///
/// ## Why it matters
/// Not one letter of the Quran may be changed, and an app spreads the mistake to all its readers.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُ السَّمَدُ</arabic>
/// <source type="quran" surah="112" ayah="2"/>
/// ```
///
/// ## How to fix it
/// Write the word as in the mushaf, or correct the citation.
enum QuotedLetter: ArabicRule {
  static let id: RuleID = "QR01"
  static let name = "quoted-letter"
  static let severity = Severity.error
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.letter, in: analysis) { difference, words in
      "\(words) in \(analysis.label) differs from \(difference.place) in one letter"
        + "\(difference.difference(in: analysis)); \(difference.remedy)"
    }
  }
}
