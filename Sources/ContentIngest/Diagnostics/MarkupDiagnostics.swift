import Diagnostics
import UnicodeText

/// The file has a document type declaration.
///
/// ## What it does
/// Stops at `<!DOCTYPE`, or at any other declaration, before it is parsed. Nothing in it is expanded or opened.
/// ## Why it matters
/// A declaration can make a small file expand to gigabytes, and can refer to files and addresses. Content does not need
/// one.
/// ## Example
/// `<!DOCTYPE duas SYSTEM "duas.dtd">`
/// ## How to fix it
/// Remove the declaration, and write the characters instead of its entities.
enum DocumentTypeDeclaration: RuleDescription {
  static let id: RuleID = "XM09"
  static let name = "document-type-declaration"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  static func finding(at range: SourceRange) -> Finding {
    Finding(Self.self, "a document type declaration is not allowed; remove it", at: range)
  }
}

/// The file contains markup that has no effect.
///
/// ## What it does
/// Looks for processing instructions such as `<?xml-stylesheet …?>`, for `xml:base`, and for
/// namespace declarations.
/// ## Why it matters
/// Someone may rely on it, but nothing is fetched or run for a content file.
/// ## Example
/// `<?xml-stylesheet href="duas.xsl"?>`
/// ## How to fix it
/// Remove it.
enum IgnoredMarkup: RuleDescription {
  static let id: RuleID = "XM10"
  static let name = "ignored-markup"
  static let severity = Severity.warning

  enum Kind {
    case instruction(String)
    case base, namespace
  }

  static func finding(_ kind: Kind, at range: SourceRange) -> Finding {
    let subject =
      switch kind {
      case .instruction(let target): "the processing instruction \(target.quoted())"
      case .base: "`xml:base`"
      case .namespace: "a namespace declaration"
      }
    return Finding(Self.self, "\(subject) has no effect here; remove it", at: range)
  }
}

/// The file includes another one.
///
/// ## What it does
/// Looks for XInclude elements.
/// ## Why it matters
/// Nothing is included, so the content of the other file would be missing.
/// ## Example
/// `<xi:include href="morning.xml"/>`
/// ## How to fix it
/// Remove the element. Every file in the content folder is read, so the other file needs no mention.
enum Inclusion: RuleDescription {
  static let id: RuleID = "XM11"
  static let name = "inclusion"
  static let severity = Severity.error
  static let isEssential = true

  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "XInclude is not supported; remove it: every file in the content folder is read",
      at: range
    )
  }
}
