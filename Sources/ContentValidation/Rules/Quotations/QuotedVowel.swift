import Diagnostics
import UnicodeText

/// A word quoted from the Quran has a different vowel.
///
/// ## What it does
/// Reports words of quotations whose letters are correct but in which a vowel, tanwin or sukun differs from the verse,
/// or a shadda is added.
///
/// ## Why it matters
/// A vowel changes who does what to whom; in the Quran none may be changed.
///
/// ## Example
/// ```xml
/// <arabic>اللَّهُ الصَّمَدِ</arabic>
/// <source type="quran" surah="112" ayah="2"/>
/// ```
///
/// ## How to fix it
/// Write the word as in the mushaf.
enum QuotedVowel: ArabicRule {
  static let id: RuleID = "QR02"
  static let name = "quoted-vowel"
  static let severity = Severity.error
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.vowel, in: analysis) { difference, words in
      "\(words) in \(analysis.label) differs from \(difference.place) in a vowel mark"
        + "\(difference.difference(in: analysis)); \(difference.remedy)"
    }
  }
}
