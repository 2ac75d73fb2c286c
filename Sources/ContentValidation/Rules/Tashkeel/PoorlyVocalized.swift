import ArabicText
import Diagnostics

/// Many words of a recited text are missing vowel marks.
///
/// ## What it does
/// Reports recited texts in which fewer than 80% of the words have the vowel marks they need, and lists the words with
/// the letters that are missing a mark. Marks that are usually omitted are not required: on long vowels, on the
/// article, at the end of a phrase, and sukun if the text has none.
///
/// ## Why it matters
/// Readers must guess a letter without a mark, and may read another word.
///
/// ## Example
/// ```xml
/// <arabic>رَبِّ زِدْنِي علمًا نَافِعًا</arabic>
/// ```
///
/// ## How to fix it
/// Add the missing marks from a printed source.
enum PoorlyVocalized: ArabicRule {
  static let id: RuleID = "TK03"
  static let name = "poorly-vocalized"
  static let severity = Severity.error
  static let screen = Screen.words(or: .unusual, \.mayMissMark)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let tashkeel = analysis.tashkeel, let coverage = tashkeel.coverage, coverage != .none,
      !analysis.isMostlyVocalized
    else { return [] }
    return incompleteWords(of: tashkeel, in: analysis)
  }
}
