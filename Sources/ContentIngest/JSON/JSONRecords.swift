import Diagnostics

// Objects, and what the vocabulary says that they hold.
extension JSONReader {
  /// Reads the root object of a content file; gives its keys other than the array of records, which are taken
  /// one by one.
  mutating func readDocument() throws(Stop) -> Record {
    let shape = ContentVocabulary.header.shape
    var header = Record(range: range(scanner.position..<(scanner.position + 1)))
    try readObject { reader, key throws(Stop) in
      let name = reader.scanner.bytes[key.bytes]
      if let index = shape.index(ofKey: name) {
        let value = try reader.readValue()
        header.fields.append(
          RecordField(index: index, nameRange: reader.range(key.bytes), content: .value(value))
        )
      } else if let kind = DocumentKind(rootName: name) {
        try reader.readRecords(of: kind, key)
      } else {
        let candidates = shape.fields.map(\.name) + DocumentKind.allCases.map(\.rootName)
        try reader.skipUnknown(key, in: nil, candidates: candidates)
        reader.assembler.missEntities()
      }
    }
    if assembler.documentKind == nil {
      report(UnknownRoot.withoutRecords(at: header.range))
      assembler.missEntities()
    }
    return header
  }

  private mutating func readRecords(of kind: DocumentKind, _ key: Key) throws(Stop) {
    if let first = assembler.documentKind {
      report(MisplacedName.secondKind(kind.rootName, first: first.rootName, at: range(key.bytes)))
      assembler.missEntities()
      _ = try readValue()
      return
    }
    assembler.begin(kind)
    guard scanner.peek == UInt8(ascii: "[") else {
      let value = try readValue()
      report(WrongType.finding(kind.rootName, expected: "an array", found: value, fileKinds: [.array]))
      assembler.missEntities()
      return
    }
    try readArray { reader throws(Stop) in
      if reader.scanner.peek == UInt8(ascii: "{") {
        let record = try reader.readRecord(kind.shape)
        reader.assembler.take(record)
      } else {
        let value = try reader.readValue()
        reader.report(
          WrongType.finding(kind.shape.name, expected: "an object", found: value, fileKinds: [.object])
        )
        reader.assembler.missEntities()
      }
    }
  }

  /// Reads an object of a known shape.
  mutating func readRecord(_ shape: Shape) throws(Stop) -> Record {
    var record = Record(range: range(scanner.position..<(scanner.position + 1)))
    try readObject { reader, key throws(Stop) in
      guard let index = shape.index(ofKey: reader.scanner.bytes[key.bytes]) else {
        try reader.skipUnknown(key, in: shape.name, candidates: shape.fields.map(\.name))
        return
      }
      try reader.readField(shape.fields[index], index, key, into: &record)
    }
    return record
  }

  private mutating func readField(
    _ field: FieldShape,
    _ index: Int,
    _ key: Key,
    into record: inout Record
  ) throws(Stop) {
    let nameRange = range(key.bytes)
    func append(_ content: RecordField.Content, key: Located<String>? = nil, to record: inout Record) {
      record.fields.append(RecordField(index: index, nameRange: nameRange, key: key, content: content))
    }
    switch (field.content, scanner.peek) {
    case (.keyed, UInt8(ascii: "{")) where field.isRepeatable:
      if record.fields.contains(where: { $0.index == index }) {
        reportDuplicate(field, index, nameRange, in: record)
      }
      try readKeyedArrays(field) { append($1, key: $0, to: &record) }
    case (.keyed, UInt8(ascii: "{")):
      try readObject { reader, inner throws(Stop) in
        let value = try reader.readValue()
        append(.value(value), key: Located(inner.text, at: reader.range(inner.bytes)), to: &record)
      }
    case (.record(let shape), UInt8(ascii: "{")):
      if field.isRepeatable {
        report(WrongType.notInArray(field.name, at: range(scanner.position..<(scanner.position + 1))))
      }
      append(.record(try readRecord(shape)), to: &record)
    case (.value, UInt8(ascii: "[")) where field.isRepeatable,
      (.record, UInt8(ascii: "[")) where field.isRepeatable:
      if record.fields.contains(where: { $0.index == index }) {
        reportDuplicate(field, index, nameRange, in: record)
      }
      try readArray { reader throws(Stop) in
        if case .record(let shape) = field.content, reader.scanner.peek == UInt8(ascii: "{") {
          append(.record(try reader.readRecord(shape)), to: &record)
        } else {
          append(.value(try reader.readValue()), to: &record)
        }
      }
    case (.keyed, _):
      append(.value(try readValue()), to: &record)
    default:
      let value = try readValue()
      guard !field.isRepeatable else {
        report(WrongType.finding(field.name, expected: "an array", found: value, fileKinds: [.array]))
        return
      }
      append(.value(value), to: &record)
    }
  }

  /// Reads an object with an array under every key, and gives the values one by one.
  private mutating func readKeyedArrays(
    _ field: FieldShape,
    _ take: (Located<String>, RecordField.Content) -> Void
  ) throws(Stop) {
    var firsts: [String: SourceRange] = [:]
    try readObject { reader, inner throws(Stop) in
      let key = Located(inner.text, at: reader.range(inner.bytes))
      if let first = firsts[key.value.lowercased()] {
        let shownName = "\(field.name)` in `\(key.value)"
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
      try reader.readArray { reader throws(Stop) in take(key, .value(try reader.readValue())) }
    }
  }

  /// Reports an array that is given twice; other duplicates show when the record is decoded.
  private func reportDuplicate(
    _ field: FieldShape,
    _ index: Int,
    _ place: SourceRange,
    in record: Record
  ) {
    guard let first = record.fields.first(where: { $0.index == index }) else { return }
    report(DuplicateKey.finding(field.name, at: place, first: first.nameRange))
  }

  private mutating func skipUnknown(_ key: Key, in parent: String?, candidates: [String]) throws(Stop) {
    report(UnknownName.finding(.key, key.text, in: parent, candidates: candidates, at: range(key.bytes)))
    _ = try readValue()
  }
}
