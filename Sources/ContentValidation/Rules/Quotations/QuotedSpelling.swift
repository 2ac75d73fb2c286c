import Diagnostics
import UnicodeText

/// A word of the Quran is quoted in a spelling that is neither that of today nor that of the mushaf.
///
/// ## What it does
/// Reports words that are read as the verse has them and are written in another way: a hamza or a long vowel left out, words
/// joined or parted.
///
/// ## Why it matters
/// Readers compare with the mushaf, and search looks for the spelling that people type.
///
/// ## Example
/// ```xml
/// <arabic>بَدِيعُ السَّمَوَاتِ وَالْأَرْضِ</arabic>
/// <source type="quran" surah="2" ayah="117"/>
/// ```
///
/// ## How to fix it
/// Write the word as one of Tanzil's texts has it.
enum QuotedSpelling: ArabicRule {
  static let id: RuleID = "QR08"
  static let name = "quoted-spelling"
  static let severity = Severity.warning

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.spelling, in: analysis) { difference, words in
      "\(words) in \(analysis.label) is spelled in another way than \(difference.place)"
        + "\(difference.difference(in: analysis)); \(difference.remedy)"
    }
  }
}
