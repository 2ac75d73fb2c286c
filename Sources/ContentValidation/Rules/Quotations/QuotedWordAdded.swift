import Diagnostics
import DuaLibrary
import QuranText
import UnicodeText

/// A quotation from the Quran has a word that is not in the verse.
///
/// ## What it does
/// Reports words inside a quotation that the verse does not have there. If a dua cites a hadith as well, other words
/// may surround the verses, but not interrupt them. If the text goes on with the next verse, or begins with the one before, the
/// message names the range to cite. Words that introduce the verse or say how often to recite it are reported by AR19.
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
/// Remove the word, or cite the other verse, or the hadith or book that the words around the verse come from.
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
      if let verses = longerPassage(with: difference, analysis) {
        return
          "\(words) in \(analysis.label) is not in \(difference.place), but the text is from \(verses): cite \(verses), "
          + "or remove the words"
      }
      return "\(words) in \(analysis.label) is not in \(difference.place) at this point: remove it, "
        + "or cite its source"
    }
  }

  /// The verses of a run of the text that contains words, if the dua cites only some of them; nil if there is none, or several.
  private static func longerPassage(with words: QuotationFinding, _ analysis: ArabicTextAnalysis)
    -> QuranReference?
  {
    let run = analysis.locations.first { location in
      !location.isMarked && location.references.count == 1 && location.bytes.overlaps(words.bytes)
    }
    guard let verses = run?.references.first, verses.ayahs.count > 1,
      analysis.citedVerses.contains(where: { cited in
        cited.surah == verses.surah && cited.ayahs.overlaps(verses.ayahs)
          && cited.ayahs.clamped(to: verses.ayahs) != verses.ayahs
      })
    else { return nil }
    return verses
  }
}
