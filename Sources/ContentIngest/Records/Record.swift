import Diagnostics

/// An element or object as it is written, before its fields are understood: what both readers make.
struct Record {
  /// The start tag, or the opening brace.
  var range: SourceRange
  var fields: [RecordField] = []
}

/// A value that stands under a known name.
struct RecordField {
  /// The place of the name in the shape of the record.
  var index: Int
  var nameRange: SourceRange
  /// `xml:lang` of an element; the key of an inner object.
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

/// A value as it is written, entities and escapes resolved.
struct RawValue {
  /// What the source says that the value is.
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
