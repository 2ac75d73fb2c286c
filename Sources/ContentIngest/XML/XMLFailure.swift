import CLibXML2
import Diagnostics
import UnicodeText

/// Translates an error of libxml2 into a finding, from the offset at which the parser stopped.
struct XMLFailure {
  let source: Source
  let log: FindingLog
  /// How far the parser has read, at most to the end of the file.
  let offset: Int
  /// The names of the elements that are not closed yet, outermost first.
  let openElements: [Range<Int>]

  var bytes: [UInt8] { source.bytes }
  func range(_ bytes: Range<Int>) -> SourceRange { log.range(bytes) }

  func finding(code: xmlParserErrors, detail: String) -> Finding {
    if let mark = ConflictMarker.range(in: bytes, near: offset) {
      return MalformedXML.mergeConflict(source.text(mark), at: range(mark))
    }
    switch code {
    case XML_ERR_DOCUMENT_EMPTY where isAtEnd: return NoContent.finding(at: range(source.start..<bytes.count))
    case XML_ERR_DOCUMENT_EMPTY where startsLikeJSON, XML_ERR_DOCUMENT_START where startsLikeJSON:
      return malformed(.json)
    case XML_ERR_DOCUMENT_END, XML_ERR_EXTRA_CONTENT: return contentAfterRoot()
    case XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_CHAR, XML_ERR_INVALID_DEC_CHARREF,
      XML_ERR_INVALID_HEX_CHARREF:
      return invalidCharacter()
    case XML_ERR_TAG_NAME_MISMATCH: return mismatchedTag()
    case _ where isAtEnd: return endOfFile()
    case XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_ENTITYREF_NO_NAME:
      return isInReference && !isBetweenValues ? bareAmpersand() : missingName()
    case XML_ERR_RESERVED_XML_NAME: return lateDeclaration()
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY: return undefinedEntity(detail)
    case XML_ERR_LT_IN_ATTRIBUTE: return lessThanInAttribute()
    case XML_ERR_ATTRIBUTE_REDEFINED: return duplicateAttribute()
    case XML_ERR_HYPHEN_IN_COMMENT: return hyphensInComment()
    case XML_ERR_ATTRIBUTE_NOT_STARTED:
      return repeatedEquals() ?? invisibleBeforeValue() ?? signBeforeValue() ?? unquotedValue()
    case XML_ERR_ATTRIBUTE_WITHOUT_VALUE, XML_ERR_EQUAL_REQUIRED:
      return missingEquals() ?? invisible(isAfterAttribute: true) ?? signInAttributeName()
        ?? attributeWithoutValue()
    case XML_ERR_MISPLACED_CDATA_END: return closingBrackets()
    case XML_ERR_SPACE_REQUIRED:
      return unclosedValue() ?? missingSpace() ?? strayCharacter() ?? malformed(.missingSpace)
    case XML_ERR_GT_REQUIRED, XML_ERR_TAG_NOT_FINISHED:
      return spaceBeforeName() ?? signInEndTag() ?? misspelledEnd() ?? unclosedTag()
        ?? malformed(.tag)
    default: return malformed(MalformedXML.Problem(code))
    }
  }

