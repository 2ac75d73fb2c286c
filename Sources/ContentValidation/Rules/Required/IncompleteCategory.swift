import Diagnostics

/// A declared category is missing a required field.
///
/// ## What it does
/// Looks for `id`, `slug` and the name in the library's default language.
///
/// ## Why it matters
/// Duas refer to a category by its slug, the app by its id, and people by its name.
///
/// ## Example
/// ```json
/// "categories": [{ "id": 1, "name": { "en": "Provision" } }]
/// ```
/// has no `slug`.
///
/// ## How to fix it
/// Add the key that the message names.
enum IncompleteCategory: Rule {
  static let id: RuleID = "RQ13"
  static let name = "incomplete-category"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    guard let declaration = draft.declaration else { return [] }
    return declaration.categories.flatMap { category in
      var fields = [
        RequiredField("id", category.id, "give it a number that no category has ever had"),
        RequiredField("slug", category.slug, "give it a name of lowercase letters, digits and hyphens"),
      ]
      if let language = declaration.defaultLanguage.value {
        fields.append(RequiredField("name", category.name, in: language, "write its name"))
      }
      return missing(fields, in: category.label, at: category.range, of: draft)
    }
  }
}
