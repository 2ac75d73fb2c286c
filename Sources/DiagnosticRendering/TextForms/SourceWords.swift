import UnicodeText

/// Extracts words of a text by their ranges.
struct SourceWords {
  private let bytes: [UInt8]
  /// The offset of every scalar, and of the end.
  private let scalarOffsets: [Int]

  init(_ text: String) {
    bytes = Array(text.utf8)
    scalarOffsets = text.unicodeScalars.reduce(into: [0]) { offsets, scalar in
      offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar))
    }
  }

  func text(at range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The bytes of some scalars.
  func bytes(ofScalars range: Range<Int>) -> Range<Int> {
    scalarOffsets[range.lowerBound]..<scalarOffsets[range.upperBound]
  }

  /// The members for the range and the text of a word.
  func members(at range: Range<Int>) -> [String: JSONValue?] {
    [
      "byteStart": .integer(range.lowerBound), "byteEnd": .integer(range.upperBound),
      "text": .string(text(at: range)),
    ]
  }

  /// The word at some bytes, safe to show in a line.
  func shown(at range: Range<Int>) -> String { text(at: range).displayed.isolated }
}
