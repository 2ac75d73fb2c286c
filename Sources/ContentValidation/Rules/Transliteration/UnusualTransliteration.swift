import ArabicText
import Diagnostics
import UnicodeText

/// A sound is not transliterated as the rest of the library transliterates it.
///
/// ## What it does
/// Learns from the transliterations of the library how each sound is written (with which letters, doubled or not, long or
/// short, beside which other sounds) and reports what differs from a habit that is kept in 97 of 100 places. A spelling
/// that its word, or its neighbors, have elsewhere too is not a deviation. Texts with other findings about their
/// transliteration are skipped, and a library without habits has nothing to depart from.
///
/// ## Why it matters
/// `s` for `ṣ`, `k` for `q`, a short vowel for a long one are other sounds, and often other words. TL08 and TL09 cannot tell
/// them apart, as many schemes write them alike.
///
/// ## Example
/// `wa-kinā` for وَقِنَا, in a library that writes `q` everywhere else.
///
/// ## How to fix it
/// Compare the word with the Arabic, and write the sound as the library writes it.
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
      "\(word) has \(written) for \(departure.sound.text.quoted()), which the library writes with \(usual) "
      + "\(departure.usualCount) of \(departure.placeCount) times: compare it with "
      + departure.arabic.text.quoted(limit: 40)
  }
}
