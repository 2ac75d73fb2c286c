import ArabicText
import Diagnostics

/// An alef wasla has a vowel, or an alef has a dagger alef.
///
/// ## What it does
/// Looks for U+0671 ARABIC LETTER ALEF WASLA with a vowel or sukun, and for U+0627 ARABIC LETTER ALEF with U+0670
/// ARABIC LETTER SUPERSCRIPT ALEF, including in quotations from the Quran. Texts in other languages with Arabic letters are exempt.
///
/// ## Why it matters
/// An alef wasla is not pronounced, and an alef needs no second alef above it. A reader cannot tell which of the two
/// signs is meant.
///
/// ## Example
/// ```xml
/// <arabic>ٱِسْتَغْفِرُوا</arabic>
/// ```
///
/// ## How to fix it
/// Write the intended one: a hamza (إ, أ) if there is a vowel, آ or ا if the alef is long.
enum WaslaWithVowel: ArabicRule {
  static let id: RuleID = "AR21"
  static let name = "wasla-with-vowel"
  static let severity = Severity.warning
  static let screen = Screen.words(or: .unusual) { screened in
    screened.word.letters.contains { $0.isBareAlef && $0.has(.daggerAlef) }
  }

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard !analysis.isSpelledInOtherLanguage else { return [] }
    let letters = analysis.words.flatMap(\.letters)
    let issues = letters.compactMap { letter -> TextIssue? in
      if letter.base == "\u{0671}", letter.has(vowels) {
        return TextIssue(range: letter.range, message: vowelMessage(analysis, letter))
      }
      if letter.base == "\u{0627}", letter.has(.daggerAlef) {
        return TextIssue(range: letter.range, message: daggerMessage(analysis, letter))
      }
      return nil
    }
    return findings(issues, in: analysis)
  }

  /// Whether a mark is a vowel or a sukun, which an alef wasla cannot have.
  static func isVowel(_ mark: Unicode.Scalar) -> Bool { ArabicMarks(mark).map(vowels.isSuperset) == true }

  private static let vowels = ArabicMarks.harakat.union(.tanwin).union(.sukun)

  private static func vowelMessage(_ analysis: ArabicTextAnalysis, _ letter: MarkedLetter) -> String {
    "\(analysis.mention(of: letter.range.lowerBound)) in \(analysis.label) has a vowel: an alef wasla is not pronounced; "
      + "write the vowel on an alef with hamza, or remove it"
  }

  private static func daggerMessage(_ analysis: ArabicTextAnalysis, _ letter: MarkedLetter) -> String {
    let dagger = letter.range.first { analysis.scalars[$0].isDaggerAlef } ?? letter.range.lowerBound
    return "\(analysis.mention(of: dagger)) in \(analysis.label) is on an alef: write "
      + "U+0622 ARABIC LETTER ALEF WITH MADDA ABOVE, or the alef alone"
  }
}
