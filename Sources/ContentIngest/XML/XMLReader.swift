import CLibXML2
import ContentDraft
import Diagnostics
import UnicodeText

/// Makes records of the elements of an XML file.
final class XMLReader: XMLHandler {
  private let session: XMLSession
  private var assembler: Assembler
  private var open: [OpenElement] = []
  /// The records in progress, outermost first.
  private var records: [Record] = []
  /// The text of the element in progress.
  private var text: [UInt8] = []
  private var isTextTooLong = false
  /// The offset after the markup that was read last.
  private var markupEnd: Int
  /// The offset after the element that ended last.
  private var elementEnd = 0
  private var allowComments = AllowComments()

  /// Reads a file to its end, or to its first syntax error.
  static func read(into assembler: consuming Assembler) -> IngestedFile {
    guard let session = XMLSession(assembler.context) else {
      assembler.markIncomplete()
      return assembler.finish()
    }
    return XMLReader(session, assembler).run()
  }

  private init(_ session: XMLSession, _ assembler: Assembler) {
    self.session = session
    self.assembler = assembler
    markupEnd = session.source.start
  }

  private func run() -> IngestedFile {
    if session.parse(self) {
      allowComments.endEntries(log: session.log)
    } else {
      assembler.markStopped(at: session.stopOffset)
    }
    return assembler.finish()
  }

  private var source: Source { session.source }

  private func range(_ bytes: Range<Int>) -> SourceRange { session.log.range(bytes) }

  private func report(_ finding: @autoclosure () -> Finding) { session.log.report(finding()) }
}

// MARK: - Events

extension XMLReader {
  var openElementNames: [Range<Int>] { open.map(\.name) }

  func startElement(_ values: XMLAttributeValues, namespace: UnsafePointer<xmlChar>?) {
    let tag = session.tag
    markupEnd = tag.range.upperBound
    let name = source.bytes[tag.name]
    guard let outer = open.last else { return startRoot(name, values) }
    if case .ignored = outer.role { return push(.ignored) }
    if XMLAttributeValues.isXInclude(namespace) {
      report(Inclusion.finding(at: range(tag.range)))
      return push(.ignored)
    }
    if outer.collectsText {
      // No text contains an element of its own name: a slash is missing.
      if name.elementsEqual(source.bytes[outer.name]), session.tag.attributes.isEmpty {
        let place = tag.name.lowerBound..<tag.name.lowerBound
        return session.stop(
          MismatchedTag.missingSlash(
            source.text(tag.name),
            at: range(tag.name),
            start: range(outer.name),
            slash: range(place)
          )
        )
      }
      let finding = session.log.count
      report(MisplacedText.element(source.text(tag.name), in: source.text(outer.name), at: range(tag.range)))
      open[open.count - 1].isBroken = true
      push(.ignored)
      // No change of the Arabic may be made without reading it; a text of a layer may be Arabic.
      let isArabic = ["arabic", "text"].contains { source.bytes[outer.name].elementsEqual($0.utf8) }
      if !isArabic { open[open.count - 1].markup = finding }
      return
    }
    switch outer.role {
    case .root:
      allowComments.beginEntry(at: tag.range.lowerBound)
      startTopLevel(name, values)
    case .record(let schema), .wrapper(let schema): startField(name, of: schema, values)
    case .text, .ignored: break
    }
  }

