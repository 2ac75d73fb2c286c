import Diagnostics

/// A text of a foreign file is empty.
///
/// ## What it does
/// Looks for texts that are there and say nothing, which are left out, as if nobody had written them; and for duas
/// without Arabic, transliteration and translation.
/// ## Why it matters
/// An empty translation usually means that somebody meant to write one.
/// ## Example
/// `"translation": ""`
/// ## How to fix it
/// Write the text, or remove the key. A dua without a text is imported, and a lenient build leaves it out.
public enum EmptyImport: RuleDescription {
  public static let id: RuleID = "IM03"
  public static let name = "empty-import"
  public static let severity = Severity.warning

  static func finding(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(name) is empty and left out; write it, or remove it", at: range)
  }

  static func dua(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "this dua has no Arabic, no transliteration and no translation; write one of them, or remove the dua",
      at: range
    )
  }
}
