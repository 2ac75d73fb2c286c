import Diagnostics
import UnicodeText

/// The recited text contains a letter that changes the direction of the line.
///
/// ## What it does
/// Looks for letters that are neither Arabic nor of a script that `foreign-letter-in-arabic` covers: modifier letters
/// such as U+02BF, Roman numerals, letters of rare scripts.
///
/// ## Why it matters
/// The first strong character of a text sets its direction. One that is not Arabic reverses the line, or the order of
/// the words around it.
///
/// ## Example
/// ```xml
/// <arabic>ʿسُبْحَانَ اللهِ</arabic>
/// ```
///
/// ## How to fix it
/// Remove the letter, or write the Arabic one.
enum ForeignDirection: ArabicRule {
  static let id: RuleID = "AR20"
  static let name = "foreign-direction"
  static let severity = Severity.error
  static let screen = Screen.traits(.unusual)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard analysis.kind == .recited, analysis.text.letters[.arabic] > 0 else { return [] }
    let first = analysis.scalars.firstIndex { $0.isForeignStrong || $0.letterScript != nil }
    let issues = analysis.scalars.indices.filter { analysis.scalars[$0].isForeignStrong }.map { index in
      TextIssue(range: index..<index + 1, message: message(analysis, index, isFirst: index == first))
    }
    return findings(issues, in: analysis)
  }

  private static func message(_ analysis: ArabicTextAnalysis, _ index: Int, isFirst: Bool) -> String {
    let effect =
      isFirst ? "makes the whole line run from left to right" : "reverses the order of the words around it"
    return "\(analysis.mention(of: index)) in \(analysis.label) is not Arabic and \(effect): remove it"
  }
}
