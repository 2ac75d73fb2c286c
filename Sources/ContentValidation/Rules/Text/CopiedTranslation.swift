import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

/// A translation is a copy of the Arabic, the transliteration, or another dua's translation.
///
/// ## What it does
/// Compares every translation with the Arabic text and the transliteration of its dua, and with the translations of other duas
/// into the same language. Letter case and white space are ignored. Duas with the same Arabic letters, and declared variants,
/// may share a translation.
///
/// A text of at least three words that has the sounds of the Arabic is a transliteration in whatever scheme; its letters are
/// not reported one by one.
///
/// Of two duas with one translation, the one with the later id is reported, unless more of the duas that contain its words have
/// the translation.
///
/// ## Why it matters
/// Usually a record was copied and its translation was not replaced.
///
/// ## Example
/// ```xml
/// <transliteration>Subhan Allah</transliteration>
/// <translation xml:lang="en">Subhan Allah</translation>
/// ```
///
/// ## How to fix it
/// Write what the dua means.
enum CopiedTranslation: Rule {
  static let id: RuleID = "TX07"
  static let name = "copied-translation"
  static let severity = Severity.warning

  static func check(_ draft: IndexedDraft) -> [Finding] {
    var firsts: [LanguageReadingKey: (dua: Int, range: SourceRange)] = [:]
    firsts.reserveCapacity(draft.duas.count)
    var findings: [Finding] = []
    var evidence = TranslationEvidence(draft)
    for index in draft.duasByID {
      let dua = draft.duas[index]
      for translation in dua.translation.readable where !translation.text.value.isBlank {
        if let original = original(of: translation, in: dua) {
          findings.append(finding(message(dua, translation, original), at: translation.text.range))
          continue
        }
        if dua.isTransliterated(in: translation.text.value, translation.language) {
          findings.append(
            finding(
              "the translation (\(translation.language)) of \(dua.label) is its Arabic in Latin letters: write what the dua means",
              at: translation.text.range
            )
          )
          continue
        }
        let key = LanguageReadingKey(translation)
        guard let first = firsts[key] else {
          firsts[key] = (index, translation.text.range)
          continue
        }
        guard first.dua != index, !draft.recitations.areTheSame(first.dua, index),
          !draft.duas[first.dua].isEnteredAgain(as: dua)
        else { continue }
        let isFirstTheCopy = evidence.favors(index, over: first.dua, translation)
        let (copy, original) = isFirstTheCopy ? (draft.duas[first.dua], dua) : (dua, draft.duas[first.dua])
        let ranges = [translation.text.range, first.range]
        findings.append(
          finding(
            message(copy, translation, "the translation of \(original.label), so one of them is a copy"),
            at: ranges[isFirstTheCopy ? 1 : 0],
            notes: [
              Finding.Note("the translation of \(original.label) is here", at: ranges[isFirstTheCopy ? 0 : 1])
            ]
          )
        )
      }
    }
    return findings
  }

  /// The text of the same dua that the translation copies.
  private static func original(of translation: LanguageText, in dua: DraftDua) -> String? {
    let key = ReadingKey(translation.text.value)
    if translation.language.language != LanguageTag.arabic.language,
      dua.arabic.value.map(ReadingKey.init) == key
    {
      return "the Arabic text"
    }
    guard let transliteration = dua.transliteration.value, ReadingKey(transliteration) == key else {
      return nil
    }
    // English there is reported there.
    return EnglishInTransliteration.ranges(in: Array(transliteration.unicodeScalars)).isEmpty
      ? "the transliteration" : nil
  }

  private static func message(_ dua: DraftDua, _ translation: LanguageText, _ original: String) -> String {
    "the translation (\(translation.language)) of \(dua.label) is identical to \(original): write what the dua means"
  }
}
