import ArabicText
import Diagnostics
import UnicodeText

/// A text that is not a quotation from the Quran has a letter or mark used only in the Quran.
///
/// ## What it does
/// Looks for U+06D6 to U+06ED, U+0671 ARABIC LETTER ALEF WASLA and the open tanwin U+08F0 to U+08F2. Texts that cite
/// the Quran, runs of five words that occur in it, and text between ﴿ and ﴾ are exempt.
///
/// ## Why it matters
/// The signs show how verses are recited. Elsewhere they are left over from a copied verse that was not marked as one,
/// and fonts and searches fail on them.
///
/// ## Example
/// ```xml
/// <arabic>ٱلْحَمْدُ لِلَّهِ الَّذِي أَطْعَمَنَا</arabic>
/// ```
///
/// ## How to fix it
/// Cite the verse, or put the quotation between ﴿ and ﴾. If it is not a quotation, use modern spelling.
enum QuranicSignOutsideQuran: ArabicRule {
  static let id: RuleID = "AR15"
  static let name = "quranic-sign-outside-quran"
  static let severity = Severity.warning
  static let screen = Screen.traits(.unusual)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    let scalars = analysis.scalars
    // Whether a text of signs alone is wrong, or is missing, only its source tells.
    let hasOthers = scalars.contains { !isRemoved($0) && $0 != " " }
    var issues: [TextIssue] = []
    // The signs from the first of several in a row on.
    var run = 0..<0
    for index in scalars.indices
    where scalars[index].isQuranOnly && !isWaslaWithVowel(analysis, index)
      && !analysis.isInQuran(index..<index + 1)
    {
      if !run.contains(index) {
        run = index..<(scalars[index...].firstIndex { !isRemoved($0) } ?? scalars.count)
      }
      issues.append(
        TextIssue(
          range: index..<index + 1,
          message: message(analysis, index),
          edits: hasOthers ? [edit(of: index, in: run, scalars)] : []
        )
      )
    }
    return findings(issues, in: analysis, fix: "write it in modern spelling")
  }

  /// Whether an alef wasla has a vowel, which `wasla-with-vowel` reports.
  private static func isWaslaWithVowel(_ analysis: ArabicTextAnalysis, _ index: Int) -> Bool {
    analysis.scalars[index] == "\u{0671}"
      && analysis.scalars[(index + 1)...].prefix(while: \.isArabicMark).contains {
        WaslaWithVowel.isVowel($0)
      }
  }

  /// Whether a sign has no modern spelling.
  private static func isRemoved(_ sign: Unicode.Scalar) -> Bool {
    sign.isQuranOnly && modernSpelling(of: sign).isEmpty
  }

  /// Writes a sign in modern spelling. One that has none is removed; of several in a row that stand between spaces, or at an end of a
  /// phrase, the first is removed with the space before it.
  private static func edit(
    of index: Int,
    in run: Range<Int>,
    _ scalars: [Unicode.Scalar]
  ) -> ArabicTextAnalysis.Edit {
    guard !run.isEmpty else { return (index..<index + 1, modernSpelling(of: scalars[index])) }
    let next = run.upperBound < scalars.count ? scalars[run.upperBound] : nil
    let isAfterSpace = run.lowerBound > 0 && scalars[run.lowerBound - 1] == " "
    if index == run.lowerBound, isAfterSpace, next.map({ $0 == " " || $0.endsPhrase }) ?? true {
      return (index - 1..<index + 1, "")
    }
    let takesNextSpace = run.lowerBound == 0 && index + 1 == run.upperBound && next == " "
    return (index..<index + (takesNextSpace ? 2 : 1), "")
  }

  /// The modern spelling of a sign; empty if it has none.
  private static func modernSpelling(of sign: Unicode.Scalar) -> String {
    switch sign.value {
    case 0x0671: "\u{0627}"
    case 0x06E1: "\u{0652}"
    case 0x06E7: "\u{064A}"
    case 0x06E8: "\u{0646}"
    case 0x08F0: "\u{064B}"
    case 0x08F1: "\u{064C}"
    case 0x08F2: "\u{064D}"
    default: ""
    }
  }

  private static func message(_ analysis: ArabicTextAnalysis, _ index: Int) -> String {
    let replacement = modernSpelling(of: analysis.scalars[index]).unicodeScalars.first
    let advice = replacement.map { "write \($0.codePointAndName)" } ?? "remove it"
    return
      "\(analysis.mention(of: index)) in \(analysis.label) is used only in the Quran: cite the verse, put the quotation "
      + "between ﴿ and ﴾, or \(advice)"
  }
}
