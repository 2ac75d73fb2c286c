import ArabicText
import Diagnostics
import HadithText
import UnicodeText

/// A noun after إِنَّ is not in the accusative.
///
/// ## What it does
/// Looks for a word with the article directly after إِنَّ, أَنَّ, كَأَنَّ, لَٰكِنَّ or لَعَلَّ, with or without a proclitic. Only a preposition
/// and its pronoun may be between the two (إِنَّ لَكَ).
///
/// Reports a damma at the end of the word. Also reports a kasra, except in plurals in ات and in duals. Text compared with the
/// Quran is skipped.
///
/// ## Why it matters
/// These particles govern the accusative. At the end of a phrase the vowel is not spoken, so a transliteration does not show
/// it.
///
/// ## Example
/// ```xml
/// <arabic>أَسْأَلُكَ بِأَنَّ لَكَ الْحَمْدُ</arabic>
/// ```
///
/// ## How to fix it
/// Write U+064E ARABIC FATHA: الْحَمْدَ.
enum CaseAfterInna: ArabicRule {
  static let id: RuleID = "AR32"
  static let name = "case-after-inna"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR28", "AR46"]
  static let screen = Screen.words { $0.word.isInna }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.compactMap { index -> TextIssue? in
      let word = analysis.words[index]
      guard word.beginsWithArticle, let ending = WordEnding(of: word), !ending.isTanwin,
        ending != ending.accusative, !(ending == ending.genitive && word.hasGenitiveAsAccusative),
        let particle = particle(before: index, in: analysis), !analysis.isComparedWithQuran(word.range),
        !analysis.isReportedElsewhere(word.range), !analysis.isUnclear(word)
      else { return nil }
      let advice = analysis.accusativeAdvice(for: word, ending)
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with \(ending.mark.codePointAndName) after "
          + "\(analysis.quoted(particle)): a noun is in the accusative there\(advice.text)",
        edits: advice.edits
      )
    }
    return findings(issues, in: analysis, fix: "write the accusative")
  }

  /// The words from the particle on that are before a word.
  private static func particle(before index: Int, in analysis: ArabicTextAnalysis) -> Range<Int>? {
    guard analysis.isBesideLast(index) else { return nil }
    if analysis.words[index - 1].isInna { return analysis.words[index - 1].range }
    guard analysis.isBesideLast(index - 1), analysis.words[index - 1].isPrepositionWithPronoun,
      analysis.words[index - 2].isInna
    else { return nil }
    return analysis.words[index - 2].range.lowerBound..<analysis.words[index - 1].range.upperBound
  }
}

extension MarkedWord {
  fileprivate var beginsWithArticle: Bool {
    letters.count > 3 && letters[0].isBareAlef && letters[1].base == "\u{0644}"
      && (!letters[1].has(.harakat) || letters[1].has(.shadda))
  }
}
