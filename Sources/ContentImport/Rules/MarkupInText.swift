import Diagnostics

/// An imported text holds elements.
///
/// ## What it does
/// Tells of elements inside a text of a foreign XML file. Their text is taken, their tags are left out.
/// ## Why it matters
/// Emphasis is lost; texts here have no markup.
/// ## Example
/// `<reference>See <em>Fath al-Bari</em></reference>`
/// ## How to fix it
/// Nothing needs to be done where the emphasis does not matter.
public enum MarkupInText: RuleDescription {
  public static let id: RuleID = "IM05"
  public static let name = "markup-in-text"
  public static let severity = Severity.information

  static func finding(_ element: String, in name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the tags of `\(element)` in \(name) are left out, its text is kept", at: range)
  }
}
