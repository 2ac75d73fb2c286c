/// Recognizes files that are not text, whatever their names say.
enum BinaryFile {
  /// Formats of documents that get the name of a source file, by their first bytes.
  private static let formats: [(start: [UInt8], name: String)] = [
    ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive, such as a `.docx` or `.xlsx` file"),
    ([0x1F, 0x8B], "a file compressed with gzip"),
    (Array("%PDF".utf8), "a PDF file"),
  ]

  static func format(_ bytes: [UInt8]) -> String? { formats.first { bytes.starts(with: $0.start) }?.name }

  /// The offset of the first control character at the start of a file that does not begin like XML or JSON. In one that does, each
  /// control character may be a slip of its own.
  static func controlCharacter(in bytes: [UInt8]) -> Int? {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let first = bytes.first { !$0.isXMLSpace && !byteOrderMark.contains($0) }
    guard let first, !"<{[".utf8.contains(first) else { return nil }
    return bytes.prefix(256).firstIndex { $0 < 0x20 && !$0.isXMLSpace }
  }
}
