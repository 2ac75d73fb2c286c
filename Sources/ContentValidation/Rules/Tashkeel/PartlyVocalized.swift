import ArabicText
import Diagnostics

/// Some words of a recited text are missing vowel marks.
///
/// ## What it does
/// Reports recited texts in which at least 80% of the words have the vowel marks they need, but not all, and lists the words
/// with the letters that are missing a mark. Marks that are usually omitted are
/// not required: on long vowels, on the article, at the end of a phrase, and sukun if the text has none.
///
/// ## Why it matters
/// Readers must guess a letter without a mark, and may read another word.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُمَّ إِنِّي أَسْأَلُكَ علمًا نَافِعًا وَرِزْقًا طَيِّبًا</arabic>
/// ```
///
/// ## How to fix it
/// Add the missing marks from a printed source.
enum PartlyVocalized: ArabicRule {
  static let id: RuleID = "TK02"
  static let name = "partly-vocalized"
  static let severity = Severity.warning
  static let screen = Screen.words(or: .unusual, \.mayMissMark)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let tashkeel = analysis.tashkeel, let coverage = tashkeel.coverage, coverage != .none,
      analysis.isMostlyVocalized
    else { return [] }
    return incompleteWords(of: tashkeel, in: analysis)
  }
}
