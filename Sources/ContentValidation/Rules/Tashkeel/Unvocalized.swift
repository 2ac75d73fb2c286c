import ArabicText
import Diagnostics
import UnicodeText

/// A recited text has no vowel signs, or next to none.
///
/// ## What it does
/// Reports recited texts in which fewer than 35 of 100 letters that need a vowel sign have one.
///
/// ## Why it matters
/// Only who knows the dua can read an unvocalized text aloud, and neither the transliteration nor the search can be checked
/// against it.
///
/// ## Example
/// ```xml
/// <arabic>رب زدني علما</arabic>
/// ```
///
/// ## How to fix it
/// Vocalize the text in full, from a printed source.
enum Unvocalized: ArabicRule {
  static let id: RuleID = "TK01"
  static let name = "unvocalised"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let tashkeel = analysis.tashkeel, tashkeel.coverage == Tashkeel.Coverage.none,
      let first = tashkeel.incompleteWords.first
    else { return [] }
    let count = tashkeel.incompleteWords.count
    let words = analysis.text(ofBytes: first.range).quoted(limit: 30)
    let others =
      switch count {
      case 1: "\(words) in \(analysis.label) has no vowel signs"
      default:
        "\(words) and \(count - 1) more of the \(tashkeel.words.count) words in \(analysis.label) have no vowel signs"
      }
    return [
      finding("\(others): recited text is vocalized in full", at: analysis.text.source(of: first.range))
    ]
  }
}
