import Diagnostics
import UnicodeText

/// A word quoted from the Quran has neither its modern spelling nor that of the mushaf.
///
/// ## What it does
/// Reports words that sound as in the verse but are written differently: a missing hamza or long vowel, words joined or
/// separated.
///
/// ## Why it matters
/// Readers compare with the mushaf, and searches look for the spelling that people type.
///
/// ## Example
/// ```xml
/// <arabic>بَدِيعُ السَّمَوَاتِ وَالْأَرْضِ</arabic>
/// <source type="quran" surah="2" ayah="117"/>
/// ```
///
/// ## How to fix it
/// Write the word as in one of Tanzil's texts.
enum QuotedSpelling: ArabicRule {
  static let id: RuleID = "QR08"
  static let name = "quoted-spelling"
  static let severity = Severity.warning
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.spelling, in: analysis) { difference, words in
      "\(words) in \(analysis.label) is spelled differently in \(difference.place)"
        + "\(difference.difference(in: analysis)); \(difference.remedy)"
    }
  }
}
