import Diagnostics

/// The library has no declaration.
///
/// ## What it does
/// Looks for a `library.json` among the source files.
///
/// ## Why it matters
/// The declaration names the library and declares the categories, collections and works that all other files refer to.
///
/// ## Example
/// A content folder with `duas/morning.xml` but no `library.json`.
///
/// ## How to fix it
/// Add `library.json` at the root of the content folder; `docs/source-format.md` describes it.
enum MissingDeclaration: Rule {
  static let id: RuleID = "RQ01"
  static let name = "missing-declaration"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false
  static let needsWholeLibrary = true

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.declaration == nil ? [finding(message, at: nil)] : []
  }

  private static let message =
    "the library has no declaration: add `library.json` with its name, version, licence and languages"
}
