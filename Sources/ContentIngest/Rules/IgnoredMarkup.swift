import Diagnostics
import UnicodeText

/// The file holds markup that has no effect here.
///
/// ## What it does
/// Looks for processing instructions such as `<?xml-stylesheet …?>`, for `xml:base`, for XInclude elements
/// and for namespace declarations.
/// ## Why it matters
/// Somebody may rely on it. Nothing is fetched, included or run because a content file asks for it.
/// ## Example
/// `<?xml-stylesheet href="duas.xsl"?>`
/// ## How to fix it
/// Remove it; put included content into the file, or into a file of its own below the content folder.
public enum IgnoredMarkup: RuleDescription {
  public static let id: RuleID = "XM10"
  public static let name = "ignored-markup"
  public static let severity = Severity.warning

  enum Kind {
    case instruction(String)
    case base, include, namespace
  }

  static func finding(_ kind: Kind, at range: SourceRange) -> Finding {
    let subject =
      switch kind {
      case .instruction(let target): "the processing instruction \(target.quoted())"
      case .base: "`xml:base`"
      case .include: "XInclude: nothing is included, and"
      case .namespace: "a namespace declaration"
      }
    return Finding(Self.self, "\(subject) has no effect here; remove it", at: range)
  }
}
