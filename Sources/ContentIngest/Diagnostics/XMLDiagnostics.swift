import Diagnostics
import UnicodeText

/// The file is not well-formed XML.
///
/// ## What it does
/// Reports where the file stops being well-formed, unless a more specific rule applies.
/// ## Why it matters
/// The rest of the file cannot be parsed, so it is not checked.
/// ## Example
/// `<step dua=morning/>`
/// ## How to fix it
/// Do what the message says, then validate again: there may be more errors after it.
public enum MalformedXML: RuleDescription {
  public static let id: RuleID = "XM01"
  public static let name = "malformed-xml"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  /// What is wrong.
  enum Problem {
    case textBeforeRoot, unclosedValue, attributeWithoutValue, missingSpace, tag, name
    case closingBrackets, hyphensInComment, unclosedComment, unclosedSection, unclosedInstruction
    case lateDeclaration, declaration, endOfFile, other
  }

  /// Reported where the parser stops.
  static func finding(_ problem: Problem = .other, at range: SourceRange) -> Finding {
    Finding(Self.self, problem.message, at: range)
  }

  /// - Parameter end: From the name of the attribute to its value.
  static func missingEquals(_ name: String, at range: SourceRange, end: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name.quoted()) has no `=` before its value; add it",
      at: range,
      fixIts: [FixIt("add `=`", .safe, [.init(end, "=")])]
    )
  }

  /// A `<` in a text. Reported at the sign.
  static func lessThan(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`<` starts a tag in XML; write `&lt;` for a literal `<`",
      at: range,
      fixIts: [FixIt("write `&lt;`", .safe, [.init(range, "&lt;")])]
    )
  }

  /// A value between other quotation marks than `"` and `'`, or without any.
  ///
  /// - Parameters:
  ///   - quote: The mark at the start of the value.
  ///   - range: The value with what is around it.
  static func unquoted(_ name: String, _ value: String, quote: Unicode.Scalar?, at range: SourceRange)
    -> Finding
  {
    let quoted = "\"\(value)\""
    let problem =
      quote.map { "is between \($0.codePointAndName) and the like, which XML does not read as quotes" }
      ?? "has no quotes"
    return Finding(
      Self.self,
      "the value of \(name.quoted()) \(problem); write `\(name.escapedForDisplay)=\(quoted.escapedForDisplay)`",
      at: range,
      fixIts: [FixIt("write `\(quoted.escapedForDisplay)`", .init(range, quoted))]
    )
  }

  /// A value that goes on to the quote of the next attribute.
  ///
  /// - Parameter end: Where its own quote is missing.
  static func unclosedValue(_ name: String, quote: String, at range: SourceRange, end: SourceRange) -> Finding
  {
    Finding(
      Self.self,
      "the value of \(name.quoted()) is not closed; add `\(quote)` after it",
      at: range,
      fixIts: [FixIt("add `\(quote)`", .init(end, quote))]
    )
  }
}

