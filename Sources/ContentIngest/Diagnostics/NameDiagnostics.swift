import Diagnostics
import UnicodeText

/// An element, attribute or key has an unknown name.
///
/// ## What it does
/// Compares every name with those that are allowed where it occurs.
/// ## Why it matters
/// The value of a misspelled name would be silently lost.
/// ## Example
/// `<dua id="8" dificulty="beginner" …>`
/// ## How to fix it
/// Write the suggested name, or remove the field.
enum UnknownName: RuleDescription {
  static let id: RuleID = "VO01"
  static let name = "unknown-name"
  static let severity = Severity.error
  static let isEssential = true

  enum Kind: String {
    case element, attribute, key
  }

  /// - Parameters:
  ///   - parent: The name of the enclosing element or object, if it has one.
  ///   - meant: The name that was probably meant.
  static func finding(
    _ kind: Kind,
    _ name: String,
    in parent: String?,
    candidates: [String],
    meant: MeantName,
    at range: SourceRange
  ) -> Finding {
    let suggestion = meant.suggestion
    let place = parent.map { " in \($0.quoted())" } ?? ""
    let advice =
      suggestion.map { "; did you mean `\($0)`?" }
      ?? (candidates.isEmpty ? "" : "; known names are \(candidates.sorted().listed)")
    // Both tags of an element must change together, so the reader adds the fix-it at the end tag.
    let hasFix = kind != .element
    return Finding(
      Self.self,
      "unknown \(kind.rawValue) \(name.quoted())\(place)\(advice)",
      at: range,
      fixIts: suggestion.map { hasFix ? [FixIt("write `\($0)`", .init(range, $0))] : [] } ?? []
    )
  }
}

extension UnknownName {
  /// The known name that was probably meant: one like it, or one for which it is another word.
  static func suggestion(for name: String, in parent: String?, candidates: [String]) -> String? {
    if let nearest = Suggestion.nearest(to: name, among: candidates) { return nearest }
    let meant = parent.flatMap { synonyms[$0]?[name.lowercased()] }
    return meant.flatMap { candidates.contains($0) ? $0 : nil }
  }

  /// Other words for the names in an element or object.
  private static let synonyms = [
    "source": [
      "work": "collection", "hadith": "number", "hadith-number": "number", "no": "number", "verse": "ayah",
      "verses": "ayah", "chapter": "surah", "authenticity": "grade",
    ],
    "dua": [
      "level": "difficulty", "count": "repetitions", "repeat": "repetitions", "times": "repetitions",
      "points": "xp", "seconds": "duration",
    ],
  ]

  /// An unknown element around elements that are known. The reader adds the fix-it at the end tag.
  ///
  /// - Parameter inner: The name of the first element in it.
  static func wrapper(_ name: String, of inner: String, in parent: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "unknown element \(name.quoted()) in \(parent.quoted()): `\(inner)` belongs directly in `\(parent)`; "
        + "remove the tags of \(name.quoted())",
      at: range
    )
  }
}

/// A known name is in the wrong place.
///
/// ## What it does
/// Looks for attributes written as elements, elements written as attributes, entries inside entries, and root keys that exclude
/// each other.
/// ## Why it matters
/// It is not read there.
/// ## Example
/// `<dua><slug>morning</slug></dua>`
/// ## How to fix it
/// Do what the message says.
enum MisplacedName: RuleDescription {
  static let id: RuleID = "VO02"
  static let name = "misplaced-name"
  static let severity = Severity.error
  static let isEssential = true

  /// - Parameters:
  ///   - value: The text of the element; nil if it contains markup.
  ///   - edits: What makes an attribute of the element; empty if that is not possible.
  static func elementForAttribute(
    _ name: String,
    of parent: String,
    value: String?,
    at range: SourceRange,
    edits: [FixIt.Edit]
  ) -> Finding {
    Finding(
      Self.self,
      "`\(name)` is an attribute, not an element; write "
        + "`<\(parent) \(name)=\"\(value.map(\.escapedForDisplay) ?? "…")\">`",
      at: range,
      fixIts: edits.isEmpty ? [] : [FixIt("write the attribute `\(name)`", .unsafe, edits)]
    )
  }

  /// - Parameter hasLanguage: Whether the element needs a language.
  static func attributeForElement(_ name: String, value: String, hasLanguage: Bool, at range: SourceRange)
    -> Finding
  {
    let tag = hasLanguage ? "\(name) xml:lang=\"en\"" : name
    let text = value.isEmpty || value.utf8.count > 60 ? "…" : value.escapedForDisplay
    return Finding(
      Self.self,
      "`\(name)` is an element, not an attribute; write `<\(tag)>\(text)</\(name)>`",
      at: range
    )
  }

