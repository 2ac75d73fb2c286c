import Diagnostics

/// Many words of a recited text are missing vowel signs.
///
/// ## What it does
/// Reports recited texts in which fewer than 80 of 100 words have the vowel signs they need, and lists the words with the letters that are missing a sign. What the spelling leaves out
/// is not asked for: long vowels, the article, the end of a phrase, and sukun where the text writes none.
///
/// ## Why it matters
/// A reader who meets a letter without a sign has to guess, and reads another word.
///
/// ## Example
/// ```xml
/// <arabic>رَبِّ زِدْنِي علمًا نَافِعًا</arabic>
/// ```
///
/// ## How to fix it
/// Write the missing signs, from a printed source.
enum PoorlyVocalized: ArabicRule {
  static let id: RuleID = "TK03"
  static let name = "poorly-vocalised"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let tashkeel = analysis.tashkeel, tashkeel.coverage == .partial, tashkeel.wordCoverage < 0.8 else {
      return []
    }
    return incompleteWords(of: tashkeel, in: analysis)
  }
}
