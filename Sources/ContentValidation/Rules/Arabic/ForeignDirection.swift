import Diagnostics
import UnicodeText

/// The recited text holds a letter of no script that we know, which makes its line run from left to right.
///
/// ## What it does
/// Looks for letters that are not Arabic and of none of the scripts that the rule about foreign letters tells: modifier
/// letters such as U+02BF, Roman numerals, letters of rare scripts.
///
/// ## Why it matters
/// The first strong character of a text decides how the line runs; one that is not Arabic turns the order of the words
/// around it.
///
/// ## Example
/// ```xml
/// <arabic>ʿسُبْحَانَ اللهِ</arabic>
/// ```
///
/// ## How to fix it
/// Take the letter out, or write the Arabic one.
enum ForeignDirection: ArabicRule {
  static let id: RuleID = "AR20"
  static let name = "foreign-direction"
  static let severity = Severity.error

  static func check(_ field: ArabicField) -> [Finding] {
    guard field.kind == .recited, field.text.letters[.arabic] > 0 else { return [] }
    let first = field.scalars.firstIndex { $0.isForeignStrong || $0.letterScript != nil }
    let breaches = field.scalars.indices.filter { field.scalars[$0].isForeignStrong }.map { index in
      Breach(range: index..<index + 1, message: message(field, index, isFirst: index == first))
    }
    return findings(breaches, in: field)
  }

  private static func message(_ field: ArabicField, _ index: Int, isFirst: Bool) -> String {
    let effect =
      isFirst ? "makes the whole line run from left to right" : "turns the order of the words around it"
    return "\(field.mention(of: index)) of \(field.label) is not Arabic and \(effect): take it out"
  }
}
