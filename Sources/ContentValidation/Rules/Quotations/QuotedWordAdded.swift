import Diagnostics
import DuaLibrary
import QuranText
import UnicodeText

/// A quotation from the Quran has a word that is not in the verse.
///
/// ## What it does
/// Reports words inside a quotation that the verse does not have there. If a dua cites a hadith as well, other words
/// may surround the verses, but not interrupt them. If the text goes on with the next verse, or begins with the one before, its
/// words are one finding, which names the range to cite. Words that introduce the verse or say how often to recite it are reported by AR19.
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
    let remarks = (analysis.remarks.narration + analysis.remarks.counts.map(\.range)).map(analysis.bytes)
    let reported = MergedRanges(remarks)
    let longer = analysis.quotationReport.findings.compactMap { difference -> Longer? in
      guard difference.kind == .extraWord, !reported.overlaps(difference.bytes) else { return nil }
      return longerPassage(with: difference, analysis)
    }
    let others = MergedRanges(remarks + longer.map(\.words.bytes))
    let passages = Dictionary(grouping: longer, by: \.verses).values
      .sorted { $0[0].words.bytes.lowerBound < $1[0].words.bytes.lowerBound }
    return passages.map { finding($0, analysis) }
      + quotations(.extraWord, in: analysis, except: others) { difference, words in
        "\(words) in \(analysis.label) is not in \(difference.place) at this point: remove it, or cite its source"
      }
  }

  /// Words of a run of verses of which the dua cites only some.
  private struct Longer {
    let words: QuotationFinding
    let verses: QuranReference
    let cited: QuranReference
  }

  private static func longerPassage(with words: QuotationFinding, _ analysis: ArabicTextAnalysis) -> Longer? {
    let runs = analysis.locations.lazy.filter { !$0.isMarked && $0.bytes.overlaps(words.bytes) }
    for verses in runs.flatMap(\.references) where verses.ayahs.count > 1 {
      let cited = analysis.citedVerses.first { cited in
        cited.surah == verses.surah && cited.ayahs.overlaps(verses.ayahs)
          && cited.ayahs.clamped(to: verses.ayahs) != verses.ayahs
      }
      if let cited { return Longer(words: words, verses: verses, cited: cited) }
    }
    return nil
  }

  /// One finding for all words of a run: the mistake is the citation.
  private static func finding(_ run: [Longer], _ analysis: ArabicTextAnalysis) -> Finding {
    let (words, verses) = (run[0].words, run[0].verses)
    let ayah = analysis.dua?.sources.first { $0.citedVerses == run[0].cited }?.ayah.located?.range
    let ayahs = AyahRange(verses.ayahs).description
    var found = finding(
      "\(analysis.text(ofBytes: words.bytes).quoted(limit: 40)) in \(analysis.label) is not in \(words.place), but the text is "
        + "from \(verses): cite \(verses), or remove the words\(andMore(run.count - 1))",
      at: analysis.text.source(of: words.bytes),
      fixIts: ayah.map { [FixIt("cite Quran \(verses)", .unsafe, [FixIt.Edit($0, ayahs)])] } ?? []
    )
    found.others = run.dropFirst().map { analysis.text.source(of: $0.words.bytes) }
    return found
  }
}
