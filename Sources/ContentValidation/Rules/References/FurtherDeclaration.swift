import Diagnostics

/// The library is declared twice.
///
/// ## What it does
/// Reports every declaration beyond the first, in the order of the files' paths.
///
/// ## Why it matters
/// Two declarations may disagree; nothing of the second is used.
///
/// ## Example
/// `content/library.json` and a forgotten `content/old/library.json`.
///
/// ## How to fix it
/// Move what is needed into one declaration and remove the other.
enum FurtherDeclaration: Rule {
  static let id: RuleID = "RF07"
  static let name = "further-declaration"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  static func check(_ draft: IndexedDraft) -> [Finding] {
    draft.duplicateDeclarations.map { further in
      finding(
        message,
        at: further.range,
        notes: draft.declaration.map { [Finding.Note("the declaration that counts is here", at: $0.range)] }
          ?? []
      )
    }
  }

  private static let message = "the library is declared already: keep one `library.json`"
}
