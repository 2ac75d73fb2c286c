import Diagnostics

/// An element or object as it is written, before its fields are decoded. Both readers make records.
struct Record {
  /// The start tag, or the opening brace.
  let range: SourceRange
  /// From the first byte of a JSON object through its last; otherwise ``range``.
  var extent: SourceRange
  private(set) var fields: [RecordField] = []
  /// The number of fields that are values, not records.
  private(set) var valueCount = 0

  init(range: SourceRange) { (self.range, extent) = (range, range) }

  mutating func reserveCapacity(_ count: Int) { fields.reserveCapacity(count) }

  mutating func append(_ field: RecordField) {
    if case .value = field.content { valueCount += 1 }
    fields.append(field)
  }
}

/// A value under a known name.
struct RecordField {
  /// The index of the field in the schema of the record.
  var index: Int
  var nameRange: SourceRange
  /// `xml:lang` of an element; the key in an inner object.
  var key: Located<String>?
  var content: Content

  enum Content {
    case value(RawValue)
    case record(Record)
  }

  /// Where the value is written.
  var range: SourceRange {
    switch content {
    case .value(let value): value.range
    case .record(let record): record.range
    }
  }
}

/// A value as text, with entities and escapes resolved.
struct RawValue {
  /// The type that the source gives the value.
  enum Kind {
    /// An attribute or element of XML, which has no types.
    case untyped
    case string, number, boolean, null, array, object
    /// The reader has reported why the value cannot be read.
    case unreadable
  }

  var kind: Kind
  /// Empty for arrays and objects.
  var text: String
  var range: SourceRange
}
