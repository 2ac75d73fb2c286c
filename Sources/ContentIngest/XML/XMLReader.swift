import CLibXML2
import ContentDraft
import Diagnostics
import UnicodeText

/// Reads an XML file with libxml2's SAX2 interface, and makes records of its elements.
///
/// The parser is strict and closed: it expands nothing but character references and the five entities of XML,
/// opens nothing, and is handed only what ``XMLLimitCheck`` let through.
final class XMLReader: XMLHandler {
  private let source: Source
  private let parser: xmlParserCtxtPtr
  private var assembler: Assembler
  private var tag = StartTag()
  private var open: [OpenElement] = []
  /// The records in progress, one in the other.
  private var records: [Record] = []
  /// The text of the element in progress.
  private var text: [UInt8] = []
  private var isTextTooLong = false
  /// The offset behind the markup that was read last.
  private var markupEnd: Int
  private var namespaces = 0
  /// Whether reading ended before the end of the file, with a report.
  private var hasStopped = false

  /// Reads a file to its end, or to where it breaks.
  static func read(into assembler: consuming Assembler) -> IngestedFile {
    let source = assembler.decoding.source
    XMLDeclaration.check(source, log: assembler.decoding.log)
    guard source.bytes[source.start...].contains(where: { !$0.isXMLSpace }) else {
      assembler.decoding.report(NoContent.finding(at: assembler.decoding.log.range(0..<source.bytes.count)))
      assembler.missEntities()
      return assembler.finish()
    }
    guard XMLLimitCheck.check(source, log: assembler.decoding.log),
      let parser = XMLParser.make(source.bytes[source.start...])
    else {
      assembler.missEntities()
      return assembler.finish()
    }
    defer { xmlFreeParserCtxt(parser) }
    return XMLReader(source, parser, assembler).run()
  }

  private init(_ source: Source, _ parser: xmlParserCtxtPtr, _ assembler: Assembler) {
    self.source = source
    self.parser = parser
    self.assembler = assembler
    markupEnd = source.start
  }

  private func run() -> IngestedFile {
    XMLParser.parse(parser, handler: self)
    if !hasStopped, parser.pointee.wellFormed == 0 {
      report(MalformedXML.finding(at: range(offset..<offset)))
      hasStopped = true
    }
    if hasStopped { assembler.missEntities() }
    return assembler.finish()
  }

  // MARK: Places

  /// How far the parser has read.
  private var offset: Int {
    guard let input = parser.pointee.input?.pointee, let current = input.cur, let base = input.base else {
      return source.bytes.count
    }
    return min(source.bytes.count, source.start + Int(input.consumed) + (current - base))
  }

  private func range(_ bytes: Range<Int>) -> SourceRange { assembler.decoding.log.range(bytes) }

  private func report(_ finding: @autoclosure () -> Finding) { assembler.decoding.report(finding()) }

  /// Ends reading, after a report.
  private func stop() {
    hasStopped = true
    xmlStopParser(parser)
  }
}

// MARK: - What the parser calls

extension XMLReader {
  func documentType() {
    report(
      DocumentTypeDeclaration.finding(at: range(StartTag.lastOpening(source.bytes, before: offset)..<offset))
    )
    stop()
  }

  func startElement(_ values: XMLAttributeValues, namespace: UnsafePointer<xmlChar>?) {
    // The parser also calls for a tag that the end of the file cuts off, and only then finds the error.
    guard !hasStopped, offset < source.bytes.count else { return }
    tag.read(source.bytes, endingAt: offset)
    // The parser looks every prefix up in a list of all declarations in force.
    namespaces += values.namespaces
    guard namespaces <= source.limits.fields else {
      report(TooManyFields.finding("namespaces", limit: source.limits.fields, at: range(tag.range)))
      return stop()
    }
    markupEnd = tag.range.upperBound
    let name = source.bytes[tag.name]
    guard let outer = open.last else { return startRoot(name, values) }
    if case .ignored = outer.role { return push(.ignored) }
    if XMLAttributeValues.isXInclude(namespace) {
      report(IgnoredMarkup.finding(.include, at: range(tag.range)))
      return push(.ignored)
    }
    if outer.collectsText {
      report(MisplacedText.element(source.text(tag.name), in: source.text(outer.name), at: range(tag.range)))
      open[open.count - 1].isBroken = true
      return push(.ignored)
    }
    switch outer.role {
    case .root: startTopLevel(name, values)
    case .record(let shape): startField(name, of: shape, values)
    case .text, .ignored: break
    }
  }

  func endElement() {
    guard !hasStopped, let element = open.popLast() else { return }
    let contentStart = element.tag.upperBound
    let end = offset
    defer { markupEnd = end }
    let isEmpty = end <= contentStart
    let contentEnd = isEmpty ? contentStart : StartTag.lastOpening(source.bytes, before: end)
    switch element.role {
    case .root: break
    case .ignored: offerRenaming(of: element, endTagAt: isEmpty ? nil : contentEnd)
    case .text:
      let value = takeText(contentStart..<max(contentStart, contentEnd), of: element)
      append(.value(value), index: element.fieldIndex, element)
    case .record(let shape):
      if let index = shape.contentIndex {
        let value = takeText(contentStart..<max(contentStart, contentEnd), of: element)
        append(.value(value), index: index, element)
      }
      guard let record = records.popLast() else { return }
      if records.isEmpty {
        assembler.take(record)
      } else {
        append(.record(record), index: element.fieldIndex, element)
      }
    }
  }

