import Diagnostics

/// The file is not well-formed XML.
///
/// ## What it does
/// Reports the place at which the file stops being XML, where no other rule has more to say about it.
/// ## Why it matters
/// Nothing behind that place can be understood, so nothing behind it is checked.
/// ## Example
/// `<step dua=morning/>`
/// ## How to fix it
/// Do what the message says, and validate again: there may be more behind the place.
public enum MalformedXML: RuleDescription {
  public static let id: RuleID = "XM01"
  public static let name = "malformed-xml"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  /// What is wrong.
  enum Problem {
    case textBeforeRoot, unquotedValue, unclosedValue, attributeWithoutValue, missingSpace, tag, name
    case closingBrackets, hyphensInComment, unclosedComment, unclosedSection, unclosedInstruction
    case lateDeclaration, declaration, endOfFile, other
  }

  static func finding(_ problem: Problem = .other, at range: SourceRange) -> Finding {
    Finding(Self.self, problem.message, at: range)
  }
}

extension MalformedXML.Problem {
  fileprivate var message: String {
    switch self {
    case .textBeforeRoot: "text before the first tag; an XML file starts with its root element"
    case .unquotedValue: "an attribute value without quotes; put it between `\"` and `\"`"
    case .unclosedValue: "an attribute value that is not closed; put `\"` behind it"
    case .attributeWithoutValue: "an attribute without a value; write `name=\"value\"`"
    case .missingSpace: "two attributes without a space between them, or a stray character in a tag"
    case .tag: "a tag that is not closed; put `>` behind it"
    case .name: "no name where one must be; write `&lt;` for a `<` that is text"
    case .closingBrackets: "`]]>` in text; write `]]&gt;`"
    case .hyphensInComment: "`--` inside a comment; XML allows it only at the end, as part of `-->`"
    case .unclosedComment: "a comment that is not closed; put `-->` behind it"
    case .unclosedSection: "a CDATA section that is not closed; put `]]>` behind it"
    case .unclosedInstruction: "a processing instruction that is not closed; put `?>` behind it"
    case .lateDeclaration: "`<?xml …?>` not at the very start of the file; nothing may stand before it"
    case .declaration: "a malformed XML declaration; write `<?xml version=\"1.0\" encoding=\"UTF-8\"?>`"
    case .endOfFile: "the file ends in the middle of a tag"
    case .other: "the file is not well-formed XML from here on"
    }
  }
}
