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
enum MalformedXML: RuleDescription {
  static let id: RuleID = "XM01"
  static let name = "malformed-xml"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// What is wrong.
  enum Problem {
    case textBeforeRoot, json, unclosedValue, unquotedValue, attributeWithoutValue, attributeName
    case missingSpace, tag, name
    case closingBrackets, hyphensInComment, unclosedComment, unclosedSection, unclosedInstruction
    case lateDeclaration, declaration, endOfFile, other
  }

  /// Reported where the parser stops.
  static func finding(_ problem: Problem = .other, at range: SourceRange) -> Finding {
    Finding(Self.self, problem.message, at: range)
  }

  /// A line of Git between the versions of a merge. Reported at its mark.
  static func mergeConflict(_ mark: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(mark.quoted()) \(ConflictMarker.advice)", at: range)
  }

  /// - Parameters:
  ///   - quote: The quote before an equals sign with which the value begins, if it does.
  ///   - end: From the name of the attribute to its value, or through that sign.
  static func missingEquals(_ name: String, quote: String?, at range: SourceRange, end: SourceRange)
    -> Finding
  {
    Finding(
      Self.self,
      "\(name.quoted()) has \(quote == nil ? "no `=` before its value; add it" : "`=` after the quote; write it before")",
      at: range,
      fixIts: [FixIt(quote == nil ? "add `=`" : "write `=` first", .safe, [.init(end, "=\(quote ?? "")")])]
    )
  }

  /// A name in a tag without a value, which may be the first word of a text. Reported at the name.
  static func attributeWithoutValue(_ name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name.quoted()) has no value; write `\(name.escapedForDisplay)=\"…\"`, or `>` before it if it begins a text",
      at: range
    )
  }

  /// Another sign instead of the equals sign. Reported at the name of the attribute.
  ///
  /// - Parameter end: From the sign to the value.
  static func otherEquals(
    _ sign: Unicode.Scalar,
    after name: String,
    at range: SourceRange,
    end: SourceRange
  ) -> Finding {
    let shown = sign.isASCII ? String(sign).quoted() : sign.codePointAndName
    return Finding(
      Self.self,
      "\(name.quoted()) has \(shown) before its value; write `=`",
      at: range,
      fixIts: [FixIt("write `=`", .safe, [.init(end, "=")])]
    )
  }

  /// An attribute that begins right after the value of another. Reported at its name.
  static func missingSpace(_ name: String, at range: SourceRange, start: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name.quoted()) has no space before it; add one",
      at: range,
      fixIts: [FixIt("add a space", .safe, [.init(start, " ")])]
    )
  }

  /// Reported at the name of the element.
  ///
  /// - Parameters:
  ///   - tag: The start of the tag with the name.
  ///   - sign: Another sign that is there instead; nil if there is none.
  ///   - end: Where the tag should end.
  static func unclosedTag(
    _ tag: String,
    missing: String,
    sign: String? = nil,
    at range: SourceRange,
    end: SourceRange
  ) -> Finding {
    let advice =
      sign.map { "ends with \($0.quoted()); write `\(missing)` instead" }
      ?? "has no `\(missing)` at its end; add it"
    return Finding(
      Self.self,
      "\(tag.quoted()) \(advice)",
      at: range,
      fixIts: [FixIt("\(sign == nil ? "add" : "write") `\(missing)`", .init(end, missing))]
    )
  }

  /// White space between `<` and the name of a tag. Reported at it, with the slash of an end tag.
  static func spaceBeforeName(isEndTag: Bool, at range: SourceRange) -> Finding {
    let start = isEndTag ? "</" : "<"
    return Finding(
      Self.self,
      "white space before the name of a tag; write `\(start)` right before it",
      at: range,
      fixIts: [FixIt("remove the space", isEndTag ? .safe : .unsafe, [.init(range, isEndTag ? "/" : "")])]
    )
  }

  /// White space between the slash and the `>` of a tag. Reported at it.
  static func spaceInEnd(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "white space inside of `/>`; remove it",
      at: range,
      fixIts: [FixIt("remove the space", .safe, [.init(range, "")])]
    )
  }

  /// Invisible characters outside of the values of a tag.
  ///
  /// - Parameters:
  ///   - isSeparator: Whether nothing else separates what is beside them.
  ///   - isInWord: Whether they may be inside a word as well as between two.
  static func invisible(_ scalar: Unicode.Scalar, isSeparator: Bool, isInWord: Bool, at range: SourceRange)
    -> Finding
  {
    let advice = isSeparator ? "write a space" : "remove it"
    return Finding(
      Self.self,
      "\(scalar.codePointAndName) in a tag, outside of its values; \(advice)",
      at: range,
      fixIts: [FixIt(advice, isInWord ? .unsafe : .safe, [.init(range, isSeparator ? " " : "")])]
    )
  }

  /// A declaration that something precedes. Reported at its name.
  ///
  /// - Parameter blank: The white space before it, if there is nothing else.
  static func lateDeclaration(at range: SourceRange, blank: SourceRange?) -> Finding {
    Finding(
      Self.self,
      Problem.lateDeclaration.message,
      at: range,
      fixIts: blank.map { [FixIt("remove the white space before it", .safe, [.init($0, "")])] } ?? []
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
  ///   - isInside: Whether its opening quote is after its first letters.
  ///   - range: The value with what is around it.
  static func unquoted(
    _ name: String,
    _ value: String,
    quote: Unicode.Scalar?,
    isInside: Bool,
    at range: SourceRange
  ) -> Finding {
    let quoted = "\"\(value)\""
    let problem =
      quote.map { "is between \($0.codePointAndName) and the like, which XML does not read as quotes" }
      ?? (isInside ? "begins before its quote" : "has no quotes")
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
    case .json: "the file starts like JSON; the name of a source in JSON ends in `.json`"
    case .unclosedValue: "an attribute value that is not closed; add `\"` after it"
    case .unquotedValue: "an attribute value without quotes; write `name=\"value\"`"
    case .attributeWithoutValue: "an attribute without a value; write `name=\"value\"`"
    case .missingSpace: "two attributes without a space between them, or a stray character in a tag"
    case .tag: "a tag that is not closed; add `>` after it"
    case .name: "expected a name; write `&lt;` for a literal `<`"
    case .attributeName: "expected the name of an attribute, or the end of the tag"
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

/// An attribute value contains `<`.
///
/// ## What it does
/// Looks for `<` before the closing quote of a value. If a tag or a line ends in between, the closing quote is missing.
/// ## Why it matters
/// XML does not allow it, so that a missing quote is detected at the next tag.
/// ## Example
/// `<source type="other" title="a < b"/>`
/// ## How to fix it
/// Write `&lt;`, or add the missing quote.
enum LessThanInAttribute: RuleDescription {
  static let id: RuleID = "XM06"
  static let name = "less-than-in-attribute"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the sign.
  ///
  /// - Parameter isTag: Whether it starts what looks like a tag, which may be markup that does not belong in the value.
  static func finding(isTag: Bool, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`<` in an attribute value; write `&lt;`",
      at: range,
      fixIts: isTag ? [] : [FixIt("write `&lt;`", .safe, [.init(range, "&lt;")])]
    )
  }

  /// The value continues past the end of its tag or line. Reported at the name of the attribute.
  static func unclosed(_ attribute: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the value of \(attribute.quoted()) has no closing quote; add it", at: range)
  }
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
enum DuplicateAttribute: RuleDescription {
  static let id: RuleID = "XM08"
  static let name = "duplicate-attribute"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

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