  func malformed(_ problem: MalformedXML.Problem) -> Finding {
    var end = min(offset + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return MalformedXML.finding(problem, at: range(offset..<end))
  }

  /// Whether only white space follows.
  private var isAtEnd: Bool { bytes[offset...].allSatisfy(\.isXMLSpace) }

  private var startsLikeJSON: Bool {
    let first = bytes[source.start...].first { !$0.isXMLSpace }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  // MARK: Cases

  private func endOfFile() -> Finding {
    if let comment = openComment { return unclosedComment(comment, before: bytes.count) }
    let end = range(bytes.count..<bytes.count)
    guard let element = openElements.last else { return MalformedXML.finding(.endOfFile, at: end) }
    return UnclosedElement.finding(source.text(element), at: range(element), end: end)
  }

  private func contentAfterRoot() -> Finding {
    let start = bytes[offset...].firstIndex { !$0.isXMLSpace } ?? bytes.count
    let isElement = start < bytes.count && bytes[start] == UInt8(ascii: "<")
    let end = isElement ? nameEnd(from: start + 1) : textEnd(from: start)
    if isElement, let finding = recordAfterRoot(start..<end) { return finding }
    return ContentAfterRoot.finding(isElement: isElement, at: range(start..<max(start, end)))
  }

  /// A record that was added after the end of the file's root.
  private func recordAfterRoot(_ element: Range<Int>) -> Finding? {
    let tag = source.lastOpening(before: element.lowerBound)
    guard bytes[tag...].starts(with: "</".utf8) else { return nil }
    let name = (tag + 2)..<nameEnd(from: tag + 2)
    let record = source.text(element.lowerBound + 1..<element.upperBound)
    guard let root = DocumentKind(rootName: bytes[name]), root.schema.name == record else { return nil }
    let endTag = tag..<min(bytes.count, name.upperBound + 1)
    let contentEnd = bytes[...].dropLast(while: \.isXMLSpace).endIndex
    let hasEndTag = bytes[element.upperBound...].contains("</\(root.rootName)>".utf8)
    return ContentAfterRoot.record(
      record,
      at: range(element),
      after: root.rootName,
      endTag: range(endTag),
      end: hasEndTag ? nil : range(contentEnd..<contentEnd)
    )
  }

  /// What is where the name of an element or attribute is expected.
  private func missingName() -> Finding {
    if let finding = spaceInEnd() ?? spaceBeforeName() ?? signBeforeName() { return finding }
    let finding = literalLessThan() ?? openingBeforeAttribute() ?? unclosedTag() ?? invisible()
    return finding ?? malformed(isAfterTagName ? .attributeName : .name)
  }

  /// A `<` that starts no tag: before a number or an equals sign, or between words with a space after it.
  private func literalLessThan() -> Finding? {
    let sign = offset - 1
    guard sign >= 0, bytes[sign] == UInt8(ascii: "<"),
      let next = bytes[(sign + 1)...].prefix(16).first(where: { !$0.isXMLSpace }),
      next.isASCIIDigit || next == UInt8(ascii: "=")
        || source.text(sign + 1..<sign + 5).unicodeScalars.first?.isBlank == true
          && source.isAfterText(sign) && !mayBeginTag(sign)
    else { return nil }
    return MalformedXML.lessThan(at: range(sign..<sign + 1))
  }

  /// Whether a `<` with a blank after it may be that of a tag: a `>` follows, as in `< /arabic>`, or nothing before the next tag.
  private func mayBeginTag(_ sign: Int) -> Bool {
    let text = bytes[(sign + 1)...].prefix { !"<>".utf8.contains($0) }
    return bytes[text.endIndex...].first != UInt8(ascii: "<") || source.text(text.indices).isBlank
  }

  /// `<?xml …?>` after the start of the file.
  private func lateDeclaration() -> Finding {
    let name = Array("<?xml".utf8)
    let start = source.lastOpening(before: offset)
    guard bytes[start...].starts(with: name) else { return malformed(.lateDeclaration) }
    let before = source.start..<start
    if before.isEmpty { return malformed(.declaration) }
    let isBlank = bytes[before].allSatisfy(\.isXMLSpace)
    return MalformedXML.lateDeclaration(
      at: range(start..<start + name.count),
      blank: isBlank ? range(before) : nil
    )
  }

  /// `]]>` in a text: the parser stops at the start of the text, or in the brackets.
  private func closingBrackets() -> Finding {
    let brackets = Array("]]>".utf8)
    let text = bytes[max(source.start, offset - 2)...].prefix { $0 != UInt8(ascii: "<") }
    source.work.add(text.count)
    guard let found = text.firstRange(of: brackets) else { return malformed(.closingBrackets) }
    return MalformedXML.finding(.closingBrackets, at: range(found))
  }

  // MARK: Looking around

  func nameEnd(from start: Int) -> Int {
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

extension ArraySlice<UInt8> {
  func dropLast(while isDropped: (UInt8) -> Bool) -> Self {
    self[..<((lastIndex { !isDropped($0) }).map { $0 + 1 } ?? startIndex)]
  }
}

extension MalformedXML.Problem {
  /// The codes of libxml2 that an editor can act on.
  fileprivate init(_ code: xmlParserErrors) {
    switch code {
    case XML_ERR_DOCUMENT_EMPTY, XML_ERR_DOCUMENT_START: self = .textBeforeRoot
    case XML_ERR_ATTRIBUTE_NOT_FINISHED: self = .unclosedValue
    case XML_ERR_HYPHEN_IN_COMMENT: self = .hyphensInComment
    case XML_ERR_COMMENT_NOT_FINISHED: self = .unclosedComment
    case XML_ERR_CDATA_NOT_FINISHED: self = .unclosedSection
    case XML_ERR_PI_NOT_FINISHED, XML_ERR_PI_NOT_STARTED: self = .unclosedInstruction
    case XML_ERR_XMLDECL_NOT_STARTED, XML_ERR_XMLDECL_NOT_FINISHED, XML_ERR_VERSION_MISSING,
      XML_ERR_UNKNOWN_VERSION, XML_ERR_ENCODING_NAME, XML_ERR_STANDALONE_VALUE, XML_ERR_STRING_NOT_STARTED,
      XML_ERR_STRING_NOT_CLOSED:
      self = .declaration
    default: self = .other
    }
  }
}
