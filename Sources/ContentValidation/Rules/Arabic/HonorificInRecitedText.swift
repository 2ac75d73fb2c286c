import ArabicText
import Diagnostics
import UnicodeText

/// Recited text contains an honorific sign.
///
/// ## What it does
/// Reports ﷺ (U+FDFA), ﷻ (U+FDFB) and the other honorific signs (U+0610 to U+0614, U+FD40 to U+FD4F, U+FDCF, U+FDFE,
/// U+FDFF) in recited text. Titles and notes may have them. A sign in narration is part of what `instruction-in-arabic`
/// reports.
///
/// ## Why it matters
/// Narrators write them after a name. What is recited is written out in words; at a sign, readers do not know what to say.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ صَلِّ عَلَى مُحَمَّدٍ ﷺ</arabic>
/// ```
///
/// ## How to fix it
/// If the honorific is part of the dua, write it out in words; otherwise remove it.
enum HonorificInRecitedText: ArabicRule {
  static let id: RuleID = "AR04"
  static let name = "honorific-in-recited-text"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TL02", "TL04", "TL11"]
  static let screen = Screen.traits(.unusual)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let signs = analysis.scalars.indices.filter { analysis.scalars[$0].isHonorificSign }
    let narration = MergedRanges(signs.isEmpty ? [] : analysis.remarks.narration)
    let issues = signs.filter { !narration.contains($0) }.map { index in
      TextIssue(
        range: index..<(index + 1),
        message:
          "\(analysis.label) contains \(analysis.scalars[index].codePointAndName): honorific signs are not recited; "
          + "write the honorific out in words, or remove it",
        edits: [
          (index > 0 && analysis.scalars[index - 1] == " " ? index - 1..<index + 1 : index..<index + 1, "")
        ]
      )
    }
    return findings(issues, in: analysis, fix: "remove the sign")
  }
}
