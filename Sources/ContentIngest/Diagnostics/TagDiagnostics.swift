import Diagnostics
import UnicodeText

/// An element is never closed.
///
/// ## What it does
/// Reports the innermost element that is still open at the end of the file.
/// ## Why it matters
/// A file that was truncated by a transfer or a failed merge looks like this. An entity that is cut off is not used.
/// ## Example
/// `<duas version="1"><dua id="8" …>` and nothing else.
/// ## How to fix it
/// Close the element, or get the whole file.
enum UnclosedElement: RuleDescription {
  static let id: RuleID = "XM02"
  static let name = "unclosed-element"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// The file ends inside an element. Reported at the name of the innermost, with a note at the end.
  static func finding(_ element: String, at range: SourceRange, end: SourceRange) -> Finding {
    let name = element.escapedForDisplay
    return Finding(
      Self.self,
      "`<\(name)>` is never closed; add `</\(name)>` after its content",
      at: range,
      notes: [.init("the file ends here", at: end)]
    )
  }
}

/// An end tag does not match the open element.
///
/// ## What it does
/// Compares every end tag with the start tag that it closes.
/// ## Why it matters
/// Overlapping elements have no meaning, and the rest of the file cannot be parsed.
/// ## Example
/// `<title xml:lang="en">Morning</tittle>`
/// ## How to fix it
/// Write the name of the start tag, or add the end tag that is missing before it.
enum MismatchedTag: RuleDescription {
  static let id: RuleID = "XM03"
  static let name = "mismatched-tag"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// The fix is offered if one name may be a misspelling of the other.
  ///
  /// - Parameter isLast: Whether no tag follows, so that the end tag may be that of the root.
  static func finding(
    _ name: String,
    expected: String,
    at range: SourceRange,
    start: SourceRange,
    isLast: Bool = true
  ) -> Finding {
    let isMisspelled = isLast && Suggestion.nearest(to: name, among: [expected]) != nil
    return Finding(
      Self.self,
      "expected `</\(expected.escapedForDisplay)>`, found `</\(name.escapedForDisplay)>`",
      at: range,
      notes: [.init("the open element starts here", at: start)],
      fixIts: isMisspelled ? [FixIt("write `\(expected)`", .init(range, expected))] : []
    )
  }

