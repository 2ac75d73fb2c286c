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
    let issues = analysis.scalars.indices.compactMap { index -> TextIssue? in
      let scalar = analysis.scalars[index]
      guard scalar.isQuranOnly, !isWaslaWithVowel(analysis, index), !analysis.isInQuran(index..<index + 1)
      else {
        return nil
      }
      return TextIssue(
        range: index..<index + 1,
        message: message(analysis, index),
        edits: [edit(analysis, index)]
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

  /// Writes a sign in modern spelling. One that has none is removed; of several in a row that stand between spaces, or at an end of a
  /// phrase, the first is removed with the space before it.
  private static func edit(_ analysis: ArabicTextAnalysis, _ index: Int) -> ArabicTextAnalysis.Edit {
    let scalars = analysis.scalars
    let written = modernSpelling(of: scalars[index])
    guard written.isEmpty else { return (index..<index + 1, written) }
    let isRemoved = { (sign: Unicode.Scalar) in sign.isQuranOnly && modernSpelling(of: sign).isEmpty }
    let start = scalars[..<index].lastIndex { !isRemoved($0) }.map { $0 + 1 } ?? 0
    let end = scalars[index...].firstIndex { !isRemoved($0) } ?? scalars.count
    let next = end < scalars.count ? scalars[end] : nil
    if index == start, start > 0, scalars[start - 1] == " ", next.map({ $0 == " " || $0.endsPhrase }) ?? true
    {
      return (index - 1..<index + 1, "")
    }
    return (index..<(start == 0 && index + 1 == end && next == " " ? end + 1 : index + 1), "")
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
