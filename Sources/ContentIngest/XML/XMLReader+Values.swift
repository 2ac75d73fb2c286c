import CLibXML2
import ContentDraft
import Diagnostics
import UnicodeText

// Attributes and texts.
extension XMLReader {
  /// A record with the attributes of the tag as its fields.
  func record(_ schema: RecordSchema, _ values: XMLAttributeValues) -> Record {
    var record = Record(range: range(session.tag.range))
    record.reserveCapacity(schema.fields.count)
    forEachAttribute(values) { name, value in
      guard let index = schema.index(ofXMLName: source.bytes[name]) else {
        let meant = reportUnknownAttribute(name, candidates: schema.xmlNames(.attribute))
        return recordUnread(meant, of: record.range, schema)
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
  func readAttributes(
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
        let meant = reportUnknownAttribute(name, candidates: candidates)
        if meant == .name("xml:lang"), language == nil { language = Located(value.text, at: value.range) }
      }
    }
    return language
  }

  /// The end of the name of XInclude's namespace, in all of its versions.
  private static let inclusionNamespace = "/XInclude"

  /// Calls `body` for every attribute except those of XML itself.
  private func forEachAttribute(_ values: XMLAttributeValues, _ body: (Range<Int>, RawValue) -> Void) {
    var index = 0
    for (name, valueRange) in session.tag.attributes {
      let bytes = source.bytes[name]
      let isOfXML = bytes.starts(with: "xml".utf8)
      if isOfXML, bytes.elementsEqual("xmlns".utf8) || bytes.starts(with: "xmlns:".utf8) {
        if source.text(valueRange).hasSuffix(Self.inclusionNamespace) {
          inclusionNamespaces.append(range(name))
        }
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
  private func reportUnknownAttribute(_ name: Range<Int>, candidates: [String]) -> MeantName {
    let text = source.text(name)
    // The name of the attribute in HTML, and the whole word.
    let isLanguage =
      ["lang", "language"].contains(text) && candidates.contains("xml:lang")
      && !session.tag.has("xml:lang", source)
    let parent = source.text(session.tag.name)
    let meant: MeantName =
      isLanguage
      ? .name("xml:lang")
      : session.log.meantName(.attribute, text, in: parent) {
        UnknownName.suggestion(for: text, in: parent, candidates: candidates)
      }
    report(
      UnknownName.finding(
        .attribute,
        text,
        in: parent,
        candidates: candidates,
        meant: meant,
        at: range(name)
      )
    )
    return meant
  }

  /// The text that was collected, without the white space around it.
  func finishText(_ content: Range<Int>, of element: OpenElement) -> RawValue {
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
      text.unicodeScalars.contains(where: \.isForbiddenInText),
      let reference = source.forbiddenReference(in: written)
    else { return }
    report(ForbiddenCharacter.finding(reference.scalar, isWritten: false, at: range(reference.range)))
  }
}
