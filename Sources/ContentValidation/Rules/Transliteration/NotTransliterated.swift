import Diagnostics

/// Three or more consecutive Arabic words are not in the transliteration.
///
/// ## What it does
/// Reports runs of Arabic words that nothing in the transliteration corresponds to. Text in brackets and counts at the
/// end are ignored.
///
/// ## Why it matters
/// Those who read the transliteration recite less than the dua.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ وَبِحَمْدِهِ عَدَدَ خَلْقِهِ وَرِضَا نَفْسِهِ وَزِنَةَ عَرْشِهِ</arabic>
/// <transliteration>subḥāna llāhi wa-bi-ḥamdihi ʿadada khalqih</transliteration>
/// ```
///
/// ## How to fix it
/// Transliterate the words.
enum NotTransliterated: ArabicRule {
  static let id: RuleID = "TL02"
  static let name = "not-transliterated"
  static let severity = Severity.warning
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    transliterations(.notTransliterated, in: analysis) { arabic, _, difference in
      if analysis.isRepeated(difference.arabic?.range) {
        return
          "\(arabic) occurs twice in \(analysis.label) and once in the transliteration: remove one of the two, or add it"
      }
      return difference.arabic.flatMap { analysis.otherDua(reciting: $0.range) }.map { other in
        "\(arabic) in \(analysis.label) is the text of \(other), and not in the transliteration: remove it, or add it there"
      } ?? "\(arabic) in \(analysis.label) is not in the transliteration: add it"
    }
  }
}
