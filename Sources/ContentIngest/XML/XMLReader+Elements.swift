import CLibXML2
import ContentDraft
import Diagnostics
import DuaLibrary
import UnicodeText

// What the start and the end of an element mean at their position.
extension XMLReader {
  func push(_ role: OpenElement.Role, fieldIndex: Int = 0, key: Located<String>? = nil) {
    let tag = session.tag
    open.append(OpenElement(role: role, tag: tag.range, name: tag.name, fieldIndex: fieldIndex, key: key))
    text.removeAll(keepingCapacity: true)
    isTextTooLong = false
  }

  /// An element that is not read, with those in it.
  func pushIgnored() {
    if let finding = assembler.size.addIgnored(at: range(session.tag.range)) { return session.stop(finding) }
    push(.ignored)
  }

  func startRoot(_ name: ArraySlice<UInt8>, _ values: XMLAttributeValues) {
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

  func startTopLevel(_ name: ArraySlice<UInt8>, _ values: XMLAttributeValues) {
    guard let schema = assembler.documentKind?.schema, name.elementsEqual(schema.name.utf8) else {
      assembler.markIncomplete()
      if let finding = fieldWithoutEntry(name) { return session.stop(finding) }
      pushUnknown(candidates: assembler.documentKind.map { [$0.schema.name] } ?? [], in: nil)
      return
    }
    startRecord(schema, values)
  }

  private func startRecord(_ schema: RecordSchema, _ values: XMLAttributeValues, fieldIndex: Int = 0) {
    if let finding = assembler.size.addRecord(at: range(session.tag.range)) { return session.stop(finding) }
    records.append(record(schema, values))
    push(.record(schema), fieldIndex: fieldIndex)
  }

  func startField(_ name: ArraySlice<UInt8>, of schema: RecordSchema, _ values: XMLAttributeValues) {
    guard let index = schema.index(ofXMLName: name) else {
      if name.elementsEqual(schema.name.utf8), assembler.documentKind?.schema === schema {
        return startNestedEntry(schema.name)
      }
      if let wrapper = WrapperElement(session.tag, of: schema, source) {
        return startWrapper(wrapper.field.xmlName, in: schema)
      }
      let meant = pushUnknown(candidates: schema.xmlNames(.element), in: schema.name)
      if let record = records.last { recordUnread(meant, of: record.range, schema) }
      return
    }
    let field = schema.fields[index]
    guard field.xmlForm == .element else {
      report(misplacedElement(field, of: schema))
      recordUnread(field)
      return pushIgnored()
    }
    if case .record(let inner) = field.content {
      return startRecord(inner, values, fieldIndex: index)
    }
    let key = readAttributes(of: field, in: schema, values)
    if case .keyed = field.content, key == nil { recordUnread(field) }
    push(.text, fieldIndex: index, key: key)
  }

  /// A start tag where the end tag of the same name belongs: `<title>`, or `/<title>` with its slash before the `<`.
  func startTagForEnd(of outer: OpenElement) -> Finding {
    let tag = session.tag
    let isSlashBefore = source.bytes[..<tag.range.lowerBound].last == UInt8(ascii: "/")
    let slash =
      isSlashBefore
      ? tag.range.lowerBound - 1..<tag.name.lowerBound : tag.name.lowerBound..<tag.name.lowerBound
    return MismatchedTag.missingSlash(
      source.text(tag.name),
      at: range(tag.name),
      start: range(outer.name),
      edit: FixIt.Edit(range(slash), isSlashBefore ? "</" : "/"),
      isMove: isSlashBefore
    )
  }

  private func startNestedEntry(_ name: String) {
    guard let outer = open.last else { return }
    let before = session.tag.range.lowerBound - 1
    if case .record = outer.role, session.tag.attributes.isEmpty, source.bytes[before] == UInt8(ascii: "/") {
      // The slash has been reported as stray text.
      session.log.removeFindings(of: MisplacedText.id, at: [range(before..<before + 1)])
      return session.stop(startTagForEnd(of: outer))
    }
    let entry = NestedEntry(
      source: source,
      name: name,
      outer: outer,
      inner: session.tag,
      contentEnd: max(elementEnd, outer.tag.upperBound)
    )
    if entryBalance(name) > 0 {
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
    pushIgnored()
  }

  /// How many more start tags than end tags of its entries the file has. They are counted once, when it is asked first.
  private func entryBalance(_ name: String) -> Int {
    if let known = entryBalance { return known }
    let balance = EntryTags(source: source, name: name).balance
    entryBalance = balance
    return balance
  }

  /// A field of an entry outside of all entries, if an entry is missing its start tag. What is between the entry before and it is the
  /// rest of that tag. One that is written as `&lt;dua id="1">` is reported at its end tag.
  private func fieldWithoutEntry(_ name: ArraySlice<UInt8>) -> Finding? {
    guard let schema = assembler.documentKind?.schema, let index = schema.index(ofXMLName: name),
      schema.fields[index].xmlForm == .element, entryBalance(schema.name) < 0
    else { return nil }
    let before = max(elementEnd, open.last?.tag.upperBound ?? 0)..<session.tag.range.lowerBound
    source.work.add(before.count)
    guard !source.bytes[before].contains("&lt;\(schema.name)".utf8) else {
      entryBalance = 0
      return nil
    }
    session.log.removeFindings(of: MisplacedText.id, from: elementEnd - 1)
    return MismatchedTag.missingEntryStart(
      schema.name,
      before: source.text(session.tag.name),
      at: range(session.tag.name)
    )
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
  func recordUnread(_ field: FieldSchema?) {
    if let field, let record = records.last { session.log.recordUnread(field.name, of: record.range) }
  }

  /// Records that a record has a field that cannot be read because of its name, which has been reported.
  func recordUnread(_ meant: MeantName, of record: SourceRange, _ schema: RecordSchema) {
    switch meant {
    case .name(let name):
      if let field = schema.field(ofXMLName: name) { session.log.recordUnread(field.name, of: record) }
    case .unknown: break
    case .any: session.log.recordAllUnread(schema, of: record)
    }
  }

  /// Returns the name that was probably meant.
  @discardableResult
  private func pushUnknown(candidates: [String], in parent: String?) -> MeantName {
    let name = source.text(session.tag.name)
    if let finding = lateOpening(of: name, candidates) {
      session.stop(finding)
      return .unknown
    }
    let meant = session.log.meantName(.element, name, in: parent) {
      Suggestion.nearest(to: name, among: candidates)
    }
    let finding = session.log.count
    report(
      UnknownName.finding(
        .element,
        name,
        in: parent,
        candidates: candidates,
        meant: meant,
        at: range(session.tag.name)
      )
    )
    pushIgnored()
    if let suggestion = meant.suggestion { open[open.count - 1].renaming = (finding, suggestion) }
    return meant
  }

  /// A tag whose `<` is after the first letter of its name, as in `a<rabic>`. The letter has been reported as stray text.
  private func lateOpening(of rest: String, _ candidates: [String]) -> Finding? {
    let open = session.tag.range.lowerBound
    let before = source.bytes[..<open].suffix(2)
    guard before.count == 2, let last = before.last, last.isASCIILetter, let other = before.first,
      other.isXMLSpace || other == UInt8(ascii: ">")
    else { return nil }
    let letter = range(open - 1..<open)
    let name = source.text(letter.bytes) + rest
    guard candidates.contains(where: { $0.hasSameScalars(as: name) }) else { return nil }
    session.log.removeFindings(of: MisplacedText.id, at: [letter])
    return MalformedXML.lateOpening(source.text(letter.bytes), of: name, at: range(open - 1..<open + 1))
  }

  /// Adds the change of both tags to the finding about an unknown element.
  func offerRenaming(of element: OpenElement, endTagAt endTag: Int?) {
    guard let (finding, name) = element.renaming else { return }
    var fixIt = FixIt("write `\(name)`", .init(range(element.name), name))
    if let endTag {
      let closing = (endTag + 2)..<(endTag + 2 + element.name.count)
      fixIt.edits.append(.init(range(closing), name))
    }
    session.log.add(fixIt, toFindingAt: finding)
  }

  /// Adds the change that removes both tags, with the space before them, to the finding about a wrapper.
  func offerUnwrapping(of element: OpenElement, endTag: Range<Int>?) {
    guard let finding = element.markup else { return }
    let edits = [element.tag, endTag].compactMap { $0 }.map { tag in
      let start = source.bytes[..<tag.lowerBound].lastIndex { !$0.isXMLSpace }.map { $0 + 1 }
      source.work.add(tag.lowerBound - (start ?? 0))
      return FixIt.Edit(range((start ?? tag.lowerBound)..<tag.upperBound), "")
    }
    session.log.add(FixIt("remove the tags", .unsafe, edits), toFindingAt: finding)
  }

  /// Adds the change that leaves only the text of an element to the finding about markup in a text.
  func offerRemovingTags(of element: OpenElement, endTag: Range<Int>?) {
    guard let finding = element.markup else { return }
    let edits = [element.tag, endTag].compactMap { $0 }.map { FixIt.Edit(range($0), "") }
    // What an empty element separates may be two words.
    guard endTag != nil else {
      let space = [FixIt.Edit(range(element.tag), " ")]
      return session.log.add(FixIt("write a space", .unsafe, space), toFindingAt: finding)
    }
    session.log.add(FixIt("remove the tags", .unsafe, edits), toFindingAt: finding)
  }

  func append(_ content: RecordField.Content, index: Int, _ element: OpenElement) {
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

  func reportStrayText(in index: Int) {
    let element = open[index]
    if case .ignored = element.role { return }
    let bytes = source.bytes
    let start = bytes[markupEnd...].firstIndex { !$0.isXMLSpace } ?? markupEnd
    let limit = bytes[start...].prefix(source.limits.textBytes)
    var end = limit.dropFirst().firstIndex { $0 == UInt8(ascii: "<") } ?? limit.endIndex
    source.work.add(end - markupEnd)
    if let mark = ConflictMarker.range(in: bytes, near: start) {
      return report(MalformedXML.mergeConflict(source.text(mark), at: range(mark)))
    }
    while end > start + 1, bytes[end - 1].isXMLSpace { end -= 1 }
    if let finding = openingOfTag(in: start..<end, of: element) { return session.stop(finding) }
    let text = source.text(start..<end)
    if text.isBlank {
      return report(MisplacedText.invisible(text, in: source.text(element.name), at: range(start..<end)))
    }
    if case .record(let schema) = element.role, schema.name == "step", let record = records.last,
      Slug(text) != nil
    {
      session.log.recordUnread("dua", of: record.range)
      return report(MisplacedText.step(text, at: range(start..<end)))
    }
    if case .record(let schema) = element.role {
      // `source type="quran"/>`, without its `<`, and `&lt;source type="quran"/>`.
      let words = text.unicodeScalars.prefix(64).split { !$0.isASCIILetter && $0 != "-" }.prefix(2)
      for word in words { recordUnread(schema.field(ofXMLName: String(word))) }
    }
    guard let citation = CitationElement(text), case .record(let schema) = element.role,
      schema.name == SourceFormat.citation.schema.name, let record = records.last
    else {
      // `<title xml:lang="en">Morning</title>>`
      let isExtraSign = start == markupEnd && bytes[start..<end].elementsEqual(">".utf8)
      return report(
        MisplacedText.finding(
          text,
          in: source.text(element.name),
          isExtraSign: isExtraSign,
          at: range(start..<end)
        )
      )
    }
    // The text says what the attributes would say.
    session.log.recordAllUnread(schema, of: record.range)
    if citation.isComplete, record.fields.isEmpty {
      open[index].rewriting = (session.log.count, citation.element)
    }
    report(MisplacedText.citation(text, citation, at: range(start..<end)))
  }

  /// Adds the element that says the same to the finding about an element's text.
  func offerRewriting(of element: OpenElement, end: Int) {
    guard let (finding, replacement) = element.rewriting else { return }
    let whole = range(element.tag.lowerBound..<end)
    session.log.add(FixIt("write `\(replacement)`", .init(whole, replacement)), toFindingAt: finding)
  }
}
