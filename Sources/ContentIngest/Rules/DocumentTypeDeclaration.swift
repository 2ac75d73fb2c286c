import Diagnostics

/// The file has a document type declaration.
///
/// ## What it does
/// Stops at `<!DOCTYPE`, or at any other declaration, before it is parsed. Nothing that it names is expanded
/// or opened.
/// ## Why it matters
/// A declaration can make a small file expand to gigabytes, and can name files and addresses to be read.
/// Content has no need of it.
/// ## Example
/// `<!DOCTYPE duas SYSTEM "duas.dtd">`
/// ## How to fix it
/// Remove the declaration, and write the characters that its entities stand for.
public enum DocumentTypeDeclaration: RuleDescription {
  public static let id: RuleID = "XM09"
  public static let name = "document-type-declaration"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(at range: SourceRange) -> Finding {
    Finding(Self.self, "document type declarations are not allowed; remove it", at: range)
  }
}
