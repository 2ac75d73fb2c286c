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
      return isInReference ? bareAmpersand() : missingName()
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
    case XML_ERR_SPACE_REQUIRED: return unclosedValue() ?? missingSpace() ?? malformed(.missingSpace)
    case XML_ERR_GT_REQUIRED, XML_ERR_TAG_NOT_FINISHED:
      return spaceBeforeName() ?? signInEndTag() ?? misspelledEnd() ?? unclosedTag()
        ?? malformed(.tag)
    default: return malformed(MalformedXML.Problem(code))
    }
  }

  func malformed(_ problem: MalformedXML.Problem) -> Finding {
    MalformedXML.finding(problem, at: range(offset..<min(offset + 1, bytes.count)))
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

  private func mismatchedTag() -> Finding {
    let tag = source.lastOpening(before: offset)
    guard let element = openElements.last, bytes[tag...].starts(with: "</".utf8) else {
      return malformed(.tag)
    }
    let name = (tag + 2)..<nameEnd(from: tag + 2)
    if openElements.dropLast().contains(where: { bytes[$0].elementsEqual(bytes[name]) }) {
      log.removeFindings(of: MisplacedText.id, from: element.lowerBound)
      if let end = endOfEmptyElement(element, before: tag) {
        // What follows was read as its content.
        log.removeFindings(of: UnknownName.id, from: element.lowerBound)
        let isSlashInValue = bytes[end.lowerBound] == UInt8(ascii: "/")
        let quote = isSlashInValue ? source.text(end.lowerBound + 1..<end.lowerBound + 2) : ""
        return MismatchedTag.notEmpty(
          source.text(element),
          at: range(element),
          end: range(end),
          write: quote + "/>"
        )
      }
      if let finding = missingOpening(of: element, before: tag) { return finding }
      let end = contentEnd(of: element, before: tag)
      return MismatchedTag.unclosed(
        source.text(element),
        before: source.text(name),
        at: range(element),
        end: range(end..<end)
      )
    }
    let finding =
      surplusEnd(of: name, in: tag) ?? escapedStart(of: name, before: tag, in: element)
      ?? misspelledStart(of: element, end: name) ?? missingStart(of: name, before: tag)
    if let finding { return finding }
    return MismatchedTag.finding(
      source.text(name),
      expected: source.text(element),
      at: range(name),
      start: range(element)
    )
  }

  /// Elements that have attributes and no content.
  static let emptyElements: Set<String> = ["source", "step", "audio", "review"]

  private func bareAmpersand() -> Finding {
    guard let ampersand else { return malformed(.other) }
    return arabicSemicolon(after: ampersand) ?? brokenReference(after: ampersand)
      ?? BareAmpersand.finding(at: range(ampersand..<(ampersand + 1)))
  }

  /// What stands where the name of an element or attribute is expected.
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

  private func undefinedEntity(_ name: String) -> Finding {
    guard let start = readReference ?? ampersand else { return malformed(.other) }
    let end = bytes[start...].prefix(64).firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? offset
    return UndefinedEntity.finding(name, at: range(start..<max(start + 1, end)))
  }

  private func invalidCharacter() -> Finding {
    guard let start = readReference ?? ampersand, offset - start < 64 else { return malformed(.other) }
    if let finding = arabicSemicolon(after: start) ?? brokenReference(after: start) { return finding }
    let end =
      bytes[start...].prefix(64).firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } ?? max(start + 1, offset)
    return ForbiddenCharacter.reference(source.text(start..<end), at: range(start..<end))
  }

  private func lessThanInAttribute() -> Finding {
    let sign =
      bytes[offset...].first == UInt8(ascii: "<")
      ? offset : source.lastOpening(before: offset)
    var tag = StartTag()
    tag.read(source, endingAt: sign)
    let isTag = isTag(at: sign)
    guard let (name, value) = tag.attributes.last, isUnclosed(value, before: sign, isTag: isTag) else {
      return LessThanInAttribute.finding(isTag: isTag, at: range(sign..<(sign + 1)))
    }
    return LessThanInAttribute.unclosed(source.text(name), at: range(name))
  }

  /// Whether a `<` starts what looks like a tag.
  private func isTag(at sign: Int) -> Bool {
    let next = bytes[sign...].dropFirst().first
    return next == UInt8(ascii: "/") || next?.isASCIILetter == true
  }

  /// Whether the closing quote of a value is missing before a `<`: a tag or a line ends in the value, or a tag starts, and the next quote
  /// in the line is the opening one of another attribute.
  private func isUnclosed(_ value: Range<Int>, before sign: Int, isTag: Bool) -> Bool {
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: ">") || byte == 0x0A || byte == 0x0D }
    if bytes[value].contains(where: isEnd) { return true }
    guard isTag else { return false }
    let line = bytes[sign...].prefix { $0 != 0x0A && $0 != 0x0D }
    source.work.add(line.count)
    guard let quote = line.firstIndex(of: bytes[value.lowerBound - 1]) else { return true }
    return bytes[quote - 1] == UInt8(ascii: "=")
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

  /// The name of an attribute with nothing but white space after it.
  private func attributeWithoutValue() -> Finding {
    let before = bytes[..<offset].dropLast(while: \.isXMLSpace)
    let length = before.suffix(256).reversed().prefix { !$0.isXMLSpace && !"<>=\"'".utf8.contains($0) }.count
    guard length > 0 else { return malformed(.attributeWithoutValue) }
    let name = before.endIndex - length..<before.endIndex
    if let finding = missingEnd(before: name.lowerBound) { return finding }
    return MalformedXML.attributeWithoutValue(source.text(name), at: range(name))
  }

  /// `]]>` in a text: the parser stops at the start of the text, or in the brackets.
  private func closingBrackets() -> Finding {
    let brackets = Array("]]>".utf8)
    let text = bytes[max(source.start, offset - 2)...].prefix { $0 != UInt8(ascii: "<") }
    source.work.add(text.count)
    guard let found = text.firstRange(of: brackets) else { return malformed(.closingBrackets) }
    return MalformedXML.finding(.closingBrackets, at: range(found))
  }

  /// A value that ends at the first quote of the next attribute: `category="x collection="core"`.
  private func unclosedValue() -> Finding? {
    var tag = StartTag()
    tag.read(source, endingAt: offset)
    guard let attribute = tag.attributes.last(where: { $0.value.upperBound < offset }) else { return nil }
    let value = bytes[attribute.value]
    guard value.last == UInt8(ascii: "="), let space = value.lastIndex(where: \.isXMLSpace) else {
      return nil
    }
    let end = value[..<space].dropLast(while: \.isXMLSpace).endIndex
    return MalformedXML.unclosedValue(
      source.text(attribute.name),
      quote: source.text(attribute.value.lowerBound - 1..<attribute.value.lowerBound),
      at: range(attribute.name),
      end: range(end..<end)
    )
  }

  // MARK: Looking around

  /// Where the content of an open element should end: a text before the next tag, other content before `tag`.
  private func contentEnd(of name: Range<Int>, before tag: Int) -> Int {
    let start =
      bytes[name.upperBound..<tag].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? name.upperBound
    let text = bytes[start..<tag].prefix { $0 != UInt8(ascii: "<") }
    let content = text.allSatisfy(\.isXMLSpace) ? bytes[start..<tag] : text
    return content.dropLast(while: \.isXMLSpace).endIndex
  }

  /// The `&` of the reference that the parser has read to its end. Another one may follow at once.
  private var readReference: Int? {
    let read = bytes[..<offset]
    return read.last == UInt8(ascii: ";") ? read.suffix(1024).lastIndex(of: UInt8(ascii: "&")) : nil
  }

  /// The `&` of the reference in which the parser stopped; the first of `&&`.
  private var ampersand: Int? {
    let here = offset
    let before = bytes[..<here].suffix(1024).lastIndex(of: UInt8(ascii: "&"))
    guard here < bytes.count, bytes[here] == UInt8(ascii: "&") else { return before }
    guard let before, !bytes[before..<here].contains(UInt8(ascii: ";")) else { return here }
    return bytes[(before + 1)..<here].contains { $0.isXMLSpace || $0 == UInt8(ascii: "<") } ? here : before
  }

  private var isInReference: Bool {
    guard let ampersand else { return false }
    return bytes[(ampersand + 1)..<max(ampersand + 1, offset)].allSatisfy { byte in
      byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "z")).contains(byte) && byte != UInt8(ascii: "<")
    }
  }

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
