import Diagnostics
import DuaLibrary
import UnicodeText

/// A text contains a long passage of the Quran and does not cite it.
///
/// ## What it does
/// Looks for nine or more consecutive words of a recited text that occur in the Quran, in verses that the dua does not
/// cite: hadiths share fewer with it by chance. Common formulas of praise are ignored, and so are texts that are whole verses or
/// a part of one, which QR14 reports.
///
/// ## Why it matters
/// Readers want to know what is Quran, and only what is cited or between ﴿ and ﴾ is checked word by word.
///
/// ## Example
/// ```xml
/// <arabic>رَبِّ زِدْنَا، وَمَنْ يَتَّقِ اللَّهَ يَجْعَلْ لَهُ مَخْرَجًا وَيَرْزُقْهُ مِنْ حَيْثُ لَا يَحْتَسِبُ</arabic>
/// <source type="other" title="A book of prayers"/>
/// ```
///
/// ## How to fix it
/// Add a `<source type="quran">` for the verse, or put the words between ﴿ and ﴾.
enum UncitedQuran: ArabicRule {
  static let id: RuleID = "QR12"
  static let name = "uncited-quran"
  static let severity = Severity.information
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    // A citation of the Quran that cannot be read may be that of these words.
    let isUnreadable = analysis.mayBeQuran && analysis.citedVerses.isEmpty
    guard !isUnreadable, !analysis.quotationReport.isOtherText, analysis.uncitedVerse == nil,
      analysis.verseInsteadOfCited == nil
    else {
      return []
    }
    return limited(analysis.quotationReport.uncited) { location in
      let words = analysis.text(ofBytes: location.bytes).quoted()
      return finding(
        "\(words) in \(analysis.label) is in Quran \(verses(location.references)), which the dua does not cite: "
          + "cite it, or put the words between ﴿ and ﴾",
        at: analysis.text.source(of: location.bytes)
      )
    }
  }

  private static func verses(_ references: [QuranReference]) -> String {
    let shown = references.prefix(3).map(\.description).joined(separator: ", ")
    return references.count > 3 ? "\(shown) and \(references.count - 3) more places" : shown
  }
}