  func endElement() {
    guard let element = open.popLast() else { return }
    let contentStart = element.tag.upperBound
    let end = session.offset
    defer {
      (markupEnd, elementEnd) = (end, max(end, contentStart))
      if open.count == 1 { allowComments.endEntry(at: max(end, contentStart), in: source, log: session.log) }
    }
    let isEmpty = end <= contentStart
    let contentEnd = isEmpty ? contentStart : source.lastOpening(before: end)
    let content = contentStart..<max(contentStart, contentEnd)
    switch element.role {
    case .root: break
    case .wrapper: offerUnwrapping(of: element, endTag: isEmpty ? nil : contentEnd..<end)
    case .ignored:
      offerRenaming(of: element, endTagAt: isEmpty ? nil : contentEnd)
      offerRemovingTags(of: element, endTag: isEmpty ? nil : contentEnd..<end)
    case .text: append(.value(finishText(content, of: element)), index: element.fieldIndex, element)
    case .record(let schema):
      if let index = schema.contentIndex {
        append(.value(finishText(content, of: element)), index: index, element)
      }
      offerRewriting(of: element, end: end)
      guard let record = records.popLast() else { return }
      if records.isEmpty {
        assembler.add(record)
      } else {
        append(.record(record), index: element.fieldIndex, element)
      }
    }
  }

  func characters(_ piece: UnsafeBufferPointer<UInt8>) {
    guard let element = open.indices.last else { return }
    source.work.add(piece.count)
    if open[element].collectsText {
      if text.count + piece.count <= source.limits.textBytes {
        text.append(contentsOf: piece)
      } else {
        isTextTooLong = true
      }
    } else if !open[element].isBroken, !piece.allSatisfy(\.isXMLSpace) {
      open[element].isBroken = true
      reportStrayText(in: element)
    }
  }

  func comment() {
    let comment = session.lastComment
    markupEnd = comment.upperBound
    allowComments.add(comment, in: source, log: session.log)
  }

  func processingInstruction(_ target: String) {
    let markup = session.lastMarkup
    markupEnd = markup.upperBound
    report(IgnoredMarkup.finding(.instruction(target), at: range(markup)))
  }
}

// MARK: - Elements

extension XMLReader {
  private func push(_ role: OpenElement.Role, fieldIndex: Int = 0, key: Located<String>? = nil) {
    let tag = session.tag
    open.append(OpenElement(role: role, tag: tag.range, name: tag.name, fieldIndex: fieldIndex, key: key))
    text.removeAll(keepingCapacity: true)
    isTextTooLong = false
  }

  private func startRoot(_ name: ArraySlice<UInt8>, _ values: XMLAttributeValues) {
    let tag = session.tag
    guard let kind = DocumentKind(rootName: name) else {
      return session.stop(UnknownRoot.finding(source.text(tag.name), at: range(tag.name)))
    }
    allowComments.endEntries(log: session.log)
    assembler.begin(kind)
    assembler.setRoot(
      range(tag.range),
      versionOffset: tag.name.upperBound,
      version: " version=\"\(SourceFormat.version)\""
    )
    assembler.decodeHeader(record(SourceFormat.header.schema, values))
    push(.root)
    if assembler.context.version == .unsupported { session.stop() }
  }

  private func startTopLevel(_ name: ArraySlice<UInt8>, _ values: XMLAttributeValues) {
    guard let schema = assembler.documentKind?.schema, name.elementsEqual(schema.name.utf8) else {
      assembler.markIncomplete()
      pushUnknown(candidates: assembler.documentKind.map { [$0.schema.name] } ?? [], in: nil)
      return
    }
    records.append(record(schema, values))
    push(.record(schema))
  }

  private func startField(_ name: ArraySlice<UInt8>, of schema: RecordSchema, _ values: XMLAttributeValues) {
    guard let index = schema.index(ofXMLName: name) else {
      if name.elementsEqual(schema.name.utf8), assembler.documentKind?.schema === schema {
        return startNestedEntry(schema.name)
      }
      if let wrapper = WrapperElement(session.tag, of: schema, source) {
        return startWrapper(wrapper.field.xmlName, in: schema)
      }
      let suggestion = pushUnknown(candidates: schema.xmlNames(.element), in: schema.name)
      return recordUnread(schema.field(ofXMLName: suggestion))
    }
    let field = schema.fields[index]
    guard field.xmlForm == .element else {
      report(misplacedElement(field, of: schema))
      recordUnread(field)
      return push(.ignored)
    }
    if case .record(let inner) = field.content {
      records.append(record(inner, values))
      return push(.record(inner), fieldIndex: index)
    }
    let key = readAttributes(of: field, in: schema, values)
    if case .keyed = field.content, key == nil { recordUnread(field) }
    push(.text, fieldIndex: index, key: key)
  }

