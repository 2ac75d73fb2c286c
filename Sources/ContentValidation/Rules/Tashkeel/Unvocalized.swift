import ArabicText
import Diagnostics
import UnicodeText

/// A recited text has no vowel marks, or almost none.
///
/// ## What it does
/// Reports recited texts in which fewer than 35% of the letters that need a vowel mark have one.
///
/// ## Why it matters
/// Only those who know the dua can read an unvocalized text aloud, and neither the transliteration nor the search can
/// be checked against it.
///
/// ## Example
/// ```xml
/// <arabic>رب زدني علما</arabic>
/// ```
///
/// ## How to fix it
/// Vocalize the whole text from a printed source.
enum Unvocalized: ArabicRule {
  static let id: RuleID = "TK01"
  static let name = "unvocalized"
  static let severity = Severity.error
  static let screen = Screen.words(or: .unusual, \.mayMissMark)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let tashkeel = analysis.tashkeel, tashkeel.coverage == Tashkeel.Coverage.none,
      let first = analysis.incompleteWords.first
    else { return [] }
    let count = analysis.incompleteWords.count
    let words = analysis.text(ofBytes: first.range).quoted(limit: 30)
    let others =
      switch count {
      case 1: "\(words) in \(analysis.label) has no vowel marks"
      default:
        "\(words) and \(count - 1) more of the \(tashkeel.words.count) words in \(analysis.label) have no vowel marks"
      }
    return [
      finding("\(others): recited text must be fully vocalized", at: analysis.text.source(of: first.range))
    ]
  }
}
