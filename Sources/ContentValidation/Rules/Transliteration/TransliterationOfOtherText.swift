import ArabicText
import ContentSource

/// A transliteration is not consistent with its Arabic as a whole.
///
/// ## What it does
/// Aligns the consonants of the Arabic with those of the transliteration, and reports a score below 0.75, where 1 is a full match.
/// The two are compared by what every spelling keeps apart: s and sh, t and ṭ, k and q, h and ḥ, hamza, length and doubling are
/// not told apart.
///
/// ## Why it matters
/// It is the transliteration of another dua, or the Arabic was replaced and the transliteration was not.
///
/// ## Example
/// ```xml
/// <arabic>سُبْحَانَ اللَّهِ</arabic>
/// <transliteration>al-ḥamdu lillāhi rabbi l-ʿālamīn</transliteration>
/// ```
///
/// ## How to mend it
/// Put the transliteration of this text here.
enum TransliterationOfOtherText: ArabicRule {
  static let id: RuleID = "TL01"
  static let name = "transliteration-of-other-text"
  static let severity = Severity.error

  static func check(_ field: ArabicField) -> [Finding] {
    transliterations(.otherText, in: field) { _, _, transliteration in
      "the transliteration is not consistent with \(field.label) (score \(score(transliteration.score)), needed "
        + "\(score(needed(field)))): it seems to be that of another text"
    }
  }

  /// With two decimals, whatever the locale.
  private static func score(_ value: Double) -> String {
    let hundredths = Int((max(0, value) * 100).rounded(.down))
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  private static func needed(_ field: ArabicField) -> Double {
    field.tashkeel?.coverage == Tashkeel.Coverage.none
      ? TransliterationAnalysis.unvocalisedThreshold : TransliterationCheck.threshold
  }
}
