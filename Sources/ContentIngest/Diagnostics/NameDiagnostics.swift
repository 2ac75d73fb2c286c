import Diagnostics
import UnicodeText

/// An element, attribute or key has a name that the format does not know.
///
/// ## What it does
/// Compares every name with the names that may stand at its place.
/// ## Why it matters
/// What stands under a misspelled name would be lost without a word.
/// ## Example
/// `<dua id="8" dificulty="beginner" …>`
/// ## How to fix it
/// Write the name that the message suggests, or remove the field.
public enum UnknownName: RuleDescription {
  public static let id: RuleID = "VO01"
  public static let name = "unknown-name"
  public static let severity = Severity.error
  public static let isEssential = true

  enum Kind: String {
    case element, attribute, key
  }

  /// - Parameter parent: The element or object in which the name stands, if it has a name.
  static func finding(
    _ kind: Kind,
    _ name: String,
    in parent: String?,
    candidates: [String],
    at range: SourceRange
  ) -> Finding {
    let suggestion = Suggestion.nearest(to: name, among: candidates)
    let place = parent.map { " in \($0.quoted())" } ?? ""
    let advice =
      suggestion.map { "; did you mean `\($0)`?" }
      ?? (candidates.isEmpty ? "" : "; known are \(candidates.sorted().listed)")
    // Both tags of an element must change at once; the reader adds that when it has seen the second.
    let hasFix = kind != .element
    return Finding(
      Self.self,
      "unknown \(kind.rawValue) \(name.quoted())\(place)\(advice)",
      at: range,
      fixIts: suggestion.map { hasFix ? [FixIt("write `\($0)`", .init(range, $0))] : [] } ?? []
    )
  }
}

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

/// A field is given twice.
///
/// ## What it does
/// Looks for a second element of a name that may stand once, and for a second text in one language.
/// ## Why it matters
/// Only one of them can be shown, and nobody can say which one is right.
/// ## Example
/// Two `<title xml:lang="en">` in one dua.
/// ## How to fix it
/// Remove the one that is wrong.
public enum GivenTwice: RuleDescription {
  public static let id: RuleID = "VO15"
  public static let name = "given-twice"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ name: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`\(name.escapedForDisplay)` is given twice; remove one of them",
      at: range,
      notes: [.init("it is given here first", at: first)]
    )
  }
}

/// Text stands where only elements may stand, or an element stands in a text.
///
/// ## What it does
/// Looks for text between elements, and for elements in texts such as `title`.
/// ## Why it matters
/// It would be lost, or would end up in the middle of a text.
/// ## Example
/// `<title xml:lang="en">The <b>morning</b> dua</title>`
/// ## How to fix it
/// Move the text into an element; write texts without markup.
public enum MisplacedText: RuleDescription {
  public static let id: RuleID = "VO16"
  public static let name = "misplaced-text"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ text: String, in element: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(text.quoted(limit: 30)) stands between the elements of \(element.quoted()); "
        + "move it into one of them, or remove it",
      at: range
    )
  }

  static func element(_ name: String, in text: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the element \(name.quoted()) stands in the text of \(text.quoted()); write texts without markup",
      at: range
    )
  }
}
