import ArabicText
import Diagnostics

/// A transliteration is not consistent with its Arabic as a whole.
///
/// ## What it does
/// Aligns the consonants of the Arabic with those of the transliteration, and reports a score below 0.75, where 1 is a full match,
/// and texts of which more than half has nothing on the other side. Where whole words that are missing, added, doubled or in another
/// place are all that differs, they are reported instead.
/// The two are compared by what every spelling keeps apart: s and sh, t and ṭ, k and q, h and ḥ, hamza, length and doubling are
/// not told apart.
///
/// ## Why it matters
/// It is the transliteration of another dua, or the Arabic was replaced and the transliteration was not.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ</arabic>
/// <transliteration>al-ḥamdu lillāhi rabbi l-ʿālamīn</transliteration>
/// ```
///
/// ## How to fix it
/// Put the transliteration of this text here.
enum TransliterationOfOtherText: ArabicRule {
  static let id: RuleID = "TL01"
  static let name = "transliteration-of-other-text"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    transliterations(.otherText, in: analysis) { _, _, transliteration in
      "the transliteration is not consistent with \(analysis.label) (\(reason(transliteration, analysis))): "
        + "it seems to be that of another text"
    }
  }

  private static func reason(_ transliteration: TransliterationAnalysis, _ analysis: ArabicTextAnalysis)
    -> String
  {
    let report = transliteration.report
    if report.score < needed(analysis) {
      return "score \(score(report.score)), needed \(score(needed(analysis)))"
    }
    if let uncovered = report.uncovered {
      return "\(uncovered.wordCount) of the \(uncovered.totalCount) words of "
        + (uncovered.isArabic
          ? "the Arabic are not in the transliteration" : "the transliteration are not in the Arabic")
    }
    return "\(report.differingLatinWordCount) of its \(report.latinWordCount) words differ"
  }

  /// With two decimals, whatever the locale.
  private static func score(_ value: Double) -> String {
    let hundredths = Int((max(0, value) * 100).rounded(.down))
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  private static func needed(_ analysis: ArabicTextAnalysis) -> Double {
    analysis.tashkeel?.coverage == Tashkeel.Coverage.none
      ? TransliterationAnalysis.unvocalizedThreshold : TransliterationCheck.threshold
  }
}
