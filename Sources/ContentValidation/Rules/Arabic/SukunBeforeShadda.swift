import ArabicText
import Diagnostics
import UnicodeText

/// A word ends with a sukun, and the next begins with a shadda.
///
/// ## What it does
/// Looks in recited text for أَنْ لَّا, مِنْ رَّبِّ and their like. Prints of the Quran write a shadda on a letter to which the last letter of
/// the word before is assimilated, and leave that letter without a sukun: أَن لَّا. Of 280,000 words of the Quran and of hadiths none
/// has both marks. Quotations of the Quran are compared with the verse instead.
///
/// ## Why it matters
/// The sukun says that the letter is spoken, and the shadda that it is not.
///
/// ## Example
/// ```xml
/// <arabic>أَشْهَدُ أَنْ لَّا إِلَٰهَ إِلَّا اللَّهُ</arabic>
/// ```
///
/// ## How to fix it
/// Remove the shadda: أَنْ لَا.
enum SukunBeforeShadda: ArabicRule {
  static let id: RuleID = "AR37"
  static let name = "sukun-before-shadda"
  static let severity = Severity.warning
  static let screen = Screen.words { $0.word.letters.first?.has(.shadda) == true }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.words.indices.dropFirst().compactMap { index -> TextIssue? in
      let (word, next) = (analysis.words[index - 1], analysis.words[index])
      guard let last = word.letters.last, last.has(.sukun), !last.has([.harakat, .shadda]),
        let first = next.letters.first, first.has(.shadda), analysis.isBesideLast(index),
        !analysis.isComparedWithQuran(next.range), !analysis.isInQuran(next.range), !analysis.isUnclear(next),
        let shadda = first.range.first(where: { analysis.scalars[$0].isShadda })
      else { return nil }
      let edit = (range: shadda..<shadda + 1, replacement: "")
      return TextIssue(
        range: word.range.lowerBound..<next.range.upperBound,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) ends with U+0652 ARABIC SUKUN, and \(analysis.quoted(next.range)) begins "
          + "with U+0651 ARABIC SHADDA: one of the two is left over from a print of the Quran; write "
          + analysis.text(of: next.range, with: [edit]).quoted(limit: 30),
        edits: [edit]
      )
    }
    return findings(issues, in: analysis, fix: "remove the shadda")
  }
}