  /// An entry inside another entry.
  ///
  /// - Parameters:
  ///   - outer: The name in the start tag of the other entry.
  ///   - edits: What ends the other entry before this one; empty if something else follows.
  static func entryInEntry(_ name: String, at range: SourceRange, outer: SourceRange, edits: [FixIt.Edit])
    -> Finding
  {
    Finding(
      Self.self,
      "`<\(name)>` is inside another `<\(name)>`; move it after the end tag `</\(name)>` of the other",
      at: range,
      notes: [.init("the other starts here", at: outer)],
      fixIts: edits.isEmpty ? [] : [FixIt("end the other before it", .unsafe, edits)]
    )
  }

  static func belongsToTexts(at range: SourceRange, root: String) -> Finding {
    Finding(Self.self, "the kind and language of a layer belong on `texts`, not on `\(root)`", at: range)
  }

  static func belongsToTransliteration(at range: SourceRange) -> Finding {
    Finding(Self.self, "`generated` is for transliterations only; no other text is generated", at: range)
  }

  static func secondKind(_ name: String, first: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`\(name)` next to `\(first)`; a file has one kind of content, so move it into a file of its own",
      at: range
    )
  }
}

/// A field is given twice.
///
/// ## What it does
/// Looks for a second element of a name that is allowed once, and for a second text in one language.
/// ## Why it matters
/// Only one of them can be shown, and it is unclear which.
/// ## Example
/// Two `<title xml:lang="en">` in one dua.
/// ## How to fix it
/// Remove the wrong one.
enum GivenTwice: RuleDescription {
  static let id: RuleID = "VO15"
  static let name = "given-twice"
  static let severity = Severity.error
  static let isEssential = true

  static func finding(_ name: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`\(name.escapedForDisplay)` is given twice; remove one of them",
      at: range,
      notes: [.init("first given here", at: first)]
    )
  }
}

/// There is text where only elements are allowed, or an element inside a text.
///
/// ## What it does
/// Looks for text between elements, and for elements inside texts such as `title`.
/// ## Why it matters
/// It would be lost, or end up in the middle of a text.
/// ## Example
/// `<title xml:lang="en">The <b>morning</b> dua</title>`
/// ## How to fix it
/// Move the text into an element; write texts without markup.
enum MisplacedText: RuleDescription {
  static let id: RuleID = "VO16"
  static let name = "misplaced-text"
  static let severity = Severity.error
  static let isEssential = true

  /// - Parameter isExtraSign: Whether the text is a second `>` at the end of a tag.
  static func finding(_ text: String, in element: String, isExtraSign: Bool, at range: SourceRange)
    -> Finding
  {
    Finding(
      Self.self,
      "\(text.quoted(limit: 30)) between the elements of \(element.quoted()); "
        + (isExtraSign ? "remove it" : "move it into one of them, or remove it"),
      at: range,
      fixIts: isExtraSign ? [FixIt("remove it", .safe, [.init(range, "")])] : []
    )
  }

  /// A text that is not seen.
  static func invisible(_ text: String, in element: String, at range: SourceRange) -> Finding {
    let spaces = text.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      scalar.isASCII ? scalar : scalar.isWhiteSpace ? " " : nil
    }
    let name = text.unicodeScalars.first?.codePointAndName ?? ""
    let advice = spaces.isEmpty ? "remove it" : "write a space"
    return Finding(
      Self.self,
      "\(name) between the elements of \(element.quoted()), where XML allows it only in texts; \(advice)",
      at: range,
      fixIts: [FixIt(advice, .safe, [.init(range, String(scalars: spaces))])]
    )
  }

  /// The name of a dua inside a step.
  static func step(_ slug: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`\(slug)` is text inside `step`, which has attributes only; write `<step dua=\"\(slug)\" …/>`",
      at: range
    )
  }

  static func citation(_ text: String, _ citation: CitationElement, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(text.quoted(limit: 30)) is text inside `source`, which has attributes only; write `\(citation.element)`",
      at: range
    )
  }

  static func element(_ name: String, in text: String, at range: SourceRange) -> Finding {
    let isBreak = ["br", "p", "hr"].contains(name.lowercased())
    return Finding(
      Self.self,
      "the element \(name.quoted()) in the text of \(text.quoted()); "
        + (isBreak ? "write the text on one line, without markup" : "write texts without markup"),
      at: range
    )
  }
}
