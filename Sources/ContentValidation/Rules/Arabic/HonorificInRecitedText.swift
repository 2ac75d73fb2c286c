import ArabicText
import Diagnostics
import UnicodeText

/// Recited text holds an honorific sign.
///
/// ## What it does
/// Reports ﷺ (U+FDFA), ﷻ (U+FDFB) and the other signs that honor who was named (U+0610 to U+0614, U+FD40 to U+FD4F,
/// U+FDCF, U+FDFE, U+FDFF) in recited text. In titles and notes they are at home.
///
/// ## Why it matters
/// A narrator writes them after a name. What is recited is said in words; a sign means that narration has got
/// into the dua, and readers do not know what to say.
///
/// ## Example
/// ```xml
/// <arabic>قال النبي ﷺ: سُبْحَانَ اللهِ</arabic>
/// ```
///
/// ## How to fix it
/// Move the narration into `<context>`. Where the honor is part of the dua, write its words.
enum HonorificInRecitedText: ArabicRule {
  static let id: RuleID = "AR04"
  static let name = "honorific-in-recited-text"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let spots = analysis.scalars.indices.filter { analysis.scalars[$0].isHonorificSign }
      .map { TextSpot(range: $0..<($0 + 1)) }
    return findings(of: spots, in: analysis, change: "") { spot in
      (
        fact: "contains \(analysis.scalars[spot.range.lowerBound].codePointAndName)",
        advice:
          "a narrator's sign is not recited; move the narration elsewhere, or write the words that are said"
      )
    }
  }
}