  func characters(_ piece: UnsafeBufferPointer<UInt8>) {
    guard !hasStopped, let element = open.indices.last else { return }
    if open[element].collectsText {
      if text.count + piece.count <= source.limits.textBytes {
        text.append(contentsOf: piece)
      } else {
        isTextTooLong = true
      }
    } else if !open[element].isBroken, !piece.allSatisfy(\.isXMLSpace) {
      open[element].isBroken = true
      reportStrayText(in: open[element])
    }
  }

  func comment() { markupEnd = offset }

  func processingInstruction(_ target: String) {
    guard !hasStopped else { return }
    markupEnd = offset
    let start = StartTag.lastOpening(source.bytes, before: offset)
    report(IgnoredMarkup.finding(.instruction(target), at: range(start..<offset)))
  }

  func fatalError(_ error: xmlError) {
    guard !hasStopped else { return }
    hasStopped = true
    let site = XMLFailure(
      source: source,
      log: assembler.decoding.log,
      offset: offset,
      open: open.map(\.name)
    )
    report(
      site.finding(
        code: xmlParserErrors(UInt32(bitPattern: error.code)),
        detail: error.str1.map { String(cString: $0) } ?? ""
      )
    )
  }
}

// MARK: - Elements

extension XMLReader {
  private func push(_ role: OpenElement.Role, fieldIndex: Int = 0, key: Located<String>? = nil) {
    open.append(OpenElement(role: role, tag: tag.range, name: tag.name, fieldIndex: fieldIndex, key: key))
    text.removeAll(keepingCapacity: true)
    isTextTooLong = false
  }

  private func startRoot(_ name: ArraySlice<UInt8>, _ values: XMLAttributeValues) {
    guard let kind = DocumentKind(rootName: name) else {
      report(UnknownRoot.finding(source.text(tag.name), at: range(tag.name)))
      return stop()
    }
    assembler.begin(kind)
    assembler.setRoot(
      range(tag.range),
      versionPlace: tag.name.upperBound,
      version: " version=\"\(ContentVocabulary.version)\""
    )
    assembler.takeHeader(record(ContentVocabulary.header.shape, values))
    push(.root)
    if assembler.decoding.version == .unsupported { stop() }
  }

  private func startTopLevel(_ name: ArraySlice<UInt8>, _ values: XMLAttributeValues) {
    guard let shape = assembler.documentKind?.shape, name.elementsEqual(shape.name.utf8) else {
      assembler.missEntities()
      return pushUnknown(candidates: assembler.documentKind.map { [$0.shape.name] } ?? [], in: nil)
    }
    records.append(record(shape, values))
    push(.record(shape))
  }

  private func startField(_ name: ArraySlice<UInt8>, of shape: Shape, _ values: XMLAttributeValues) {
    guard let index = shape.index(ofXMLName: name) else {
      return pushUnknown(candidates: shape.xmlNames(at: .element), in: shape.name)
    }
    let field = shape.fields[index]
    guard field.place == .element else {
      report(MisplacedName.elementForAttribute(field.xmlName, of: shape.name, at: range(tag.name)))
      return push(.ignored)
    }
    if case .record(let inner) = field.content {
      records.append(record(inner, values))
      return push(.record(inner), fieldIndex: index)
    }
    push(.text, fieldIndex: index, key: takeAttributes(of: field, in: shape, values))
  }

  private func pushUnknown(candidates: [String], in parent: String?) {
    let name = source.text(tag.name)
    let finding = assembler.decoding.log.count
    report(UnknownName.finding(.element, name, in: parent, candidates: candidates, at: range(tag.name)))
    push(.ignored)
    if let suggestion = Suggestion.nearest(to: name, among: candidates) {
      open[open.count - 1].renaming = (finding, suggestion)
    }
  }

  /// Adds the change of both tags to the finding about an unknown element.
  private func offerRenaming(of element: OpenElement, endTagAt endTag: Int?) {
    guard let (finding, name) = element.renaming else { return }
    var fixIt = FixIt("write `\(name)`", .init(range(element.name), name))
    if let endTag {
      let closing = (endTag + 2)..<(endTag + 2 + element.name.count)
      fixIt.edits.append(.init(range(closing), name))
    }
    assembler.decoding.log.add(fixIt, toFindingAt: finding)
  }

  private func append(_ content: RecordField.Content, index: Int, _ element: OpenElement) {
    guard !records.isEmpty else { return }
    if case .value = content, records[records.count - 1].fields.count >= source.limits.fields {
      report(TooManyFields.finding("elements", limit: source.limits.fields, at: range(element.tag)))
      return stop()
    }
    records[records.count - 1].fields.append(
      RecordField(index: index, nameRange: range(element.name), key: element.key, content: content)
    )
  }

