import ArabicText
import Diagnostics
import UnicodeText

/// The recited text says how often, when or by whom it is recited.
///
/// ## What it does
/// Looks in every `<arabic>` for counts (`ثلاث مرات`, a number alone in brackets, `ثلاثا` at the end), for phrases that
/// say when a dua is recited (`إذا أصبح`, `ثم يقول`), and for phrases of narrators (`قال رسول الله`, `رضي الله عنه`).
/// Text from the Quran is exempt.
///
/// ## Why it matters
/// People recite everything in the text, and the app counts by `repetitions`, not by a remark.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللهِ وَبِحَمْدِهِ (مِائَةَ مَرَّةٍ)</arabic>
/// ```
///
/// ## How to fix it
/// Remove the words. The count belongs in `repetitions`, the time in `<best-time>`, the narrator in `<source>` or
/// `<context>`.
enum InstructionInArabic: ArabicRule {
  static let id: RuleID = "AR19"
  static let name = "instruction-in-arabic"
  static let severity = Severity.warning

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let remarks = analysis.remarks
    return findings(
      remarks.counts.map { issue(analysis, $0) }
        + remarks.phrases.map { TextIssue(range: $0, message: phraseMessage(analysis, $0)) },
      in: analysis,
      fix: "remove the count"
    )
  }

  private static func issue(_ analysis: ArabicTextAnalysis, _ count: RecitedTokens.Count) -> TextIssue {
    let said = "\(analysis.quoted(count.range)) in \(analysis.label) says how often to recite it"
    guard let number = count.number, let stated = analysis.dua?.repetitions.value else {
      return TextIssue(
        range: count.range,
        message: "\(said): put the count in `repetitions` and remove the words"
      )
    }
    guard number == stated else {
      return TextIssue(
        range: count.range,
        message: "\(said): write `repetitions=\"\(number)\"` (now \(stated)) and remove the words"
      )
    }
    return TextIssue(
      range: count.range,
      message: "\(said), as `repetitions` does: remove the words",
      edits: [(withBracketsAndSpace(analysis, count.range), "")]
    )
  }

  /// The words with the brackets around them and the space before.
  private static func withBracketsAndSpace(_ analysis: ArabicTextAnalysis, _ range: Range<Int>) -> Range<Int>
  {
    let scalars = analysis.scalars
    var (start, end) = (range.lowerBound, range.upperBound)
    if start > 0, end < scalars.count, BracketPairing.closing(for: scalars[start - 1]) == scalars[end] {
      (start, end) = (start - 1, end + 1)
    }
    if start > 0, scalars[start - 1] == " " { start -= 1 }
    return start..<end
  }

  private static func phraseMessage(_ analysis: ArabicTextAnalysis, _ range: Range<Int>) -> String {
    "\(analysis.quoted(range)) in \(analysis.label) is about the dua and is not recited: remove it, or move it to "
      + "`<context>` or `<best-time>`"
  }
}
