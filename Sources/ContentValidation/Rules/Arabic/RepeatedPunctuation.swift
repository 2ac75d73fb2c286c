import Diagnostics
import UnicodeText

/// Punctuation marks follow each other.
///
/// ## What it does
/// Looks in every `<arabic>` for a comma or semicolon beside another comma, semicolon, colon or period, with or without spaces
/// between them, and for two or more periods or an ellipsis. Text from the Quran is exempt from the former.
///
/// ## Why it matters
/// One of two marks is left over from a change, and the reader does not know how long to pause. Dots stand for omitted words, and
/// recited text is whole.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللهِ،. وَالْحَمْدُ للهِ</arabic>
/// ```
///
/// ## How to fix it
/// Keep the mark that is meant. Write the omitted words, or remove the dots if there are none.
enum RepeatedPunctuation: ArabicRule {
  static let id: RuleID = "AR34"
  static let name = "repeated-punctuation"
  static let severity = Severity.warning
  static let explains: [RuleID] = ["TL11"]
  static let explainsNeighbors = true
  static let screen = Screen.traits(.irregularGap)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited else { return [] }
    return findings(pairs(analysis), in: analysis, fix: "keep one mark")
      + findings(ellipses(analysis), in: analysis, fix: "remove the dots")
  }

  private static func ellipses(_ analysis: ArabicTextAnalysis) -> [TextIssue] {
    let scalars = analysis.scalars
    // Text of nothing else is a placeholder.
    guard scalars.contains(where: { $0.isDot }), !analysis.words.isEmpty else { return [] }
    var issues: [TextIssue] = []
    var end = 0
    while let start = scalars[end...].firstIndex(where: { $0.isDot }) {
      end = scalars[start...].firstIndex { !$0.isDot } ?? scalars.count
      guard end - start > 1 || scalars[start] != "." else { continue }
      let range = start..<end
      let first = start > 0 && scalars[start - 1].isBlank ? start - 1 : start
      issues.append(
        TextIssue(
          range: range,
          message:
            "\(analysis.quoted(range)) in \(analysis.label) stands for omitted words, and recited text is whole: write the words, or "
            + "remove the dots if there are none",
          edits: [(first..<end, "")]
        )
      )
    }
    return issues
  }

  private static func pairs(_ analysis: ArabicTextAnalysis) -> [TextIssue] {
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
    return issues
  }
}

extension Unicode.Scalar {
  /// A period or an ellipsis.
  fileprivate var isDot: Bool { self == "." || self == "\u{2026}" || self == "\u{2025}" }

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
