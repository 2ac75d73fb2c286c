import ArabicText
import Diagnostics

/// A transliteration as a whole does not match its Arabic.
///
/// ## What it does
/// Aligns the consonants of the Arabic with those of the transliteration. Reports a score below 0.75, where 1 is a full match,
/// and texts of which more than half matches nothing on the other side.
///
/// Only sounds that every scheme distinguishes are compared: s and sh, t and ṭ, k and q, h and ḥ count as the same, and hamza,
/// length and doubling are ignored.
///
/// If the texts differ only in whole words that are missing, added, doubled or moved, those words are reported instead. If
/// words of the Arabic that are not in the transliteration are another dua of the library, or most of it, the finding names it.
/// Texts of which nothing is recited are left to AR19.
///
/// ## Why it matters
/// It belongs to another dua, or the Arabic was replaced and the transliteration was not.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ</arabic>
/// <transliteration>al-ḥamdu lillāhi rabbi l-ʿālamīn</transliteration>
/// ```
///
/// ## How to fix it
/// Replace it with the transliteration of this text.
enum TransliterationOfOtherText: ArabicRule {
  static let id: RuleID = "TL01"
  static let name = "transliteration-of-other-text"
  static let severity = Severity.error
  static let explains: [RuleID] = ["DU02", "DU05", "DU06"]
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let transliteration = analysis.transliteration, !analysis.isOnlyRemarks else { return [] }
    let findings = transliterations(.otherText, in: analysis) { _, _, _ in
      "the transliteration does not match \(analysis.label) (\(reason(transliteration, analysis))): "
        + (analysis.otherDua(transliteratedAs: transliteration.text.text.value).map { "it is that of \($0)" }
          ?? "it seems to belong to another text")
    }
    return findings.isEmpty ? [] : pasted(transliteration, analysis).map { [$0] } ?? findings
  }

  /// The finding about another dua in the Arabic.
  private static func pasted(_ transliteration: TransliterationAnalysis, _ analysis: ArabicTextAnalysis)
    -> Finding?
  {
    guard let uncovered = transliteration.report.uncovered, uncovered.isArabic,
      let excerpt = analysis.excerptOfOtherDua(ofAbout: uncovered.wordCount)
    else { return nil }
    let words = analysis.text(ofBytes: excerpt.bytes).quoted(limit: 40)
    return finding(
      "\(words) in \(analysis.label) is \(excerpt.isWhole ? "" : "most of ")the text of \(excerpt.label), and not in the "
        + "transliteration: remove it, or add it there",
      at: analysis.text.source(of: excerpt.bytes),
      notes: [Finding.Note("the transliteration", at: transliteration.text.text.range)]
    )
  }

  private static func reason(_ transliteration: TransliterationAnalysis, _ analysis: ArabicTextAnalysis)
    -> String
  {
    let report = transliteration.report
    if report.score < minimumScore(analysis) {
      return "score \(score(report.score)), minimum \(score(minimumScore(analysis)))"
    }
    if let uncovered = report.uncovered {
      return "\(uncovered.wordCount) of the \(uncovered.totalCount) words of "
        + (uncovered.isArabic
          ? "the Arabic are not in the transliteration" : "the transliteration are not in the Arabic")
    }
    return "\(report.differingLatinWordCount) of its \(report.latinWordCount) words differ"
  }

  /// The score with two decimals, in every locale.
  private static func score(_ value: Double) -> String {
    let hundredths = Int((max(0, value) * 100).rounded(.down))
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  private static func minimumScore(_ analysis: ArabicTextAnalysis) -> Double {
    analysis.tashkeel?.coverage == Tashkeel.Coverage.none
      ? TransliterationAnalysis.unvocalizedThreshold : TransliterationReport.threshold
  }
}
