import Diagnostics
import UnicodeText

/// A quotation from the Quran has a word that is not in the verse.
///
/// ## What it does
/// Reports words inside a quotation that the verse does not have there. If a dua cites a hadith as well, other words
/// may surround the verses, but not interrupt them. Words that introduce the verse or say how often to recite it are reported by AR19.
///
/// ## Why it matters
/// Readers take human words for words of the Quran.
///
/// ## Example
/// ```xml
/// <arabic>قُلْ هُوَ اللَّهُ الْوَاحِدُ أَحَدٌ</arabic>
/// <source type="quran" surah="112" ayah="1"/>
/// ```
///
/// ## How to fix it
/// Remove the word, or cite the hadith or book that the words around the verse come from.
enum QuotedWordAdded: ArabicRule {
  static let id: RuleID = "QR04"
  static let name = "quoted-word-added"
  static let severity = Severity.error
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    let remarks = MergedRanges(
      (analysis.remarks.narration + analysis.remarks.counts.map(\.range)).map(analysis.bytes)
    )
    return quotations(.extraWord, in: analysis, except: remarks) { difference, words in
      "\(words) in \(analysis.label) is not in \(difference.place) at this point: remove it, "
        + "or cite its source"
    }
  }
}
