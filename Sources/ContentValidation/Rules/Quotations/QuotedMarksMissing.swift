import Diagnostics
import UnicodeText

/// Words quoted from the Quran are missing marks of the verse.
///
/// ## What it does
/// Reports words of quotations with missing vowel marks, unless a rule about vocalization (TK01 to TK03) reports them.
/// The marks that they have are correct.
///
/// ## Why it matters
/// The Quran is printed with its marks so that readers need not guess.
///
/// ## Example
/// ```xml
/// <context xml:lang="en">He said ﴿رب زدني علما﴾.</context>
/// ```
///
/// ## How to fix it
/// Copy the words from a vocalized text.
enum QuotedMarksMissing: ArabicRule {
  static let id: RuleID = "QR10"
  static let name = "quoted-marks-missing"
  static let severity = Severity.information
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    let coverage = analysis.tashkeel?.coverage
    guard coverage == nil || coverage == .full else { return [] }
    let reported = MergedRanges(analysis.incompleteWords.map(\.range))
    return quotations(.missingMarks, in: analysis, except: reported) { difference, words in
      "\(words) in \(analysis.label) is missing marks that \(difference.place) has: copy them from a vocalized text"
    }
  }
}
