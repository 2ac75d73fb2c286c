import Diagnostics
import UnicodeText

// Objects of a known schema.
extension JSONReader {
  /// Reads the root object of a content file. Adds its records to the assembler and returns its other keys.
  mutating func readDocument() throws(Stop) -> Record {
    let schema = SourceFormat.header.schema
    var header = Record(range: range(scanner.position..<(scanner.position + 1)))
    try readObject { reader, key throws(Stop) in
      let name = reader.name(of: key)
      if let index = schema.index(ofKey: name) {
        let value = try reader.readValue()
        header.append(
          RecordField(index: index, nameRange: reader.range(key.bytes), content: .value(value))
        )
      } else if let kind = DocumentKind(rootName: name) {
        try reader.readRecords(of: kind, key)
      } else {
        if CopiedDocument.hasKey(name) { reader.mayBeCopy = true }
        let candidates = schema.fields.map(\.name) + DocumentKind.allCases.map(\.rootName)
        let meant = try reader.skipUnknown(key, in: nil, candidates: candidates)
        if let field = meant.suggestion { reader.assembler.context.log.recordUnread(field, of: header.range) }
        reader.assembler.markIncomplete()
      }
    }
    if assembler.documentKind == nil {
      report(UnknownRoot.withoutRecords(at: header.range))
      assembler.markIncomplete()
    }
    return header
  }

  private mutating func readRecords(of kind: DocumentKind, _ key: Key) throws(Stop) {
    if let first = assembler.documentKind {
      report(MisplacedName.secondKind(kind.rootName, first: first.rootName, at: range(key.bytes)))
      assembler.markIncomplete()
      mayBeCopy = true
      _ = try readValue()
      return
    }
    assembler.begin(kind)
    guard scanner.peek == UInt8(ascii: "[") else {
      let value = try readValue()
      report(WrongType.finding(kind.rootName, expected: "an array", found: value, fileKinds: [.array]))
      assembler.markIncomplete()
      return
    }
    var last: SourceRange?
    try readArray { reader throws(Stop) in
      if reader.scanner.peek == UInt8(ascii: "{") {
        let record = try reader.readRecord(kind.schema)
        reader.assembler.add(record)
        last = record.range
      } else {
        let start = reader.scanner.position
        let value = try reader.readValue()
        if let last, let brace = try reader.extraBrace(before: start) {
          reader.assembler.context.log.recordAllUnread(kind.schema, of: last)
          let braceRange = reader.range(brace..<brace + 1)
          throw reader.stop(MalformedJSON.extraBrace(key: value.text, at: braceRange))
        }
        // The colon after a key ends the file, with a finding of its own.
        if value.kind == .string, try reader.isBeforeColon() { return }
        if let finding = reader.assembler.size.addIgnored(at: value.range) { throw reader.stop(finding) }
        reader.report(
          WrongType.finding(kind.schema.name, expected: "an object", found: value, fileKinds: [.object])
        )
        reader.assembler.markIncomplete()
      }
    }
  }

  /// The closing brace before a string that was read, if the string is a key, which belongs in the object before.
  private mutating func extraBrace(before start: Int) throws(Stop) -> Int? {
    try skipSpace()
    guard scanner.peek == UInt8(ascii: ":"),
      let comma = scanner.bytes[..<start].lastIndex(where: { !$0.isXMLSpace }),
      scanner.bytes[comma] == UInt8(ascii: ","),
      let brace = scanner.bytes[..<comma].lastIndex(where: { !$0.isXMLSpace }),
      scanner.bytes[brace] == UInt8(ascii: "}")
    else { return nil }
    return brace
  }

  private mutating func isBeforeColon() throws(Stop) -> Bool {
    try skipSpace()
    return scanner.peek == UInt8(ascii: ":")
  }

  mutating func readRecord(_ schema: RecordSchema) throws(Stop) -> Record {
    let start = scanner.position
    var record = Record(range: range(start..<(start + 1)))
    if let finding = assembler.size.addRecord(at: record.range) { throw stop(finding) }
    var firstNames: [Int: SourceRange] = [:]
    try readObject { reader, key throws(Stop) in
      guard let index = schema.index(ofKey: reader.name(of: key)) else {
        let log = reader.assembler.context.log
        switch try reader.skipUnknown(key, in: schema.name, candidates: schema.names) {
        case .name(let name): log.recordUnread(name, of: record.range)
        case .unknown: break
        case .any: log.recordAllUnread(schema, of: record.range)
        }
        return
      }
      let count = record.fields.count
      try reader.readField(schema.fields[index], index, key, firstName: firstNames[index], into: &record)
      if record.fields.count > count, firstNames[index] == nil {
        firstNames[index] = reader.range(key.bytes)
      }
    }
    record.extent = range(start..<scanner.position)
    if let finding = assembler.size.addValues(of: record) { throw stop(finding) }
    return record
  }

