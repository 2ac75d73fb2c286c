import ArabicText
import Diagnostics
import UnicodeText

/// A text that is not a quotation of the Quran has a letter or a mark used only in the Quran.
///
/// ## What it does
/// Looks for U+06D6 to U+06ED, U+0671 ARABIC LETTER ALEF WASLA and the open tanwin U+08F0 to U+08F2. Left alone are
/// texts that cite the Quran, runs of five words that stand in it, and what stands between ﴿ and ﴾.
///
/// ## Why it matters
/// The signs show how verses are recited. Elsewhere they are the trace of a copied verse that was not marked as one, and
/// fonts and searches fail on them.
///
/// ## Example
/// ```xml
/// <arabic>ٱلْحَمْدُ لِلَّهِ الَّذِي أَطْعَمَنَا</arabic>
/// ```
///
/// ## How to fix it
/// Cite the verse, or put the quotation between ﴿ and ﴾. Where it is none, write it in everyday spelling.
enum QuranicSignOutsideQuran: ArabicRule {
  static let id: RuleID = "AR15"
  static let name = "quranic-sign-outside-quran"
  static let severity = Severity.warning

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    let breaches = analysis.scalars.indices.compactMap { index -> Breach? in
      let scalar = analysis.scalars[index]
      guard scalar.isQuranOnly, !isVoweledWasla(analysis, index), !analysis.isInQuran(index..<index + 1)
      else {
        return nil
      }
      return Breach(
        range: index..<index + 1,
        message: message(analysis, index),
        edits: [(index..<index + 1, everydaySpelling(of: scalar))]
      )
    }
    return findings(breaches, in: analysis, .unsafe, fix: "write it in everyday spelling")
  }

  /// Whether an alef wasla bears a vowel, of which another rule knows more.
  private static func isVoweledWasla(_ analysis: ArabicTextAnalysis, _ index: Int) -> Bool {
    analysis.scalars[index] == "\u{0671}"
      && analysis.scalars[(index + 1)...].prefix(while: \.isArabicMark).contains {
        WaslaWithVowel.isVowel($0)
      }
  }

  /// What stands for a sign in everyday spelling; empty when nothing does.
  private static func everydaySpelling(of sign: Unicode.Scalar) -> String {
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
    let replacement = everydaySpelling(of: analysis.scalars[index]).unicodeScalars.first
    let advice = replacement.map { "write \($0.codePointAndName)" } ?? "leave it out"
    return
      "\(analysis.mention(of: index)) of \(analysis.label) belongs to the Quran only: cite the verse, put the quotation "
      + "between ﴿ and ﴾, or \(advice)"
  }
}
