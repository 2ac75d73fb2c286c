import Diagnostics
import DuaLibrary
import QuranText
import UnicodeText

/// A text is not that of the verses it cites.
///
/// ## What it does
/// Reports texts that cite the Quran although fewer than half of their words are in the cited verses. If a hadith is
/// cited as well, reports texts that contain nothing of the verses. If some words of the text are in the cited verses and others
/// in verses that the dua does not cite, these are reported.
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
  static let explains: [RuleID] = ["TL01", "TL02", "TL04"]
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.quotationReport.isOtherText else { return [] }
    if let added = addedVerse(analysis) { return [added] }
    let whole = analysis.shortQuotations.first { analysis.isWhole($0) }
    let location = analysis.quotations.first ?? whole
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

  /// Words from another verse beside words from the cited ones.
  private static func addedVerse(_ analysis: ArabicTextAnalysis) -> Finding? {
    let parts = analysis.shortQuotations
    guard parts.contains(where: { isCited($0, analysis) }),
      let added = parts.first(where: { !isCited($0, analysis) }), let place = added.references.first
    else { return nil }
    let words = analysis.text(ofBytes: added.bytes).quoted(limit: 40)
    return finding(
      "\(words) in \(analysis.label) is not in Quran \(cited(analysis)), which the dua cites, but in Quran \(place): "
        + "cite it as well, or remove the words",
      at: analysis.text.source(of: added.bytes),
      notes: notes(analysis)
    )
  }

  private static func isCited(_ part: QuranLocation, _ analysis: ArabicTextAnalysis) -> Bool {
    part.references.contains { reference in
      analysis.citedVerses.contains { $0.surah == reference.surah && $0.ayahs.overlaps(reference.ayahs) }
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