  /// A field of an entry that is in no entry, in a file with more end tags than start tags of entries. Reported at the field's name.
  static func missingEntryStart(_ entry: String, before field: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`\(field)` is in no `\(entry)`, and one `</\(entry)>` has no start tag; add the start tag before the first field, or remove the end tag that is one too many",
      at: range
    )
  }

  /// A start tag whose name is misspelled. Reported at the name.
  ///
  /// - Parameter end: The name in the end tag.
  static func misspelledStart(_ name: String, meant: String, at range: SourceRange, end: SourceRange)
    -> Finding
  {
    Finding(
      Self.self,
      "`<\(name.escapedForDisplay)>` ends with `</\(meant.escapedForDisplay)>`; did you mean `<\(meant.escapedForDisplay)>`?",
      at: range,
      notes: [.init("the end tag is here", at: end)],
      fixIts: [FixIt("write `\(meant)`", .init(range, meant))]
    )
  }

  /// A start tag whose `<` is written as a reference. Reported at the reference.
  ///
  /// - Parameter end: The name in the end tag.
  static func escapedStart(_ name: String, at range: SourceRange, end: SourceRange) -> Finding {
    let name = name.escapedForDisplay
    return Finding(
      Self.self,
      "`&lt;\(name)` is text, but `</\(name)>` ends an element; write `<\(name)`",
      at: range,
      notes: [.init("the end tag is here", at: end)],
      fixIts: [FixIt("write `<`", .init(range, "<"))]
    )
  }

  /// An end tag after a text whose start tag is missing. Reported at the name.
  ///
  /// - Parameter start: Where the text starts.
  static func missingStart(_ name: String, at range: SourceRange, start: SourceRange) -> Finding {
    let name = name.escapedForDisplay
    return Finding(
      Self.self,
      "`</\(name)>` has no start tag; add `<\(name)>` before its text",
      at: range,
      notes: [.init("its text starts here", at: start)]
    )
  }

  /// An end tag after the end of its element. Reported at the name.
  ///
  /// - Parameters:
  ///   - first: The tag that ends the element.
  ///   - edit: The tag with the white space before it.
  static func surplus(_ name: String, at range: SourceRange, first: SourceRange, edit: SourceRange) -> Finding
  {
    Finding(
      Self.self,
      "`</\(name.escapedForDisplay)>` is one too many; remove it",
      at: range,
      notes: [.init("the element ends here", at: first)],
      fixIts: [FixIt("remove it", .safe, [.init(edit, "")])]
    )
  }

  /// The end tag of an outer element comes before that of an inner one.
  ///
  /// - Parameter end: Where the inner element should end.
  static func unclosed(_ name: String, before outer: String, at range: SourceRange, end: SourceRange)
    -> Finding
  {
    let tag = "</\(name.escapedForDisplay)>"
    return Finding(
      Self.self,
      "`<\(name.escapedForDisplay)>` is not closed before `</\(outer.escapedForDisplay)>`; add `\(tag)` after its content",
      at: range,
      notes: [.init("its content ends here", at: end)],
      fixIts: [FixIt("add `\(tag)`", .init(end, "</\(name)>"))]
    )
  }

  /// An end tag whose `<` is missing. Reported at what is left of it.
  ///
  /// - Parameter opening: The empty range where the sign is missing.
  static func missingOpening(
    _ name: String,
    at range: SourceRange,
    opening: SourceRange,
    start: SourceRange
  ) -> Finding {
    Finding(
      Self.self,
      "`/\(name.escapedForDisplay)>` has no `<` before it; add it",
      at: range,
      notes: [.init("the open element starts here", at: start)],
      fixIts: [FixIt("add `<`", .init(opening, "<"))]
    )
  }

  /// An element without content whose start tag does not end with a slash.
  ///
  /// - Parameters:
  ///   - end: The `>` of the tag, with a slash that is after it or in the value before it.
  ///   - text: What belongs there.
  static func notEmpty(_ name: String, at range: SourceRange, end: SourceRange, write text: String) -> Finding
  {
    Finding(
      Self.self,
      "`<\(name)>` is not closed; it has no content, so end its tag with `/>`",
      at: range,
      fixIts: [FixIt("write `\(text)`", .unsafe, [.init(end, text)])]
    )
  }

  /// A start tag where the end tag of the same name belongs.
  ///
  /// - Parameters:
  ///   - edit: Writes the slash where it is missing.
  ///   - isMove: Whether the slash is before the tag.
  static func missingSlash(
    _ name: String,
    at range: SourceRange,
    start: SourceRange,
    edit: FixIt.Edit,
    isMove: Bool
  ) -> Finding {
    let shown = "<\(name.escapedForDisplay)>"
    return Finding(
      Self.self,
      "expected `</\(name.escapedForDisplay)>`, found `\(isMove ? "/" : "")\(shown)`; "
        + (isMove ? "write the slash after the `<`" : "add the slash"),
      at: range,
      notes: [.init("the open element starts here", at: start)],
      fixIts: [FixIt(isMove ? "move the slash" : "add the slash", .unsafe, [edit])]
    )
  }

  /// An entry begins before the one before it has ended.
  ///
  /// - Parameters:
  ///   - range: The name in the start tag of the entry that is not closed.
  ///   - next: The name in the start tag of the next entry.
  static func unclosedEntry(_ name: String, at range: SourceRange, next: SourceRange, fix: FixIt.Edit)
    -> Finding
  {
    Finding(
      Self.self,
      "`<\(name)>` is not closed before the next `<\(name)>`; add `</\(name)>` after its content",
      at: range,
      notes: [.init("the next one starts here", at: next)],
      fixIts: [FixIt("add `</\(name)>`", .unsafe, [fix])]
    )
  }
}

/// There is content after the root element.
///
/// ## What it does
/// Looks for text and elements after the end tag of the root element.
/// ## Why it matters
/// An XML file has one root element; anything after it would be lost.
/// ## Example
/// `<duas version="1">…</duas><duas version="1">…</duas>`
/// ## How to fix it
/// Move the content into the root element, or into a file of its own.
enum ContentAfterRoot: RuleDescription {
  static let id: RuleID = "XM04"
  static let name = "content-after-root"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// A record after the end tag of its root.
  ///
  /// - Parameters:
  ///   - endTag: The end tag of the root.
  ///   - end: Where the end tag belongs; nil if it is there already.
  static func record(
    _ name: String,
    at range: SourceRange,
    after root: String,
    endTag: SourceRange,
    end: SourceRange?
  ) -> Finding {
    var edits = [FixIt.Edit(endTag, "")]
    if let end { edits.append(.init(end, "\n</\(root)>")) }
    return Finding(
      Self.self,
      "`<\(name)>` after the end tag `</\(root)>`; move it in front of that tag",
      at: range,
      notes: [.init("the root element ends here", at: endTag)],
      fixIts: [FixIt("move `</\(root)>` to the end of the file", .unsafe, edits)]
    )
  }

  /// Reported at the start of the tag, or at the text.
  static func finding(isElement: Bool, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      isElement
        ? "a second root element; an XML file has only one, so move this one into a file of its own"
        : "text after the end of the root element; remove it, or move it into an element",
      at: range
    )
  }
}