  /// - Parameter firstName: Where the field was given before.
  private mutating func readField(
    _ field: FieldSchema,
    _ index: Int,
    _ key: Key,
    firstName: SourceRange?,
    into record: inout Record
  ) throws(Stop) {
    let nameRange = range(key.bytes)
    func append(_ content: RecordField.Content, key: Located<String>? = nil, to record: inout Record) {
      record.append(RecordField(index: index, nameRange: nameRange, key: key, content: content))
    }
    switch (field.content, scanner.peek) {
    case (.keyed, UInt8(ascii: "{")) where field.isRepeatable:
      reportDuplicate(field, nameRange, first: firstName)
      try readKeyedArrays(field) { append($1, key: $0, to: &record) }
    case (.keyed, UInt8(ascii: "{")):
      reportDuplicate(field, nameRange, first: firstName)
      try readObject { reader, inner throws(Stop) in
        let value = try reader.readValue()
        append(.value(value), key: Located(inner.text, at: reader.range(inner.bytes)), to: &record)
      }
    case (.record(let schema), UInt8(ascii: "{")):
      let start = scanner.position
      let finding = assembler.context.log.count
      if field.isRepeatable {
        report(WrongType.notInArray(field.name, at: range(start..<(start + 1))))
      }
      append(.record(try readRecord(schema)), to: &record)
      if field.isRepeatable {
        let ends = [range(start..<start), range(scanner.position..<scanner.position)]
        assembler.context.log.add(
          FixIt("put it into an array", .init(ends[0], "["), .init(ends[1], "]")),
          toFindingAt: finding
        )
      }
    case (.value, UInt8(ascii: "[")) where field.isRepeatable,
      (.record, UInt8(ascii: "[")) where field.isRepeatable:
      reportDuplicate(field, nameRange, first: firstName)
      try readArray { reader throws(Stop) in
        if case .record(let schema) = field.content, reader.scanner.peek == UInt8(ascii: "{") {
          append(.record(try reader.readRecord(schema)), to: &record)
        } else {
          append(.value(try reader.readEntry()), to: &record)
          reader.assembler.context.log.recordUnread(field.name, of: record.range)
        }
      }
    case (.keyed, _):
      append(.value(try readValue()), to: &record)
      assembler.context.log.recordUnread(field.name, of: record.range)
    default:
      let value = try readValue()
      guard !field.isRepeatable else {
        assembler.context.log.recordUnread(field.name, of: record.range)
        return report(WrongType.notAnArray(field, found: value))
      }
      append(.value(value), to: &record)
    }
  }

  /// Reads an object with an array under every key, and passes on the values one by one.
  private mutating func readKeyedArrays(
    _ field: FieldSchema,
    _ append: (Located<String>, RecordField.Content) -> Void
  ) throws(Stop) {
    var firsts: [String: SourceRange] = [:]
    try readObject { reader, inner throws(Stop) in
      let key = Located(inner.text, at: reader.range(inner.bytes))
      if let first = firsts[key.value.lowercased()] {
        let shownName = "\(key.value)` in `\(field.name)"
        reader.report(DuplicateKey.finding(shownName, at: key.range, first: first))
        _ = try reader.readValue()
        return
      }
      firsts[key.value.lowercased()] = key.range
      guard reader.scanner.peek == UInt8(ascii: "[") else {
        let value = try reader.readValue()
        reader.report(
          WrongType.finding(key.value, expected: "an array", found: value, fileKinds: [.array])
        )
        return
      }
      try reader.readArray { reader throws(Stop) in append(key, .value(try reader.readEntry())) }
    }
  }

  /// Reads a value of a list, which may have any number.
  private mutating func readEntry() throws(Stop) -> RawValue {
    let value = try readValue()
    if let finding = assembler.size.addRecord(at: value.range) { throw stop(finding) }
    return value
  }

  /// Reports an array or texts by language that are given twice; other duplicates are found when the record is decoded.
  private func reportDuplicate(_ field: FieldSchema, _ range: SourceRange, first: SourceRange?) {
    if let first { report(DuplicateKey.finding(field.name, at: range, first: first)) }
  }

  /// Returns the name that was probably meant.
  private mutating func skipUnknown(
    _ key: Key,
    in parent: String?,
    candidates: [String]
  ) throws(Stop) -> MeantName {
    if key.isUnreadable {
      try skipValue()
      return .any
    }
    let meant = assembler.context.log.meantName(.key, key.text, in: parent) {
      // The name of the attribute in XML, and the whole word.
      let isLanguage = candidates.contains("lang") && ["xml:lang", "language"].contains(key.text)
      return isLanguage
        ? "lang" : UnknownName.suggestion(for: key.text, in: parent, candidates: candidates)
    }
    report(
      UnknownName.finding(
        .key,
        key.text,
        in: parent,
        candidates: candidates,
        meant: meant,
        at: range(key.bytes)
      )
    )
    try skipValue()
    return meant
  }
}