  private func startNestedEntry(_ name: String) {
    guard let outer = open.last else { return }
    let entry = NestedEntry(
      source: source,
      name: name,
      outer: outer,
      inner: session.tag,
      contentEnd: max(elementEnd, outer.tag.upperBound)
    )
    if entry.isOuterUnclosed {
      return session.stop(
        MismatchedTag.unclosedEntry(
          name,
          at: range(outer.name),
          next: range(session.tag.name),
          fix: entry.closing(range)
        )
      )
    }
    assembler.markIncomplete()
    report(
      MisplacedName.entryInEntry(
        name,
        at: range(session.tag.name),
        outer: range(outer.name),
        edits: entry.movingEndTag(range)
      )
    )
    push(.ignored)
  }

  /// The elements in the wrapper are read as those of the record.
  private func startWrapper(_ inner: String, in schema: RecordSchema) {
    let finding = session.log.count
    let name = source.text(session.tag.name)
    report(UnknownName.wrapper(name, of: inner, in: schema.name, at: range(session.tag.name)))
    push(.wrapper(schema))
    open[open.count - 1].markup = finding
  }

  /// An element for a field that is an attribute, with the change that moves its text there.
  private func misplacedElement(_ field: FieldSchema, of schema: RecordSchema) -> Finding {
    let name = field.xmlName
    let element = AttributeElement(named: name, session.tag, source)
    var edits: [FixIt.Edit] = []
    if let element, let outer = open.last, case .record = outer.role, let record = records.last,
      !record.fields.contains(where: { schema.fields[$0.index].xmlName == name })
    {
      let end = outer.tag.upperBound - 1
      edits = [.init(range(end..<end), " \(name)=\"\(element.value)\""), .init(range(element.range), "")]
    }
    return MisplacedName.elementForAttribute(
      name,
      of: schema.name,
      value: element?.value,
      at: range(session.tag.name),
      edits: edits
    )
  }

  /// Records that the record in progress has a field that cannot be read, which has been reported.
  private func recordUnread(_ field: FieldSchema?) {
    if let field, let record = records.last { session.log.recordUnread(field.name, of: record.range) }
  }

  /// Returns the name that was probably meant.
  @discardableResult
  private func pushUnknown(candidates: [String], in parent: String?) -> String? {
    let name = source.text(session.tag.name)
    let suggestion = Suggestion.nearest(to: name, among: candidates)
    let finding = session.log.count
    report(
      UnknownName.finding(
        .element,
        name,
        in: parent,
        candidates: candidates,
        suggestion: suggestion,
        at: range(session.tag.name)
      )
    )
    push(.ignored)
    if let suggestion { open[open.count - 1].renaming = (finding, suggestion) }
    return suggestion
  }

  /// Adds the change of both tags to the finding about an unknown element.
  private func offerRenaming(of element: OpenElement, endTagAt endTag: Int?) {
    guard let (finding, name) = element.renaming else { return }
    var fixIt = FixIt("write `\(name)`", .init(range(element.name), name))
    if let endTag {
      let closing = (endTag + 2)..<(endTag + 2 + element.name.count)
      fixIt.edits.append(.init(range(closing), name))
    }
    session.log.add(fixIt, toFindingAt: finding)
  }

  /// Adds the change that removes both tags, with the space before them, to the finding about a wrapper.
  private func offerUnwrapping(of element: OpenElement, endTag: Range<Int>?) {
    guard let finding = element.markup else { return }
    let edits = [element.tag, endTag].compactMap { $0 }.map { tag in
      let start = source.bytes[..<tag.lowerBound].lastIndex { !$0.isXMLSpace }.map { $0 + 1 }
      source.work.add(tag.lowerBound - (start ?? 0))
      return FixIt.Edit(range((start ?? tag.lowerBound)..<tag.upperBound), "")
    }
    session.log.add(FixIt("remove the tags", .unsafe, edits), toFindingAt: finding)
  }

