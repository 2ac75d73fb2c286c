import CLibXML2
import Diagnostics

/// Translates an error of libxml2 into a finding, from the offset at which the parser stopped.
struct XMLFailure {
  let source: Source
  let log: FindingLog
  /// How far the parser has read.
  let offset: Int
  /// The names of the elements that are not closed yet, outermost first.
  let openElements: [Range<Int>]

  private var bytes: [UInt8] { source.bytes }
  private func range(_ bytes: Range<Int>) -> SourceRange { log.range(bytes) }

  func finding(code: xmlParserErrors, detail: String) -> Finding {
    switch code {
    case XML_ERR_DOCUMENT_EMPTY where isAtEnd: return NoContent.finding(at: range(source.start..<bytes.count))
    case XML_ERR_DOCUMENT_END, XML_ERR_EXTRA_CONTENT: return contentAfterRoot()
    case XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_CHAR, XML_ERR_INVALID_DEC_CHARREF,
      XML_ERR_INVALID_HEX_CHARREF:
      return invalidCharacter()
    case XML_ERR_TAG_NAME_MISMATCH: return mismatchedTag()
    case _ where isAtEnd: return endOfFile()
    case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_ENTITYREF_NO_NAME:
      return isInReference ? bareAmpersand() : malformed(.name)
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY: return undefinedEntity(detail)
    case XML_ERR_LT_IN_ATTRIBUTE: return lessThanInAttribute()
    case XML_ERR_ATTRIBUTE_REDEFINED: return duplicateAttribute()
    case XML_ERR_HYPHEN_IN_COMMENT: return hyphensInComment()
    default: return malformed(MalformedXML.Problem(code))
    }
  }

  private func malformed(_ problem: MalformedXML.Problem) -> Finding {
    MalformedXML.finding(problem, at: range(offset..<min(offset + 1, bytes.count)))
  }

  /// Whether only white space follows.
  private var isAtEnd: Bool { bytes[min(offset, bytes.count)...].allSatisfy(\.isXMLSpace) }

  // MARK: Cases

  private func endOfFile() -> Finding {
    let end = range(bytes.count..<bytes.count)
    guard let element = openElements.last else { return MalformedXML.finding(.endOfFile, at: end) }
    return UnclosedElement.finding(source.text(element), at: range(element), end: end)
  }

  private func contentAfterRoot() -> Finding {
    let start = bytes[min(offset, bytes.count)...].firstIndex { !$0.isXMLSpace } ?? bytes.count
    let isElement = start < bytes.count && bytes[start] == UInt8(ascii: "<")
    let end = isElement ? nameEnd(from: start + 1) : textEnd(from: start)
    return ContentAfterRoot.finding(isElement: isElement, at: range(start..<max(start, end)))
  }

  private func mismatchedTag() -> Finding {
    let tag = source.lastOpening(before: offset)
    guard let element = openElements.last, bytes[tag...].starts(with: "</".utf8) else {
      return malformed(.tag)
    }
    let name = (tag + 2)..<nameEnd(from: tag + 2)
    return MismatchedTag.finding(
      source.text(name),
      expected: source.text(element),
      at: range(name),
      start: range(element)
    )
  }

  private func bareAmpersand() -> Finding {
    guard let place = ampersand else { return malformed(.other) }
    return BareAmpersand.finding(at: range(place..<(place + 1)))
  }

  private func undefinedEntity(_ name: String) -> Finding {
    guard let place = ampersand else { return malformed(.other) }
    let end = bytes[place...].prefix(64).firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? offset
    return UndefinedEntity.finding(name, at: range(place..<max(place + 1, end)))
  }

  private func invalidCharacter() -> Finding {
    guard let place = ampersand, offset - place < 64 else { return malformed(.other) }
    let end =
      bytes[place...].prefix(64).firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? max(place + 1, offset)
    return ForbiddenCharacter.reference(source.text(place..<end), at: range(place..<end))
  }

