/// A value with a flat binary form: little-endian numbers of fixed width, and counts before lists and texts.
///
/// The form has no version of its own: it is only read by the program that wrote it, or that it is part of.
package protocol FlatValue {
  /// Appends the form.
  func write(to writer: inout FlatWriter)
  /// Reads the form. Throws if the bytes are not one.
  init(from reader: inout FlatReader) throws(FlatError)
}

/// The bytes are not the flat form of a value.
@usableFromInline
package struct FlatError: Error, Equatable, Sendable {
  @inlinable package init() {}
}

/// Writes values in their flat form.
package struct FlatWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ number: UInt8) { bytes.append(number) }

  package mutating func write(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

  package mutating func write(_ flag: Bool) { write(flag ? 1 as UInt8 : 0) }

  /// The UTF-8 of a text, as it is.
  package mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  package mutating func write(_ value: [UInt8]) {
    write(UInt32(value.count))
    bytes.append(contentsOf: value)
  }

  package mutating func write(_ texts: [String]) { write(texts) { $0.write($1) } }

  package mutating func write(_ value: some FlatValue) { value.write(to: &self) }

  package mutating func write<Value: FlatValue>(_ value: Value?) { write(value) { $0.write($1) } }

  package mutating func write<Value: FlatValue>(_ values: [Value]) { write(values) { $0.write($1) } }

  /// A list of numbers, which is read at once.
  package mutating func write(_ numbers: [UInt32]) {
    write(UInt32(numbers.count))
    for number in numbers { write(number) }
  }

  /// A list of numbers, which is read at once.
  package mutating func write(_ numbers: [UInt64]) {
    write(UInt32(numbers.count))
    for number in numbers { write(number) }
  }

  /// A value that may be absent.
  package mutating func write<Value>(_ value: Value?, _ writeValue: (inout Self, Value) -> Void) {
    write(value != nil)
    if let value { writeValue(&self, value) }
  }

  /// A list.
  package mutating func write<Value>(_ values: [Value], _ writeValue: (inout Self, Value) -> Void) {
    write(UInt32(values.count))
    for value in values { writeValue(&self, value) }
  }
}
