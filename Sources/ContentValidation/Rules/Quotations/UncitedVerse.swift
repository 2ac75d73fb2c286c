import Diagnostics
import DuaLibrary
import QuranText
import UnicodeText

/// A text is from verses of the Quran, and the dua cites none of them.
///
/// ## What it does
/// If the dua does not cite the Quran, whatever else it cites, reports recited texts that consist of whole verses, or of at
/// least five words of a verse. The basmala and the plea for refuge may precede whole verses. Common formulas of praise are
/// ignored.
///
/// If the dua cites other verses beside other works, only whole verses are reported.
///
/// ## Why it matters
/// Readers must know what is the word of God, and only a cited verse is checked word by word.
///
/// ## Example
/// ```xml
/// <arabic>قُلْ هُوَ اللَّهُ أَحَدٌ</arabic>
/// <source type="other" title="A book of prayers"/>
/// ```
///
/// ## How to fix it
/// Add a `<source type="quran">` for the verses.
enum UncitedVerse: ArabicRule {
  static let id: RuleID = "QR14"
  static let name = "uncited-verse"
  static let severity = Severity.warning
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    if let verse = analysis.verseInsteadOfCited, let reference = verse.references.first {
      let cited = analysis.citedVerses.prefix(3).map { "Quran \($0)" }.joined(separator: ", ")
      return [
        finding(
          "\(analysis.text(ofBytes: verse.bytes).quoted()) in \(analysis.label) is Quran \(reference), but the dua cites \(cited), "
            + "which is not in it: correct the source, or the text",
          at: analysis.text.source(of: verse.bytes)
        )
      ]
    }
    guard let verse = analysis.uncitedVerse, let reference = verse.references.first,
      !analysis.hasUnreadableSource
    else { return [] }
    let more = verse.references.count - 1
    let verses = "Quran \(reference)" + (more > 0 ? " and \(more) more" : "")
    let source = analysis.notation.quran(reference.surah, reference.ayahs)
    return [
      finding(
        "\(analysis.text(ofBytes: verse.bytes).quoted()) in \(analysis.label) is from \(verses), but the dua does not cite "
          + "the Quran: add \(source.quoted(limit: 60))",
        at: analysis.text.source(of: verse.bytes)
      )
    ]
  }
}
