import Diagnostics
import DuaLibrary
import QuranText
import UnicodeText

/// A text is not that of the verses it cites.
///
/// ## What it does
/// Reports texts that cite the Quran although fewer than half of their words are in the cited verses. If a hadith is
/// cited as well, reports texts that contain nothing of the verses.
///
/// ## Why it matters
/// A wrong number in a citation sends readers to another verse, or the text is not from the Quran at all.
///
/// ## Example
/// ```xml
/// <arabic>رَبِّ زِدْنِي عِلْمًا</arabic>
/// <source type="quran" surah="20" ayah="141"/>
/// ```
///
/// ## How to fix it
/// Correct the citation or the text. If the text occurs in the Quran, the message names the verse.
enum QuotedTextMismatch: ArabicRule {
  static let id: RuleID = "QR07"
  static let name = "quoted-text-mismatch"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.quotationReport.isOtherText else { return [] }
    let location = analysis.quotations.first
    let located = location?.references.first
    let hint = located.map { "; it is in Quran \($0)" } ?? ""
    let isWhole = location.map { analysis.isWhole($0) && $0.references.count == 1 } ?? false
    return analysis.quotationReport.findings.filter { $0.kind == .otherText }.map { difference in
      finding(
        "\(analysis.label) is not the text of Quran \(cited(analysis)), which the dua cites\(hint): "
          + "correct the citation or the text",
        at: analysis.text.source(of: difference.bytes),
        notes: notes(analysis),
        fixIts: isWhole ? located.flatMap { fix($0, analysis) }.map { [$0] } ?? [] : []
      )
    }
  }

  private static func cited(_ analysis: ArabicTextAnalysis) -> String {
    analysis.citedVerses.prefix(3).map(\.description).joined(separator: ", ")
      + (analysis.citedVerses.count > 3 ? ", …" : "")
  }

  /// Cites the verse that the text is from, instead of the only one that the dua cites.
  private static func fix(_ verse: QuranReference, _ analysis: ArabicTextAnalysis) -> FixIt? {
    let cited = (analysis.dua?.sources ?? []).filter { $0.citedVerses != nil }
    guard cited.count == 1, let surah = cited[0].surah.located, let ayah = cited[0].ayah.located else {
      return nil
    }
    let ayahs = AyahRange(verse.ayahs).description
    var edits: [FixIt.Edit] = []
    if surah.value != verse.surah { edits.append(.init(surah.range, String(verse.surah))) }
    if ayah.value != verse.ayahs { edits.append(.init(ayah.range, ayahs)) }
    return FixIt("cite Quran \(verse)", .unsafe, edits)
  }

  private static func notes(_ analysis: ArabicTextAnalysis) -> [Finding.Note] {
    (analysis.dua?.sources ?? []).filter { $0.citedVerses != nil }.prefix(3)
      .map { Finding.Note("cited here", at: $0.range) }
  }
}
