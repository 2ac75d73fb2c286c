import UnicodeText

/// Appends JSON to one buffer, without white space except for the line ends of ``rows(_:)``, and with only the escapes
/// that RFC 8259 requires.
///
/// The caller sorts the keys.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []

  protocol Value {
    func write(to json: inout JSONWriter)
  }

  /// Writes an object with the keys that decode its row, so that each key is defined once.
  mutating func object<Keys: CodingKey>(keys: Keys.Type, _ members: (inout JSONObjectWriter<Keys>) -> Void) {
    object { json in
      var object = JSONObjectWriter<Keys>(json: json)
      json = JSONWriter()
      members(&object)
      json = object.json
    }
  }

  mutating func object(_ members: (inout Self) -> Void) {
    bytes.append(UInt8(ascii: "{"))
    members(&self)
    bytes.append(UInt8(ascii: "}"))
  }

  /// Writes a member whose key is computed.
  mutating func member(named key: String, _ value: some Value) {
    self.key(key)
    value.write(to: &self)
  }

  /// Starts a member; its value must follow.
  mutating func key(_ key: String) {
    separate(after: UInt8(ascii: "{"))
    string(key)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func array(_ values: some Sequence<some Value>) {
    bytes.append(UInt8(ascii: "["))
    for value in values {
      separate(after: UInt8(ascii: "["))
      value.write(to: &self)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Writes an array with one value per line, so that published files can be diffed row by row.
  ///
  /// An array may be written in parts, by several writers: only the first part begins it, and only the last part ends it.
  mutating func rows<Rows: Sequence, Row: Value, Failure: Error>(
    _ items: Rows,
    isFirst: Bool = true,
    isLast: Bool = true,
    _ row: (Rows.Element) throws(Failure) -> Row
  ) throws(Failure) {
    if isFirst { bytes.append(UInt8(ascii: "[")) }
    for item in items {
      if bytes.last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
      endLine()
      try row(item).write(to: &self)
    }
    guard isLast else { return }
    if bytes.last != UInt8(ascii: "[") { endLine() }
    bytes.append(UInt8(ascii: "]"))
  }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  mutating func integer(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }

  mutating func boolean(_ value: Bool) { bytes.append(contentsOf: (value ? "true" : "false").utf8) }

  mutating func null() { bytes.append(contentsOf: "null".utf8) }

  mutating func string(_ text: String) { JSONString.append(text, to: &bytes) }

  /// Writes a comma, unless the last byte is `opening`.
  private mutating func separate(after opening: UInt8) {
    if bytes.last != opening { bytes.append(UInt8(ascii: ",")) }
  }

}

/// Writes the members of an object.
struct JSONObjectWriter<Keys: CodingKey> {
  fileprivate(set) var json: JSONWriter

  /// Writes a member, or nothing when `value` is nil.
  mutating func member(_ key: Keys, _ value: (some JSONWriter.Value)?) {
    guard let value else { return }
    json.member(named: key.stringValue, value)
  }

  /// Writes a member whose value is an array with one value per line.
  mutating func rows(_ key: Keys, _ rows: [some JSONWriter.Value]) {
    json.key(key.stringValue)
    json.rows(rows) { $0 }
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
