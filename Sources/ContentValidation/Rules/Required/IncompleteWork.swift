import Diagnostics

/// A declared reference work is missing a required field.
///
/// ## What it does
/// Looks for `slug`, `numbering`, `highest` and the name in the library's default language. Aliases are optional.
///
/// ## Why it matters
/// A hadith number is meaningful only within a numbering scheme, and `highest` reveals mistyped numbers.
///
/// ## Example
/// ```json
/// "works": [{ "slug": "bukhari", "name": { "en": "Sahih al-Bukhari" }, "numbering": "Fath al-Bari" }]
/// ```
/// has no `highest`.
///
/// ## How to fix it
/// Add the key that the message names.
enum IncompleteWork: Rule {
  static let id: RuleID = "RQ15"
  static let name = "incomplete-work"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    guard let declaration = draft.declaration else { return [] }
    return declaration.works.flatMap { work in
      var fields = [
        RequiredField("slug", work.slug, "give it a name of lowercase letters, digits and hyphens"),
        RequiredField("numbering", work.numbering, "write which edition or scheme the numbers follow"),
        RequiredField("highest", work.highest, "write the highest number of the scheme"),
      ]
      if let language = declaration.defaultLanguage.value {
        fields.append(RequiredField("name", work.name, in: language, "write its name"))
      }
      return missing(fields, in: work.label, at: work.range, of: draft)
    }
  }
}
