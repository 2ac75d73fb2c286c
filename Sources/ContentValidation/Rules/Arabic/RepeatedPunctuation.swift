import Diagnostics
import UnicodeText

/// Two punctuation marks follow each other.
///
/// ## What it does
/// Looks in every `<arabic>` for a comma or semicolon beside another comma, semicolon, colon or period, with or without spaces
/// between them. Text from the Quran is exempt.
///
/// ## Why it matters
/// One of the two is left over from a change, and the reader does not know how long to pause.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللهِ،. وَالْحَمْدُ للهِ</arabic>
/// ```
///
/// ## How to fix it
/// Keep the one that is meant.
enum RepeatedPunctuation: ArabicRule {
  static let id: RuleID = "AR34"
  static let name = "repeated-punctuation"
  static let severity = Severity.warning

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    let scalars = analysis.scalars
    var issues: [TextIssue] = []
    var last: Int?
    for index in scalars.indices where !scalars[index].isBlank {
      defer { last = scalars[index].weight == nil ? nil : index }
      guard let first = last,
        let weights = scalars[first].weight.flatMap({ a in scalars[index].weight.map { (a, $0) } }),
        min(weights.0, weights.1) < 2, !analysis.isInQuran(first..<index + 1)
      else { continue }
      // The longer pause is kept.
      let lighter = weights.0 < weights.1 ? first..<index : first + 1..<index + 1
      let kept = weights.0 < weights.1 ? index : first
      issues.append(
        TextIssue(
          range: first..<index + 1,
          message:
            "\(scalars[first].codePointAndName) and \(scalars[index].codePointAndName) follow each other in "
            + "\(analysis.label): one mark separates phrases; keep \(scalars[kept].codePointAndName), or the one that is meant",
          edits: [(lighter, "")]
        )
      )
    }
    return findings(issues, in: analysis, fix: "keep one mark")
  }
}

extension Unicode.Scalar {
  /// How long a pause the mark stands for: 0 for a comma, 1 for a semicolon, 2 for a colon or a period. Nil for other scalars.
  fileprivate var weight: Int? {
    switch self {
    case "\u{060C}", ",": 0
    case "\u{061B}", ";": 1
    case ":", ".": 2
    default: nil
    }
  }
}
