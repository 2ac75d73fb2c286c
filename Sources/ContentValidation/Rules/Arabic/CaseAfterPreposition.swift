import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// A noun after a preposition is not in the genitive.
///
/// ## What it does
/// Looks for a word with the article, or with a tanwin, directly after مِن, عَن, إِلَى, عَلَى, فِي, مَعَ, or after a noun that is always in
/// construct with the next, such as كُلّ, غَيْر, سُبْحَانَ and بَعْدَ; and for a word in which the article follows بِ, كَ or لِ. Reports a
/// fatha or damma at its end, or their tanwin. Plurals in ينَ and ونَ are skipped, words that do not decline, and text compared with the Quran.
///
/// ## Why it matters
/// The word before it governs the genitive without exception. At the end of a phrase the vowel is not spoken, so that a
/// transliteration does not show it.
///
/// ## Example
/// ```xml
/// <arabic>لَا حَوْلَ وَلَا قُوَّةَ إِلَّا بِاللَّهُ</arabic>
/// ```
///
/// ## How to fix it
/// Write U+0650 ARABIC KASRA, or U+064D ARABIC KASRATAN for a tanwin: بِاللَّهِ.
enum CaseAfterPreposition: ArabicRule {
  static let id: RuleID = "AR29"
  static let name = "case-after-preposition"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28"]

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard let ending = WordEnding(of: word), !ending.isGenitive,
        let governor = GenitiveGovernor(of: index, in: analysis),
        !analysis.isComparedWithQuran(word.range), !analysis.isReportedElsewhere(word.range),
        !analysis.isUnclear(word)
      else { return nil }
      let edits = analysis.edits(writing: ending.genitive, at: word)
      let advice = edits.isEmpty ? "" : ", \(analysis.text(of: word.range, with: edits).quoted(limit: 30))"
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with \(ending.mark.codePointAndName) "
          + "\(governor.phrase(analysis)): a noun has the genitive there; write \(ending.genitive.mark.codePointAndName)\(advice)",
        edits: edits
      )
    }
    return findings(issues, in: analysis, fix: "write the genitive")
  }
}

extension WordEnding {
  fileprivate var isGenitive: Bool { mark == "\u{0650}" || mark == "\u{064D}" }
}
