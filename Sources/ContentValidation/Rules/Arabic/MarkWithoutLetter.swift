import ArabicText
import Diagnostics
import UnicodeText

/// A mark has no letter.
///
/// ## What it does
/// Reports marks at the start of recited text, of a title or of a name, or after a space, a digit, punctuation or a letter of another script.
/// Signs of printed Qurans need no letter.
///
/// ## Why it matters
/// The mark is drawn on a dotted circle or on the wrong character, and is missing from its own letter.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَان َاللهِ</arabic>
/// ```
///
/// ## How to fix it
/// Write the mark directly after its letter, or remove it.
enum MarkWithoutLetter: ArabicRule {
  static let id: RuleID = "AR10"
  static let name = "mark-without-letter"
  static let severity = Severity.error
  static let screen = Screen.traits(.unusual)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    // Prose may quote a mark alone.
    guard analysis.isRecitedOrName else { return [] }
    let issues = analysis.markRuns.compactMap { run -> TextIssue? in
      guard analysis.scalars.bearer(ofMarksAt: run.lowerBound) == nil,
        let mark = analysis.scalars[run].first(where: needsLetter)
      else { return nil }
      return TextIssue(
        range: run,
        message:
          "\(analysis.label) contains \(mark.codePointAndName) without a letter "
          + "\(position(of: run.lowerBound, in: analysis)): write it directly after its letter, or remove it"
      )
    }
    return findings(issues, in: analysis)
  }

  private static func needsLetter(_ mark: Unicode.Scalar) -> Bool {
    !mark.isQuranicMark && !mark.isHonorificSign
  }

  private static func position(of index: Int, in analysis: ArabicTextAnalysis) -> String {
    guard index > 0 else { return "at the start of the text" }
    return "after \(analysis.scalars[index - 1].codePointAndName)"
  }
}
