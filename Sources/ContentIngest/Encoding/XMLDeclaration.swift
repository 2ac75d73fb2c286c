/// The line `<?xml version="1.0" encoding="UTF-8"?>` at the start of an XML file.
enum XMLDeclaration {
  /// Reports a declared encoding other than UTF-8.
  ///
  /// The bytes are known to be UTF-8 at this point, whatever the file declares.
  static func check(_ source: Source, log: FindingLog) {
    guard let encoding = Self.encoding(source.bytes, from: source.start) else { return }
    let name = source.text(encoding)
    if !isUTF8(name) {
      log.report(DeclaredEncoding.finding(name, at: log.range(encoding)))
    }
  }

  /// Whether the name of an encoding is that of UTF-8.
  static func isUTF8(_ name: String) -> Bool { name.lowercased() == "utf-8" }

  /// The name of the declared encoding of a file whose content starts at an offset.
  static func encoding(_ bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard bytes[start...].starts(with: "<?xml".utf8) else { return nil }
    // The parser reports longer declarations.
    let window = bytes[start...].prefix(256)
    guard let end = window.firstIndex(of: UInt8(ascii: ">")),
      let name = firstRange(of: Array("encoding".utf8), in: bytes[start..<end]),
      let open = bytes[name.upperBound..<end].firstIndex(where: isQuote),
      let close = bytes[(open + 1)..<end].firstIndex(of: bytes[open])
    else { return nil }
    return (open + 1)..<close
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func firstRange(of word: [UInt8], in bytes: ArraySlice<UInt8>) -> Range<Int>? {
    bytes.indices.first { bytes[$0...].starts(with: word) }.map { $0..<($0 + word.count) }
  }
}
