import Diagnostics
import UnicodeText

/// A word of the Quran is quoted with another vowel.
///
/// ## What it does
/// Reports words of quotations whose letters are right, and of which a vowel, a tanwin, a sukun or an added shadda is not that
/// of the verse.
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
/// Write the word as the mushaf has it.
enum QuotedVowel: ArabicRule {
  static let id: RuleID = "QR02"
  static let name = "quoted-vowel"
  static let severity = Severity.error

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.vowel, in: analysis) { difference, words in
      "\(words) in \(analysis.label) has another vowel sign than \(difference.place)"
        + "\(difference.difference(in: analysis)); \(difference.remedy)"
    }
  }
}
