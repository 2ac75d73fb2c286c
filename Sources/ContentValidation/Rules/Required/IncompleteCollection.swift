import Diagnostics

/// A declared collection is missing a required field.
///
/// ## What it does
/// Looks for `id`, `slug` and the name in the library's default language. `premium` is optional and defaults to
/// `false`.
///
/// ## Why it matters
/// Duas and journeys refer to a collection by its slug, the app by its id, and people by its name.
///
/// ## Example
/// ```json
/// "collections": [{ "slug": "core", "name": { "en": "Core" } }]
/// ```
/// has no `id`.
///
/// ## How to fix it
/// Add the key that the message names.
enum IncompleteCollection: Rule {
  static let id: RuleID = "RQ14"
  static let name = "incomplete-collection"
  static let severity = Severity.error
  static let isEssential = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    guard let declaration = draft.declaration else { return [] }
    return declaration.collections.flatMap { collection in
      var fields = [
        RequiredField("id", collection.id, "give it a number that no collection has ever had"),
        RequiredField("slug", collection.slug, "give it a name of lowercase letters, digits and hyphens"),
      ]
      if let language = declaration.defaultLanguage.value {
        fields.append(RequiredField("name", collection.name, in: language, "write its name"))
      }
      return missing(fields, in: collection.label, at: collection.range, of: draft)
    }
  }
}
