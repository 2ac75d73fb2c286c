import ArabicText
import Diagnostics

/// A transliteration is not written in the library's scheme.
///
/// ## What it does
/// If the policy names a scheme (`transliteration-scheme`), compares every transliteration with the romanization of its
/// Arabic. Reports one that has the sounds of the Arabic, but spells more than half of the words in another way; of a short text,
/// all of them. Its letters are then not reported one by one.
///
/// ## Why it matters
/// Readers learn one spelling for each sound. Most websites have schemes of their own, which cannot tell long from short vowels, or
/// ح from ه.
///
/// ## Example
/// ```xml
/// <transliteration>Allahumma inni as-aluka al-‘afwa wal-‘aafiyah</transliteration>
/// ```
///
/// ## How to fix it
/// Write the Arabic in the library's scheme, as the fix does, and compare the two.
enum TransliterationInOtherScheme: ArabicRule {
  static let id: RuleID = "TL12"
  static let name = "transliteration-in-other-scheme"
  static let severity = Severity.error
  static let explains: [RuleID] = ["TR01", "TX10"]
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let transliteration = analysis.transliteration, let scheme = transliteration.scheme,
      scheme.isInOtherScheme
    else { return [] }
    let romanizer = scheme.comparison.romanizer
    let text = transliteration.text
    let all = 0..<text.text.value.utf8.count
    let words = scheme.comparison.followsScheme ? "none of its words is" : "fewer than half of its words are"
    return [
      finding(
        "the transliteration of \(analysis.text.owner) is not written in \(romanizer.table.name), the scheme of the policy: "
          + "\(words) what it writes for the Arabic",
        at: text.text.range,
        notes: [Finding.Note("the Arabic", at: analysis.text.text.range)],
        fixIts: text.canReplace(all)
          ? [
            FixIt(
              "write it in \(romanizer.table.name)",
              FixIt.Edit(text.source(of: all), romanizer.romanize(analysis.text.text.value))
            )
          ] : []
      )
    ]
  }
}
