import ArabicText
import ContentDraft
import DuaLibrary
import UnicodeText

extension DraftDua {
  /// Whether a translation is the Arabic of the dua in Latin letters, in any scheme.
  ///
  /// A text with a common English word is not compared. Transliterations of other texts have a score below 0.6.
  func isTransliterated(in translation: String, _ language: LanguageTag) -> Bool {
    if let latin = fragment.transliteration.value, ReadingKey(latin) == ReadingKey(translation) {
      return true
    }
    guard let arabic = fragment.arabic.value, ScriptCount(translation)[.latin] > 0,
      language.language != LanguageTag.english.language
        || !EnglishInTransliteration.mayContainEnglish(translation, ByteSet(of: translation))
    else { return false }
    let words = [arabic, translation].map { text in
      text.unicodeScalars.split { $0 == " " }.count
    }
    // A name or a short formula may be kept in a translation.
    guard words[0] >= 3, words[1] >= 2, words[1] <= 2 * words[0], words[0] <= 2 * words[1] else {
      return false
    }
    let report = TransliterationComparison(arabic: arabic, latin: translation).report
    return !report.isOtherText && report.score >= 0.8
  }
}
