import Diagnostics
import UnicodeText

/// A quotation of the Quran has a word that the verse has not.
///
/// ## What it does
/// Reports words within a quotation that the verse does not have at this place. Where a dua cites a hadith as well, other words
/// may stand around the verses, but not within them.
///
/// ## Why it matters
/// Words of people are taken for words of the Quran.
///
/// ## Example
/// ```xml
/// <arabic>قُلْ هُوَ اللَّهُ الْوَاحِدُ أَحَدٌ</arabic>
/// <source type="quran" surah="112" ayah="1"/>
/// ```
///
/// ## How to fix it
/// Remove the word; or cite the hadith or book that the words around the verse come from.
enum QuotedWordAdded: ArabicRule {
  static let id: RuleID = "QR04"
  static let name = "quoted-word-added"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.extraWord, in: analysis) { difference, words in
      "\(words) in \(analysis.label) is not in \(difference.place) at this place: remove it, "
        + "or cite what it comes from"
    }
  }
}