  /// Adds the change that leaves only the text of an element to the finding about markup in a text.
  private func offerRemovingTags(of element: OpenElement, endTag: Range<Int>?) {
    guard let finding = element.markup else { return }
    let edits = [element.tag, endTag].compactMap { $0 }.map { FixIt.Edit(range($0), "") }
    // What an empty element separates may be two words.
    guard endTag != nil else {
      let space = [FixIt.Edit(range(element.tag), " ")]
      return session.log.add(FixIt("write a space", .unsafe, space), toFindingAt: finding)
    }
    session.log.add(FixIt("remove the tags", .unsafe, edits), toFindingAt: finding)
  }

  private func append(_ content: RecordField.Content, index: Int, _ element: OpenElement) {
    guard let last = records.indices.last else { return }
    if case .value = content, records[last].valueCount >= source.limits.fields {
      return session.stop(
        TooManyFields.finding("elements", limit: source.limits.fields, at: range(element.tag))
      )
    }
    records[last].append(
      RecordField(index: index, nameRange: range(element.name), key: element.key, content: content)
    )
  }

  private func reportStrayText(in index: Int) {
    let element = open[index]
    if case .ignored = element.role { return }
    let bytes = source.bytes
    let start = bytes[markupEnd...].firstIndex { !$0.isXMLSpace } ?? markupEnd
    let limit = bytes[start...].prefix(source.limits.textBytes)
    var end = limit.dropFirst().firstIndex { $0 == UInt8(ascii: "<") } ?? limit.endIndex
    source.work.add(end - markupEnd)
    while end > start + 1, bytes[end - 1].isXMLSpace { end -= 1 }
    let text = source.text(start..<end)
    guard let citation = CitationElement(text), case .record(let schema) = element.role,
      schema.name == SourceFormat.citation.schema.name, let record = records.last
    else {
      return report(MisplacedText.finding(text, in: source.text(element.name), at: range(start..<end)))
    }
    // The text says what the attributes would say.
    for field in schema.fields { session.log.recordUnread(field.name, of: record.range) }
    if citation.isComplete, record.fields.isEmpty {
      open[index].rewriting = (session.log.count, citation.element)
    }
    report(MisplacedText.citation(text, citation, at: range(start..<end)))
  }

  /// Adds the element that says the same to the finding about an element's text.
  private func offerRewriting(of element: OpenElement, end: Int) {
    guard let (finding, replacement) = element.rewriting else { return }
    let whole = range(element.tag.lowerBound..<end)
    session.log.add(FixIt("write `\(replacement)`", .init(whole, replacement)), toFindingAt: finding)
  }
}

// MARK: - Values

extension XMLReader {
  /// A record with the attributes of the tag as its fields.
  private func record(_ schema: RecordSchema, _ values: XMLAttributeValues) -> Record {
    var record = Record(range: range(session.tag.range))
    record.reserveCapacity(schema.fields.count)
    forEachAttribute(values) { name, value in
      guard let index = schema.index(ofXMLName: source.bytes[name]) else {
        let suggestion = reportUnknownAttribute(name, candidates: schema.xmlNames(.attribute))
        if let field = schema.field(ofXMLName: suggestion) {
          session.log.recordUnread(field.name, of: record.range)
        }
        return
      }
      let field = schema.fields[index]
      guard field.xmlForm == .attribute else {
        var hasLanguage = false
        if case .keyed = field.content { hasLanguage = true }
        report(
          MisplacedName.attributeForElement(
            field.xmlName,
            value: value.text,
            hasLanguage: hasLanguage,
            at: range(name)
          )
        )
        session.log.recordUnread(field.name, of: record.range)
        return
      }
      record.append(RecordField(index: index, nameRange: range(name), content: .value(value)))
    }
    return record
  }

