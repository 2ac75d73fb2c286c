import Diagnostics

/// A transliteration contains three or more words that are not in the Arabic.
///
/// ## What it does
/// Reports runs of Latin words that match no Arabic: an instruction, a translation, a reference.
///
/// ## Why it matters
/// It is recited as part of the dua.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ وَبِحَمْدِهِ عَدَدَ خَلْقِهِ</arabic>
/// <transliteration>subḥāna llāhi wa-bi-ḥamdihi ʿadada khalqih, say it after prayer</transliteration>
/// ```
///
/// ## How to fix it
/// Move instructions to `<context>` and counts to `repetitions`, or add the Arabic.
enum TextBesidesTransliteration: ArabicRule {
  static let id: RuleID = "TL03"
  static let name = "text-besides-transliteration"
  static let severity = Severity.error
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    transliterations(.extraText, in: analysis) { _, latin, _ in
      "\(latin) in the transliteration matches nothing in \(analysis.label): move it, or add the Arabic"
    }
  }
}
