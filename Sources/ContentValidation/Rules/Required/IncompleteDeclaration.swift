import Diagnostics

/// The declaration is missing a required field.
///
/// ## What it does
/// Looks for `name`, `library-version`, `licence` and `default-language` in `library.json`.
///
/// ## Why it matters
/// The manifest of the bundle contains the first three, and the app falls back to the default language.
///
/// ## Example
/// ```json
/// { "version": 1, "name": "RIZQ", "library-version": "1.0.0", "licence": "CC-BY-4.0" }
/// ```
/// has no `default-language`.
///
/// ## How to fix it
/// Add the key that the message names.
enum IncompleteDeclaration: Rule {
  static let id: RuleID = "RQ02"
  static let name = "incomplete-declaration"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  static func check(_ draft: IndexedDraft) -> [Finding] {
    guard let declaration = draft.declaration else { return [] }
    let fields = [
      RequiredField("name", declaration.name, "write the name of the library"),
      RequiredField("library-version", declaration.libraryVersion, "write a version, such as `1.0.0`"),
      RequiredField("licence", declaration.licence, "write the license of the texts"),
      RequiredField("default-language", declaration.defaultLanguage, "write a language tag, such as `en`"),
    ]
    return missing(fields, in: "the library", at: declaration.range, of: draft)
  }
}
