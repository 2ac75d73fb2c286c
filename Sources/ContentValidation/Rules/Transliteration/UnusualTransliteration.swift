import ArabicText
import Diagnostics
import UnicodeText

/// A sound is not transliterated as in the rest of the library.
///
/// ## What it does
/// Learns from the transliterations of the library how each sound is written: with which letters, doubled or not, long or
/// short, next to which other sounds. Reports deviations from spellings that are used at least 97% of the time. A library
/// without consistent spellings has no deviations.
///
/// A spelling is not a deviation if the same word, or the words around it, have it elsewhere too, or if other texts have it in
/// many places. Words with other findings about their transliteration are skipped.
///
/// Deviations that are almost never right are warnings, TL13.
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
  static let screen = Screen.traits(.ownTransliteration)

  static func check(_ analysis: ArabicTextAnalysis) -> [Finding] {
    guard let transliteration = analysis.transliteration else { return [] }
    return limited(transliteration.soundDeviations.habits) { deviation in
      finding(
        message(deviation),
        at: transliteration.source(of: deviation.latin.range),
        notes: [Finding.Note("the Arabic", at: analysis.source(of: deviation.arabic.range))]
      )
    }
  }

  private static func message(_ deviation: StyleDeviation) -> String {
    let word = deviation.latin.text.quoted(limit: 40)
    let written = deviation.letters.text.isEmpty ? "nothing" : deviation.letters.text.quoted()
    let usual = deviation.usual.isEmpty ? "nothing" : deviation.usual.quoted()
    return
      "\(word) has \(written) for \(deviation.sound.text.quoted()), which the library writes as \(usual) in "
      + "\(deviation.usualCount) of \(deviation.occurrenceCount) places: compare it with "
      + deviation.arabic.text.quoted(limit: 40)
  }
}