  /// Returns the `xml:lang` of a text element, and adds its other attributes to the record.
  private func readAttributes(
    of field: FieldSchema,
    in schema: RecordSchema,
    _ values: XMLAttributeValues
  ) -> Located<String>? {
    var language: Located<String>?
    forEachAttribute(values) { name, value in
      if source.bytes[name].elementsEqual("xml:lang".utf8) {
        language = Located(value.text, at: value.range)
      } else if let index = schema.index(ofXMLName: source.bytes[name], on: field), !records.isEmpty {
        records[records.count - 1].append(
          RecordField(index: index, nameRange: range(name), content: .value(value))
        )
      } else {
        let candidates = ["xml:lang"] + schema.xmlNames(.attributeOf(field.xmlName))
        let suggestion = reportUnknownAttribute(name, candidates: candidates)
        if suggestion == "xml:lang", language == nil { language = Located(value.text, at: value.range) }
      }
    }
    return language
  }

  /// Calls `body` for every attribute except those of XML itself.
  private func forEachAttribute(_ values: XMLAttributeValues, _ body: (Range<Int>, RawValue) -> Void) {
    var index = 0
    for (name, valueRange) in session.tag.attributes {
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
      recordSourceMap(of: text, valueRange)
      body(name, RawValue(kind: .untyped, text: text, range: range(valueRange)))
      checkReferences(text, valueRange)
    }
  }

  /// Returns the name that was probably meant.
  private func reportUnknownAttribute(_ name: Range<Int>, candidates: [String]) -> String? {
    let text = source.text(name)
    // The name of the attribute in HTML.
    let isLanguage = text == "lang" && candidates.contains("xml:lang") && !session.tag.has("xml:lang", source)
    let suggestion = isLanguage ? "xml:lang" : Suggestion.nearest(to: text, among: candidates)
    report(
      UnknownName.finding(
        .attribute,
        text,
        in: source.text(session.tag.name),
        candidates: candidates,
        suggestion: suggestion,
        at: range(name)
      )
    )
    return suggestion
  }

  /// The text that was collected, without the white space around it.
  private func finishText(_ content: Range<Int>, of element: OpenElement) -> RawValue {
    let whitespace = SurroundingWhitespace(source.bytes, content)
    source.work.add(content.count)
    let valueRange = range(whitespace.value)
    guard !isTextTooLong else {
      report(TextTooLong.finding("text", size: content.count, limit: source.limits.textBytes, at: valueRange))
      return RawValue(kind: .unreadable, text: "", range: valueRange)
    }
    guard !element.isBroken else { return RawValue(kind: .unreadable, text: "", range: valueRange) }
    let value = text.dropFirst(whitespace.scalarsBefore).dropLast(whitespace.scalarsAfter)
    let raw = RawValue(kind: .untyped, text: String(decoding: value, as: UTF8.self), range: valueRange)
    recordSourceMap(of: raw.text, whitespace.value)
    checkReferences(raw.text, whitespace.value)
    return raw
  }

  /// Maps a text to its source if it differs from its source, which is longer then.
  private func recordSourceMap(of text: String, _ written: Range<Int>) {
    guard text.utf8.count != written.count else { return }
    source.work.add(written.count)
    session.log.record(SourceMap(xml: source.bytes, written), of: range(written))
  }

  /// Reports forbidden scalars that are written as character references. Those written as themselves have been reported
  /// before.
  private func checkReferences(_ text: String, _ written: Range<Int>) {
    source.work.add(written.count)
    guard source.bytes[written].contains(UInt8(ascii: "&")),
      let scalar = text.unicodeScalars.first(where: \.isForbiddenInText)
    else { return }
    report(ForbiddenCharacter.finding(scalar, isWritten: false, at: range(written)))
  }
}