extension MalformedXML.Problem {
  fileprivate var message: String {
    switch self {
    case .textBeforeRoot: "text before the first tag; an XML file starts with its root element"
    case .unclosedValue: "an attribute value that is not closed; add `\"` after it"
    case .attributeWithoutValue: "an attribute without a value; write `name=\"value\"`"
    case .missingSpace: "two attributes without a space between them, or a stray character in a tag"
    case .tag: "a tag that is not closed; add `>` after it"
    case .name: "expected a name; write `&lt;` for a literal `<`"
    case .closingBrackets: "`]]>` in text; write `]]&gt;`"
    case .hyphensInComment: "`--` inside a comment; XML allows it only at the end, as part of `-->`"
    case .unclosedComment: "a comment that is not closed; add `-->` after it"
    case .unclosedSection: "a CDATA section that is not closed; add `]]>` after it"
    case .unclosedInstruction: "a processing instruction that is not closed; add `?>` after it"
    case .lateDeclaration: "`<?xml …?>` must be at the very start of the file; nothing may precede it"
    case .declaration: "a malformed XML declaration; write `<?xml version=\"1.0\" encoding=\"UTF-8\"?>`"
    case .endOfFile: "the file ends in the middle of a tag"
    case .other: "the file is not well-formed XML from here on"
    }
  }
}

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
public enum UnclosedElement: RuleDescription {
  public static let id: RuleID = "XM02"
  public static let name = "unclosed-element"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

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
public enum MismatchedTag: RuleDescription {
  public static let id: RuleID = "XM03"
  public static let name = "mismatched-tag"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  /// The fix is offered if one name may be a misspelling of the other.
  static func finding(_ name: String, expected: String, at range: SourceRange, start: SourceRange) -> Finding
  {
    let isMisspelled = Suggestion.nearest(to: name, among: [expected]) != nil
    return Finding(
      Self.self,
      "expected `</\(expected.escapedForDisplay)>`, found `</\(name.escapedForDisplay)>`",
      at: range,
      notes: [.init("the open element starts here", at: start)],
      fixIts: isMisspelled ? [FixIt("write `\(expected)`", .init(range, expected))] : []
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

  /// A start tag where the end tag of the same name belongs.
  ///
  /// - Parameter slash: The empty range where the slash is missing.
  static func missingSlash(_ name: String, at range: SourceRange, start: SourceRange, slash: SourceRange)
    -> Finding
  {
    Finding(
      Self.self,
      "expected `</\(name.escapedForDisplay)>`, found `<\(name.escapedForDisplay)>`; add the slash",
      at: range,
      notes: [.init("the open element starts here", at: start)],
      fixIts: [FixIt("add the slash", .unsafe, [.init(slash, "/")])]
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
public enum ContentAfterRoot: RuleDescription {
  public static let id: RuleID = "XM04"
  public static let name = "content-after-root"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

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

/// An `&` is not escaped.
///
/// ## What it does
/// Looks for `&` that does not start a reference such as `&amp;` or `&#x2019;`.
/// ## Why it matters
/// In XML, `&` always starts a reference, so the text around it cannot be read.
/// ## Example
/// `<title xml:lang="en">Morning & evening</title>`
/// ## How to fix it
/// Write `&amp;`.
public enum BareAmpersand: RuleDescription {
  public static let id: RuleID = "XM05"
  public static let name = "bare-ampersand"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  /// Reported at the ampersand.
  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`&` starts a reference in XML; write `and`, or `&amp;` for a literal `&`",
      at: range,
      fixIts: [FixIt("write `&amp;`", .safe, [.init(range, "&amp;")])]
    )
  }
}

/// An attribute value contains `<`.
///
/// ## What it does
/// Looks for `<` before the closing quote of a value. If a tag ends in between, the closing quote is missing.
/// ## Why it matters
/// XML does not allow it, so that a missing quote is detected at the next tag.
/// ## Example
/// `<source type="other" title="a < b"/>`
/// ## How to fix it
/// Write `&lt;`, or add the missing quote.
public enum LessThanInAttribute: RuleDescription {
  public static let id: RuleID = "XM06"
  public static let name = "less-than-in-attribute"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  /// Reported at the sign.
  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`<` in an attribute value; write `&lt;`",
      at: range,
      fixIts: [FixIt("write `&lt;`", .safe, [.init(range, "&lt;")])]
    )
  }

  /// The value continues past the end of its tag.
  static func unclosed(_ attribute: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the value of \(attribute.quoted()) has no closing quote; add it", at: range)
  }
}

/// A named reference is not one of the five that XML defines.
///
/// ## What it does
/// Looks for names other than `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&apos;`.
/// ## Why it matters
/// Names such as `&nbsp;` are defined in HTML, not in XML.
/// ## Example
/// `<title xml:lang="en">Morning&nbsp;dua</title>`
/// ## How to fix it
/// Write the character itself.
public enum UndefinedEntity: RuleDescription {
  public static let id: RuleID = "XM07"
  public static let name = "undefined-entity"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  /// Reported at the reference.
  static func finding(_ name: String, at range: SourceRange) -> Finding {
    if name == "nbsp" {
      return Finding(
        Self.self,
        "`&nbsp;` is not defined in XML; write a space",
        at: range,
        fixIts: [FixIt("write a space", .safe, [.init(range, " ")])]
      )
    }
    guard let scalar = characters[name] else {
      return Finding(
        Self.self,
        "`&\(name.escapedForDisplay);` is not defined in XML; write the character itself",
        at: range
      )
    }
    return Finding(
      Self.self,
      "`&\(name);` is not defined in XML; write \(scalar.codePointAndName) itself",
      at: range,
      fixIts: [FixIt("write \(scalar.codePointAndName)", .safe, [.init(range, String(scalar))])]
    )
  }

  /// Common names of HTML.
  private static let characters: [String: Unicode.Scalar] = [
    "shy": "\u{AD}", "copy": "\u{A9}", "reg": "\u{AE}", "deg": "\u{B0}", "middot": "\u{B7}",
    "laquo": "\u{AB}", "raquo": "\u{BB}", "times": "\u{D7}", "eacute": "\u{E9}", "egrave": "\u{E8}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}", "sbquo": "\u{201A}",
    "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bdquo": "\u{201E}", "bull": "\u{2022}", "hellip": "\u{2026}",
    "prime": "\u{2032}", "lsaquo": "\u{2039}", "rsaquo": "\u{203A}", "trade": "\u{2122}", "rarr": "\u{2192}",
    "zwnj": "\u{200C}", "zwj": "\u{200D}", "lrm": "\u{200E}", "rlm": "\u{200F}",
  ]
}

/// A tag has an attribute twice.
///
/// ## What it does
/// Compares the attributes of a tag with each other.
/// ## Why it matters
/// XML does not allow it, because it is unclear which one counts.
/// ## Example
/// `<dua id="8" id="9" …>`
/// ## How to fix it
/// Remove the wrong one.
public enum DuplicateAttribute: RuleDescription {
  public static let id: RuleID = "XM08"
  public static let name = "duplicate-attribute"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  /// Reported at the second name, with a note at the first.
  static func finding(_ name: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the attribute \(name.quoted()) is given twice in one tag; remove one of them",
      at: range,
      notes: [.init("first given here", at: first)]
    )
  }
}
