import ArabicText
import Diagnostics
import UnicodeText

/// Recited text contains an honorific sign.
///
/// ## What it does
/// Reports ﷺ (U+FDFA), ﷻ (U+FDFB) and the other honorific signs (U+0610 to U+0614, U+FD40 to U+FD4F, U+FDCF, U+FDFE,
/// U+FDFF) in recited text. Titles and notes may have them.
///
/// ## Why it matters
/// Narrators write them after a name. What is recited is written out in words; a sign means that narration has slipped
/// into the dua, and readers do not know what to say.
///
/// ## Example
/// ```xml
/// <arabic>قال النبي ﷺ: سُبْحَانَ اللهِ</arabic>
/// ```
///
/// ## How to fix it
/// Move the narration to `<context>`. If the honorific is part of the dua, write it out in words.
enum HonorificInRecitedText: ArabicRule {
  static let id: RuleID = "AR04"
  static let name = "honorific-in-recited-text"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let issues = analysis.scalars.indices.filter { analysis.scalars[$0].isHonorificSign }.map { index in
      TextIssue(
        range: index..<(index + 1),
        message:
          "\(analysis.label) contains \(analysis.scalars[index].codePointAndName): honorific signs are not recited; "
          + "move the narration elsewhere, or write the honorific out in words"
      )
    }
    return findings(issues, in: analysis)
  }
}
