import Diagnostics
import UnicodeText

/// A word of the Quran is quoted without its shadda.
///
/// ## What it does
/// Reports vocalized words of quotations in which a letter that is doubled in the verse is not.
///
/// ## Why it matters
/// Who does not know the verse reads the word wrong.
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

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    quotations(.missingShadda, in: analysis) { difference, words in
      "\(words) in \(analysis.label) is missing a U+0651 ARABIC SHADDA that \(difference.place) has; \(difference.remedy)"
    }
  }
}
