/// Reads JSON (RFC 8259) value by value: the caller asks for the value that it expects next.
///
/// Foundation's decoder builds a tree and a dictionary for each object first, which takes three times as long.
///
/// A reader must not outlive the call that lends it the bytes. Every access is checked against their number.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// The last text and its bytes: a translation is written twice.
  var last: (bytes: UnsafeBufferPointer<UInt8>, text: String)?
  /// Language tags by their bytes. There are few, and parsing one takes a microsecond.
  private var tags: [(name: [UInt8], tag: LanguageTag)] = []

  /// Objects and lists in an ignored value may be nested this deeply, as in Foundation's decoder.
  static let maximumDepth = 512
  /// More language tags than this are parsed each time.
  private static let maximumTags = 64

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes.bindMemory(to: UInt8.self) }

  /// Whether `bytes` are one JSON value, and nothing else.
  static func isWellFormed(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var json = JSONReader(bytes)
    do throws(JSONFailure) {
      try json.skipValue()
      try json.end()
      return true
    } catch {
      return false
    }
  }

  /// Throws unless only white space is left.
  mutating func end() throws(JSONFailure) {
    guard next() == 0, position == bytes.count else { throw .syntax }
  }

  /// The next byte that is not white space, without consuming it; 0, which no value begins with, at the end.
  mutating func next() -> UInt8 {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position &+= 1
    }
    return 0
  }

  mutating func consume(_ byte: UInt8) -> Bool {
    guard next() == byte else { return false }
    position &+= 1
    return true
  }
}

extension JSONReader {
  /// Reads a list; `element` is called for each element, and reads it.
  mutating func list(_ element: (inout JSONReader, Int) throws(JSONFailure) -> Void) throws(JSONFailure) {
    guard consume(UInt8(ascii: "[")) else { throw .wrongType("a list") }
    if consume(UInt8(ascii: "]")) { return }
    var index = 0
    while true {
      try element(&self, index)
      index += 1
      if consume(UInt8(ascii: ",")) { continue }
      guard consume(UInt8(ascii: "]")) else { throw .syntax }
      return
    }
  }

  /// Reads an object; `member` is called for each member whose key is known, and reads its value. Others are skipped.
  ///
  /// Throws ``RowProblem/repeated(key:)`` if a known key occurs twice.
  mutating func object<Key>(
    _ keys: JSONKeys<Key>,
    _ member: (inout JSONReader, Key) throws(JSONFailure) -> Void
  ) throws(JSONFailure) {
    var seen: UInt64 = 0
    var expected = 0
    try members { (json, name) throws(JSONFailure) in
      guard let index = keys.index(of: name, expected: expected) else {
        // A damaged name of a known key is not taken for a key of a later version.
        guard String(exactly: name) != nil else { throw .syntax }
        return try json.skipValue()
      }
      guard seen & 1 << UInt64(index) == 0 else {
        throw .row(.repeated(key: keys[index].stringValue))
      }
      seen |= 1 << UInt64(index)
      expected = index + 1
      do throws(JSONFailure) {
        try member(&json, keys[index])
      } catch {
        throw error.within(keys[index].stringValue)
      }
    }
  }

  /// Reads an object whose keys are language tags; `value` reads the value of each.
  ///
  /// Throws if a key is not a tag in the letter case of RFC 5646, because two spellings would be one language twice.
  mutating func languageMap<Value>(
    _ value: (inout JSONReader) throws(JSONFailure) -> Value
  ) throws(JSONFailure) -> LanguageMap<Value> {
    var entries: [(language: LanguageTag, value: Value)] = []
    try members { (json, name) throws(JSONFailure) in
      guard let tag = json.tag(name) else {
        throw .row(.wrongType(key: String(decoding: name, as: UTF8.self), expected: LanguageTag.expectation))
      }
      do throws(JSONFailure) {
        entries.append((tag, try value(&json)))
      } catch {
        throw error.within(tag.rawValue)
      }
    }
    guard entries.count > 1 else { return LanguageMap(sorted: entries) }
    entries.sort { $0.language < $1.language }
    for (one, next) in zip(entries, entries.dropFirst()) where one.language == next.language {
      throw .row(.repeated(key: one.language.rawValue))
    }
    return LanguageMap(sorted: entries)
  }

  private mutating func tag(_ name: UnsafeBufferPointer<UInt8>) -> LanguageTag? {
    if let known = tags.first(where: { $0.name.elementsEqual(name) }) { return known.tag }
    let text = String(decoding: name, as: UTF8.self)
    guard let tag = LanguageTag(text), tag.rawValue == text else { return nil }
    if tags.count < Self.maximumTags { tags.append((Array(name), tag)) }
    return tag
  }

  /// Reads an object; `member` is called with the name of each member, and reads its value.
  private mutating func members(
    _ member: (inout JSONReader, UnsafeBufferPointer<UInt8>) throws(JSONFailure) -> Void
  ) throws(JSONFailure) {
    guard consume(UInt8(ascii: "{")) else { throw .wrongType("an object") }
    if consume(UInt8(ascii: "}")) { return }
    while true {
      guard next() == UInt8(ascii: "\"") else { throw .syntax }
      let name = try scanString()
      guard consume(UInt8(ascii: ":")) else { throw .syntax }
      if name.hasEscapes {
        let text = try JSONEscapes.replaced(in: name.bytes)
        try text.withUnsafeBufferPointer { (bytes) throws(JSONFailure) in try member(&self, bytes) }
      } else {
        try member(&self, name.bytes)
      }
      if consume(UInt8(ascii: ",")) { continue }
      guard consume(UInt8(ascii: "}")) else { throw .syntax }
      return
    }
  }
}
