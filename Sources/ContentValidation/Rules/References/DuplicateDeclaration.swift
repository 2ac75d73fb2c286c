import Diagnostics

/// The library is declared twice.
///
/// ## What it does
/// Reports every declaration after the first, in path order.
///
/// ## Why it matters
/// Two declarations may disagree, and nothing of the second is used.
///
/// ## Example
/// `content/library.json` and a forgotten `content/old/library.json`.
///
/// ## How to fix it
/// Move what is needed into one declaration, and remove the other.
enum DuplicateDeclaration: Rule {
  static let id: RuleID = "RF07"
  static let name = "duplicate-declaration"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duplicateDeclarations.map { duplicate in
      finding(
        message,
        at: duplicate.range,
        notes: draft.declaration.map { [Finding.Note("the declaration that is used is here", at: $0.range)] }
          ?? []
      )
    }
  }

  private static let message = "the library is already declared: keep one `library.json`"
}