  private func lessThanInAttribute() -> Finding {
    let place =
      bytes[min(offset, bytes.count)...].first == UInt8(ascii: "<")
      ? offset : source.lastOpening(before: offset)
    var tag = StartTag()
    tag.read(source, endingAt: place)
    guard let value = tag.attributes.last, bytes[value.value].contains(UInt8(ascii: ">")) else {
      return LessThanInAttribute.finding(at: range(place..<(place + 1)))
    }
    return LessThanInAttribute.unclosed(source.text(value.name), at: range(value.name))
  }

  private func duplicateAttribute() -> Finding {
    var tag = StartTag()
    tag.read(source, endingAt: offset)
    var first: [String: Range<Int>] = [:]
    for (name, _) in tag.attributes {
      let text = source.text(name)
      if let earlier = first[text] {
        return DuplicateAttribute.finding(text, at: range(name), first: range(earlier))
      }
      first[text] = name
    }
    return malformed(.other)
  }

  private func hyphensInComment() -> Finding {
    let window = bytes[..<min(offset + 1, bytes.count)].suffix(8)
    let place = window.indices.last { bytes[$0...].starts(with: "--".utf8) } ?? offset
    return MalformedXML.finding(.hyphensInComment, at: range(place..<min(place + 2, bytes.count)))
  }

  // MARK: Looking around

  /// The `&` of the reference in which the parser stopped; the first of `&&`.
  private var ampersand: Int? {
    let here = min(offset, bytes.count)
    let before = bytes[..<here].suffix(1024).lastIndex(of: UInt8(ascii: "&"))
    guard here < bytes.count, bytes[here] == UInt8(ascii: "&") else { return before }
    guard let before, !bytes[before..<here].contains(UInt8(ascii: ";")) else { return here }
    return bytes[(before + 1)..<here].contains { $0.isXMLSpace || $0 == UInt8(ascii: "<") } ? here : before
  }

  private var isInReference: Bool {
    guard let ampersand else { return false }
    return bytes[(ampersand + 1)..<max(ampersand + 1, min(offset, bytes.count))].allSatisfy { byte in
      byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "z")).contains(byte) && byte != UInt8(ascii: "<")
    }
  }

  private func nameEnd(from start: Int) -> Int {
    bytes[min(start, bytes.count)...].prefix(256).firstIndex {
      $0.isXMLSpace || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/")
    } ?? min(bytes.count, start + 1)
  }

  private func textEnd(from start: Int) -> Int {
    var end = bytes[start...].prefix(256).firstIndex { $0 == UInt8(ascii: "<") || $0 == 0x0A } ?? bytes.count
    while end > start + 1, bytes[end - 1].isXMLSpace { end -= 1 }
    return end
  }
}

extension MalformedXML.Problem {
  /// The codes of libxml2 that an editor can act on.
  fileprivate init(_ code: xmlParserErrors) {
    switch code {
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_START: self = .textBeforeRoot
    case XML_ERR_ATTRIBUTE_NOT_STARTED: self = .unquotedValue
    case XML_ERR_ATTRIBUTE_NOT_FINISHED: self = .unclosedValue
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_EQUAL_REQUIRED: self = .attributeWithoutValue
    case XML_ERR_SPACE_REQUIRED: self = .missingSpace
    case XML_ERR_GT_REQUIRED, XML_ERR_TAG_NOT_FINISHED: self = .tag
    case XML_ERR_MISPLACED_CDATA_END: self = .closingBrackets
    case XML_ERR_HYPHEN_IN_COMMENT: self = .hyphensInComment
    case XML_ERR_COMMENT_NOT_FINISHED: self = .unclosedComment
    case XML_ERR_CDATA_NOT_FINISHED: self = .unclosedSection
    case XML_ERR_PI_NOT_FINISHED, XML_ERR_PI_NOT_STARTED: self = .unclosedInstruction
    case XML_ERR_RESERVED_XML_NAME: self = .lateDeclaration
    case XML_ERR_XMLDECL_NOT_STARTED, XML_ERR_XMLDECL_NOT_FINISHED, XML_ERR_VERSION_MISSING,
      XML_ERR_UNKNOWN_VERSION, XML_ERR_ENCODING_NAME, XML_ERR_STANDALONE_VALUE, XML_ERR_STRING_NOT_STARTED,
      XML_ERR_STRING_NOT_CLOSED:
      self = .declaration
    default: self = .other
    }
  }
}
