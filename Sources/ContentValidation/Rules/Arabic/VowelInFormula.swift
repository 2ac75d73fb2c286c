import ArabicText
import Diagnostics
import UnicodeText

/// A well-known formula has another vowel, sukun or shadda.
///
/// ## What it does
/// Compares the marks of some 140 formulae that are recited alike everywhere, such as لَا إِلَهَ إِلَّا اللَّهُ, اللَّهُ أَكْبَرُ and صَلَّى
/// اللَّهُ عَلَيْهِ وَسَلَّمَ, with those in recited text. Reports another vowel, a sukun for a shadda or a shadda for a sukun (أَشْهَدُ أَنَّ لَا
/// إِلَهَ), a missing shadda in a word with all its vowels (كُلِ شَيْءٍ), and a difference in the alef of an accusative (إِنَّكَ عَفُوًّا).
///
/// The first word is compared only where a phrase begins with it, because another word may govern it. The ending of
/// the last one is not compared where it may be in construct (خَيْرَ الْجَزَاءِ). Vowels that are not written are not compared.
///
/// Exempt are a sukun at the end of a word, لَا حَوْلٌ وَلَا قُوَّةٌ, which grammar allows, formulae after إِنَّ, and text that is compared
/// with the Quran. What a more specific rule reports is left to it.
///
/// ## Why it matters
/// These words are recited more often than any others, and the vowel decides who does what to whom.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُ أَكْبَرَ كَبِيرًا</arabic>
/// ```
///
/// ## How to fix it
/// Write the mark that the message names. If the source has the other one, acknowledge the finding.
enum VowelInFormula: ArabicRule {
  static let id: RuleID = "AR46"
  static let name = "vowel-in-formula"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["AR13", "AR14", "AR47", "TK02", "TL08", "TL11"]
  static let screen = Screen.words { Formula.mayBeWrong($0.word, $0.scalars) }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.wrongMarksInFormulae.compactMap { word, formula, marks -> TextIssue? in
      guard !analysis.isComparedWithQuran(word.range), !analysis.isReportedElsewhere(word.range),
        !analysis.isUnclear(word)
      else { return nil }
      return TextIssue(
        range: word.range,
        message:
          "\(analysis.quoted(word.range)) in \(analysis.label) has \(difference(marks, formula)): write "
          + analysis.text(of: word.range, with: marks.edits).quoted(limit: 30),
        edits: marks.edits,
        applicability: .unsafe
      )
    }
    return findings(issues, in: analysis, fix: "write the marks of the formula")
  }

  private static func difference(_ marks: Formula.WrongMarks, _ formula: Formula) -> String {
    let (text, wanted) = (formula.text.quoted(limit: 60), marks.wanted.codePointAndName)
    return marks.written.map { "\($0.codePointAndName), where the formula \(text) has \(wanted)" }
      ?? "no \(wanted), which the formula \(text) has"
  }
}