  private func reportStrayText(in element: OpenElement) {
    if case .ignored = element.role { return }
    let bytes = source.bytes
    let start = bytes[markupEnd...].firstIndex { !$0.isXMLSpace } ?? markupEnd
    let limit = bytes[start...].prefix(source.limits.textBytes)
    var end = limit.dropFirst().firstIndex { $0 == UInt8(ascii: "<") } ?? limit.endIndex
    while end > start + 1, bytes[end - 1].isXMLSpace { end -= 1 }
    report(
      MisplacedText.finding(source.text(start..<end), in: source.text(element.name), at: range(start..<end))
    )
  }
}

// MARK: - Values

extension XMLReader {
  /// A record with the attributes of the tag as its fields.
  private func record(_ shape: Shape, _ values: XMLAttributeValues) -> Record {
    var record = Record(range: range(tag.range))
    record.fields.reserveCapacity(shape.fields.count)
    forEachAttribute(values) { name, value in
      guard let index = shape.index(ofXMLName: source.bytes[name]) else {
        return reportUnknownAttribute(name, candidates: shape.xmlNames(at: .attribute))
      }
      guard shape.fields[index].place == .attribute else {
        report(MisplacedName.attributeForElement(shape.fields[index].xmlName, at: range(name)))
        return
      }
      record.fields.append(RecordField(index: index, nameRange: range(name), content: .value(value)))
    }
    return record
  }

  /// The attributes of a text element: gives `xml:lang`, and makes fields of the record of the others.
  private func takeAttributes(
    of field: FieldShape,
    in shape: Shape,
    _ values: XMLAttributeValues
  ) -> Located<String>? {
    var language: Located<String>?
    forEachAttribute(values) { name, value in
      if source.bytes[name].elementsEqual("xml:lang".utf8) {
        language = Located(value.text, at: value.range)
      } else if let index = shape.index(ofXMLName: source.bytes[name], on: field), !records.isEmpty {
        records[records.count - 1].fields.append(
          RecordField(index: index, nameRange: range(name), content: .value(value))
        )
      } else {
        reportUnknownAttribute(
          name,
          candidates: ["xml:lang"] + shape.xmlNames(at: .attributeOf(field.xmlName))
        )
      }
    }
    return language
  }

  /// Calls `body` for every attribute that is not about XML itself.
  private func forEachAttribute(_ values: XMLAttributeValues, _ body: (Range<Int>, RawValue) -> Void) {
    var index = 0
    for (name, valueRange) in tag.attributes {
      let bytes = source.bytes[name]
      let isOfXML = bytes.starts(with: "xml".utf8)
      if isOfXML, bytes.elementsEqual("xmlns".utf8) || bytes.starts(with: "xmlns:".utf8) {
        report(IgnoredMarkup.finding(.namespace, at: range(name)))
        continue
      }
      let text = values[index]
      index += 1
      if isOfXML, bytes.elementsEqual("xml:base".utf8) {
        report(IgnoredMarkup.finding(.base, at: range(name)))
        continue
      }
      keepSpelling(of: text, valueRange)
      body(name, RawValue(kind: .untyped, text: text, range: range(valueRange)))
      checkReferences(text, valueRange)
    }
  }

  private func reportUnknownAttribute(_ name: Range<Int>, candidates: [String]) {
    report(
      UnknownName.finding(
        .attribute,
        source.text(name),
        in: source.text(tag.name),
        candidates: candidates,
        at: range(name)
      )
    )
  }

  /// The text that was collected, without the layout around it.
  private func takeText(_ content: Range<Int>, of element: OpenElement) -> RawValue {
    let layout = Layout(source.bytes, content)
    let valueRange = range(layout.value)
    guard !isTextTooLong else {
      report(TextTooLong.finding("text", size: content.count, limit: source.limits.textBytes, at: valueRange))
      return RawValue(kind: .unreadable, text: "", range: valueRange)
    }
    guard !element.isBroken else { return RawValue(kind: .unreadable, text: "", range: valueRange) }
    let value = text.dropFirst(layout.scalarsBefore).dropLast(layout.scalarsBehind)
    let raw = RawValue(kind: .untyped, text: String(decoding: value, as: UTF8.self), range: valueRange)
    keepSpelling(of: raw.text, layout.value)
    checkReferences(raw.text, layout.value)
    return raw
  }

  /// Remembers how a text is written that does not stand in the file byte for byte: its source is longer then.
  private func keepSpelling(of text: String, _ written: Range<Int>) {
    guard text.utf8.count != written.count else { return }
    assembler.decoding.log.keep(SourceMap(xml: source.bytes, written), of: range(written))
  }

  /// Reports scalars that a character reference names and that no text may hold; those that are written as
  /// they are have been found before.
  private func checkReferences(_ text: String, _ written: Range<Int>) {
    guard source.bytes[written].contains(UInt8(ascii: "&")),
      let scalar = text.unicodeScalars.first(where: \.isForbiddenInText)
    else { return }
    report(ForbiddenCharacter.finding(scalar, isWritten: false, at: range(written)))
  }
}
