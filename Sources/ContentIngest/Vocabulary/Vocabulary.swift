import Diagnostics

/// What a record may hold and how each field is read: the one table from which XML and JSON are understood.
struct Vocabulary<Target>: Sendable {
  /// One name, and what is done with what stands under it.
  struct Entry: Sendable {
    let shape: FieldShape
    let take: @Sendable (inout Target, RecordField, inout Decoding) -> Void
  }

  let shape: Shape
  private let make: @Sendable (SourceRange) -> Target
  private let entries: [Entry]

  init(_ name: String, _ make: @escaping @Sendable (SourceRange) -> Target, _ entries: [Entry]) {
    shape = Shape(name, entries.map(\.shape))
    self.make = make
    self.entries = entries
  }

  /// Reads every field of a record; of a field that is given twice, the first counts.
  func decode(_ record: Record, _ decoding: inout Decoding) -> Target {
    var target = make(record.range)
    var seen: UInt64 = 0
    for (position, field) in record.fields.enumerated() {
      let bit: UInt64 = 1 << UInt64(field.index)
      if seen & bit != 0, let first = repeated(field, in: record.fields[..<position]) {
        decoding.reportRepetition(of: field, first: first, name: shape.fields[field.index].name)
        continue
      }
      seen |= bit
      entries[field.index].take(&target, field, &decoding)
    }
    return target
  }

  /// The earlier field that says the same thing, when a field may not be given again.
  private func repeated(_ field: RecordField, in earlier: ArraySlice<RecordField>) -> RecordField? {
    let shape = shape.fields[field.index]
    if shape.isRepeatable { return nil }
    if case .keyed = shape.content {
      guard let key = field.key?.value.lowercased() else { return nil }
      return earlier.first { $0.index == field.index && $0.key?.value.lowercased() == key }
    }
    return earlier.first { $0.index == field.index }
  }
}

extension Decoding {
  fileprivate func reportRepetition(of field: RecordField, first: RecordField, name: String) {
    let shownName = field.key.map { "\(name)` in `\($0.value)" } ?? name
    let place = field.key?.range ?? field.nameRange
    let firstPlace = first.key?.range ?? first.nameRange
    switch source.form {
    case .xml: report(GivenTwice.finding(shownName, at: place, first: firstPlace))
    case .json: report(DuplicateKey.finding(shownName, at: place, first: firstPlace))
    }
  }
}
