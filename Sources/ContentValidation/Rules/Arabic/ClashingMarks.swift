import ArabicText
import Diagnostics
import UnicodeText

/// A letter has marks that exclude each other.
///
/// ## What it does
/// Reports letters in recited text, and in Arabic titles and names, with two vowels, a vowel and a sukun, a shadda and a sukun, or the same mark twice.
///
/// ## Why it matters
/// Only one of the two can be read, and only a scholar knows which. They overlap on the screen, so an editor may not
/// notice.
///
/// ## Example
/// `بَُ`: U+064E ARABIC FATHA and U+064F ARABIC DAMMA on one letter.
///
/// ## How to fix it
/// Look the word up and keep the correct mark.
enum ClashingMarks: ArabicRule {
  static let id: RuleID = "AR09"
  static let name = "clashing-marks"
  static let severity = Severity.error
  static let screen = Screen.words(or: .unusual) { !$0.scalars.clashes(in: $0.scalars.markRuns).isEmpty }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.isRecitedOrName else { return [] }
    let issues = analysis.clashes.map { issue(analysis, $0.marks, $0.clash) }
    return findings(issues, in: analysis, fix: "remove the repeated marks")
  }

  private static func message(_ analysis: ArabicTextAnalysis, _ clash: MarkClash, bearer: Int) -> String {
    let (earlier, later) = (analysis.scalars[clash.earlier], analysis.scalars[clash.later])
    let letter =
      "\(analysis.scalars[bearer].codePointAndName) in the word \(analysis.quotedWord(around: clash.later))"
    return earlier == later
      ? "\(analysis.label) contains \(earlier.codePointAndName) twice on \(letter): remove the second"
      : "\(analysis.label) contains \(earlier.codePointAndName) and \(later.codePointAndName) on \(letter): "
        + advice(earlier, later)
  }

  private static func advice(_ earlier: Unicode.Scalar, _ later: Unicode.Scalar) -> String {
    let isShadda = earlier.isShadda || later.isShadda
    return if earlier.isVowelMark && later.isVowelMark {
      "a letter has one vowel; keep the correct one"
    } else if isShadda {
      "a letter with shadda has a vowel, never sukun; keep the correct one"
    } else {
      "a letter has a vowel or sukun, never both; keep the correct one"
    }
  }

  /// The marked range starts at the letter. Only a repeated mark has a fix; between different marks an editor must choose.
  private static func issue(_ analysis: ArabicTextAnalysis, _ run: Range<Int>, _ clash: MarkClash)
    -> TextIssue
  {
    let marks = run.map { (offset: $0, element: analysis.scalars[$0]) }
    var kept: [(offset: Int, element: Unicode.Scalar)] = []
    var edits: [ArabicTextAnalysis.Edit] = []
    for mark in marks {
      if kept.contains(where: { $0.element == mark.element }) {
        if edits.count < FixIt.editLimit { edits.append((mark.offset..<(mark.offset + 1), "")) }
      } else {
        kept.append(mark)
      }
    }
    let bearer = max(run.lowerBound - 1, 0)
    return TextIssue(
      range: bearer..<(clash.later + 1),
      message: message(analysis, clash, bearer: bearer),
      edits: MarkClash(in: kept) == nil ? edits : []
    )
  }
}
