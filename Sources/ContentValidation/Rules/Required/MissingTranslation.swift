import ContentDraft
import Diagnostics
import DuaLibrary

/// A dua is missing a title or a translation in a required language.
///
/// ## What it does
/// Looks for a `title` and a `translation` in every language that `library.json` requires in addition to the default
/// language, which `incomplete-dua` covers. The Arabic text is its own translation into Arabic.
///
/// ## Why it matters
/// Readers of that language would see the dua in another one.
///
/// ## Example
/// With `"required-languages": ["en", "id"]`, a dua whose only translation is `<translation xml:lang="en">`.
///
/// ## How to fix it
/// Add the text to the dua, or to the layer of the language. While a translation is in progress, the policy can lower
/// the severity of this rule.
enum MissingTranslation: Rule {
  static let id: RuleID = "RQ04"
  static let name = "missing-translation"
  static let severity = Severity.error

  static func check(_ draft: IndexedDraft) -> [Finding] {
    let languages = draft.furtherLanguages
    return draft.duas.flatMap { dua in
      languages.flatMap { language in
        missing(requiredFields(of: dua, in: language, draft: draft), in: dua.label, at: dua.range, of: draft)
      }
    }
  }

  private static func requiredFields(
    of dua: DraftDua,
    in language: LanguageTag,
    draft: IndexedDraft
  ) -> [RequiredField] {
    var fields = [RequiredField("title", dua.title, in: language, hint)]
    if language.language != LanguageTag.arabic.language,
      !draft.mayStandUnread(.translation, language, of: dua)
    {
      fields.append(RequiredField("translation", dua.translation, in: language, hint))
    }
    return fields
  }

  private static let hint = "the library requires this language"
}
