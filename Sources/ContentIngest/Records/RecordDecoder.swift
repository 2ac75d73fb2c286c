import Diagnostics

/// The grammar of one record: its names, and how the value of each is decoded. XML and JSON share it.
struct RecordDecoder<Target>: Sendable {
  struct Entry: Sendable {
    let schema: FieldSchema
    let decode: @Sendable (inout Target, RecordField, inout DecodingContext) -> Void
  }

  let schema: RecordSchema
  private let make: @Sendable (Record) -> Target
  private let entries: [Entry]

  init(_ name: String, _ make: @escaping @Sendable (SourceRange) -> Target, _ entries: [Entry]) {
    self.init(name, from: { make($0.range) }, entries)
  }

  init(_ name: String, from make: @escaping @Sendable (Record) -> Target, _ entries: [Entry]) {
    schema = RecordSchema(name, entries.map(\.schema))
    self.make = make
    self.entries = entries
  }

  /// Decodes every field of a record. Of a field that is given twice, the first counts, and the others are reported.
  func decode(_ record: Record, _ context: inout DecodingContext) -> Target {
    var target = make(record)
    var firsts = FirstFields(count: entries.count)
    let outer = (context.entry, context.record, context.fields)
    (context.entry, context.record, context.fields) = (record.extent, record.range, record.fields)
    defer { (context.entry, context.record, context.fields) = outer }
    for field in record.fields {
      context.source.work.add(1)
      let fieldSchema = schema.fields[field.index]
      if let first = firsts.first(of: field, fieldSchema) {
        context.reportRepetition(of: field, first: first, name: fieldSchema.name)
        // Which of the two is wrong is unclear.
        if case .value = fieldSchema.content { context.log.recordUnread(fieldSchema.name, of: record.range) }
      } else {
        entries[field.index].decode(&target, field, &context)
      }
    }
    return target
  }
}

/// Where each field of a record is given first. A table, because JSON can repeat 256 keys with 256 languages each.
private struct FirstFields {
  private struct Key: Hashable {
    var index: Int
    /// In lower case: language tags do not depend on it.
    var key: String
  }

  struct First {
    /// The key or, without one, the name of the field.
    var range: SourceRange
    var nameRange: SourceRange
  }

  private var firsts: [First?]
  private var keyedFirsts: [Key: First] = [:]

  init(count: Int) { firsts = Array(repeating: nil, count: count) }

  /// Records a field. Returns where the same field was given before if it must not be given again.
  mutating func first(of field: RecordField, _ schema: FieldSchema) -> First? {
    if schema.isRepeatable { return nil }
    let new = First(range: field.key?.range ?? field.nameRange, nameRange: field.nameRange)
    if case .keyed = schema.content {
      guard let key = field.key else { return nil }
      return Self.note(new, in: &keyedFirsts[Key(index: field.index, key: key.value.lowercased())])
    }
    return Self.note(new, in: &firsts[field.index])
  }

  private static func note(_ new: First, in first: inout First?) -> First? {
    if let first { return first }
    first = new
    return nil
  }
}

extension DecodingContext {
  fileprivate func reportRepetition(of field: RecordField, first: FirstFields.First, name: String) {
    let range = field.key?.range ?? field.nameRange
    switch source.syntax {
    case .xml:
      let shownName = field.key.map { "\(name)` in `\($0.value)" } ?? name
      report(GivenTwice.finding(shownName, at: range, first: first.range))
    case .json:
      // That the object is given twice has been reported.
      if field.key != nil, field.nameRange != first.nameRange { return }
      // The language is a key of the object `title`.
      let shownName = field.key.map { "\($0.value)` in `\(name)" } ?? name
      report(DuplicateKey.finding(shownName, at: range, first: first.range))
    }
  }
}
