import UnicodeText

/// Appends JSON to one buffer: no white space but the line ends of ``rows(_:)``, and only those escapes that
/// RFC 8259 demands.
///
/// Keys come out in the order in which they are written; to sort them is up to the caller.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  init(reservingBytes count: Int = 0) { bytes.reserveCapacity(count) }

  /// A value that can be written as JSON.
  protocol Value {
    func write(to json: inout JSONWriter)
  }

  mutating func object(_ members: (inout Self) throws -> Void) rethrows {
    bytes.append(UInt8(ascii: "{"))
    try members(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes a member of the innermost object, or nothing when `value` is nil.
  ///
  /// `key` is printable ASCII without quotes and backslashes.
  mutating func member(_ key: StaticString, _ value: (some Value)?) {
    guard let value else { return }
    self.key(key)
    value.write(to: &self)
  }

  /// Starts a member of the innermost object; its value must follow.
  mutating func key(_ key: StaticString) {
    separate(after: UInt8(ascii: "{"))
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a member whose key is known only now.
  mutating func member(named key: String, _ value: some Value) {
    separate(after: UInt8(ascii: "{"))
    string(key)
    bytes.append(UInt8(ascii: ":"))
    value.write(to: &self)
  }

  mutating func array(_ values: some Sequence<some Value>) {
    bytes.append(UInt8(ascii: "["))
    for value in values {
      separate(after: UInt8(ascii: "["))
      value.write(to: &self)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes an array with each value on a line of its own, so that published files can be compared row by row.
  mutating func rows<Rows: Sequence, Row: Value, Failure: Error>(
    _ items: Rows,
    _ row: (Rows.Element) throws(Failure) -> Row
  ) throws(Failure) {
    bytes.append(UInt8(ascii: "["))
    for item in items {
      separate(after: UInt8(ascii: "["))
      endLine()
      try row(item).write(to: &self)
    }
    if bytes.last != UInt8(ascii: "[") { endLine() }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  mutating func integer(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }

  mutating func boolean(_ value: Bool) { bytes.append(contentsOf: (value ? "true" : "false").utf8) }

  mutating func string(_ text: String) { JSONString.append(text, to: &bytes) }

  /// Writes a comma unless the last byte is `opening`, which ends no value.
  private mutating func separate(after opening: UInt8) {
    if bytes.last != opening { bytes.append(UInt8(ascii: ",")) }
  }

}

extension String: JSONWriter.Value {
  func write(to json: inout JSONWriter) { json.string(self) }
}

extension Int: JSONWriter.Value {
  func write(to json: inout JSONWriter) { json.integer(self) }
}

extension Bool: JSONWriter.Value {
  func write(to json: inout JSONWriter) { json.boolean(self) }
}

extension Array: JSONWriter.Value where Element: JSONWriter.Value {
  func write(to json: inout JSONWriter) { json.array(self) }
}
