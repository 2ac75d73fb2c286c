import Diagnostics
import UnicodeText

/// A word quoted from the Quran is missing a shadda.
///
/// ## What it does
/// Reports vocalized words of quotations in which a letter has no shadda, although it has one in the verse.
///
/// ## Why it matters
/// Readers who do not know the verse misread the word.
///
/// ## Example
/// ```xml
/// <arabic>قُلْ أَعُوذُ بِرَبِ الْفَلَقِ</arabic>
/// <source type="quran" surah="113" ayah="1"/>
/// ```
///
/// ## How to fix it
/// Write U+0651 ARABIC SHADDA.
enum QuotedShaddaMissing: ArabicRule {
  static let id: RuleID = "QR09"
  static let name = "quoted-shadda-missing"
  static let severity = Severity.warning
  static let screen = Screen.traits([.unusual, .quran])

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.missingShadda, in: analysis) { difference, words in
      "\(words) in \(analysis.label) is missing a U+0651 ARABIC SHADDA that \(difference.place) has: \(difference.remedy)"
    }
  }
}
