import Diagnostics

/// A known name stands at the wrong place.
///
/// ## What it does
/// Looks for attributes that are written as elements, elements that are written as attributes, and root keys
/// that do not go together.
/// ## Why it matters
/// What stands there is not read.
/// ## Example
/// `<dua><slug>morning</slug></dua>`
/// ## How to fix it
/// Do what the message says.
public enum MisplacedName: RuleDescription {
  public static let id: RuleID = "VO02"
  public static let name = "misplaced-name"
  public static let severity = Severity.error
  public static let isEssential = true

  static func elementForAttribute(_ name: String, of parent: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`\(name)` is an attribute, not an element; write `<\(parent) \(name)=\"…\">`",
      at: range
    )
  }

  static func attributeForElement(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "`\(name)` is an element, not an attribute; write `<\(name)>…</\(name)>`", at: range)
  }

  static func belongsToTexts(at range: SourceRange, root: String) -> Finding {
    Finding(Self.self, "the kind and language of a layer belong to `texts`, not to `\(root)`", at: range)
  }

  static func belongsToTransliteration(at range: SourceRange) -> Finding {
    Finding(Self.self, "`generated` belongs to transliterations; no other text is generated", at: range)
  }

  static func secondKind(_ name: String, first: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`\(name)` beside `\(first)`; a file holds one kind of content, so move it into a file of its own",
      at: range
    )
  }
}
