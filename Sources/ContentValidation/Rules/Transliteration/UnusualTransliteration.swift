import ArabicText
import Diagnostics
import UnicodeText

/// A sound is not transliterated as in the rest of the library.
///
/// ## What it does
/// Learns from the transliterations of the library how each sound is written (with which letters, doubled or not, long
/// or short, next to which other sounds), and reports deviations from spellings that are used at least 97% of the time.
/// A spelling that the same word, or the words around it, have elsewhere too is not a deviation. Texts with other
/// findings about their transliteration are skipped, and a library without consistent spellings has no deviations.
///
/// ## Why it matters
/// `s` for `ṣ`, `k` for `q`, or a short vowel for a long one is another sound, and often another word. TL08 and TL09 do
/// not distinguish them, because many schemes write them alike.
///
/// ## Example
/// `wa-kinā` for وَقِنَا, in a library that writes `q` everywhere else.
///
/// ## How to fix it
/// Compare the word with the Arabic, and write the sound as the rest of the library does.
enum UnusualTransliteration: ArabicRule {
  static let id: RuleID = "TL10"
  static let name = "unusual-transliteration"
  static let severity = Severity.information

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let transliteration = analysis.transliteration else { return [] }
    return limited(transliteration.departures) { departure in
      finding(
        message(departure),
        at: transliteration.source(of: departure.latin.range),
        notes: [Finding.Note("the Arabic", at: analysis.source(of: departure.arabic.range))]
      )
    }
  }

  private static func message(_ departure: StyleDeparture) -> String {
    let word = departure.latin.text.quoted(limit: 40)
    let written = departure.letters.text.isEmpty ? "nothing" : departure.letters.text.quoted()
    let usual = departure.usual.isEmpty ? "nothing" : departure.usual.quoted()
    return
      "\(word) has \(written) for \(departure.sound.text.quoted()), which the library writes as \(usual) in "
      + "\(departure.usualCount) of \(departure.placeCount) places: compare it with "
      + departure.arabic.text.quoted(limit: 40)
  }
}
