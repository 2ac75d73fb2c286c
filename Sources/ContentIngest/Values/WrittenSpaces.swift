import Diagnostics

/// The white space of a text as it is written in its file: as bytes, as references in XML (`&#10;`), or as escapes in JSON (`\n`,
/// `\u000a`).
struct WrittenSpaces {
  /// A line break with the white space around it.
  struct LineBreak {
    let range: Range<Int>
    /// The first sign that breaks the line.
    let sign: Range<Int>

    func isAtEdge(of text: Range<Int>) -> Bool {
      range.lowerBound == text.lowerBound || range.upperBound == text.upperBound
    }
  }

  private let bytes: ArraySlice<UInt8>
  private let isXML: Bool
  /// References are not read in sections.
  private let hasReferences: Bool

  /// - Parameter bytes: The text between two tags or quotes.
  init(_ bytes: ArraySlice<UInt8>, isXML: Bool) {
    (self.bytes, self.isXML) = (bytes, isXML)
    hasReferences = isXML && !bytes.contains(UInt8(ascii: "<"))
  }

  /// The line breaks that one fix can change, in their order.
  var lineBreaks: [LineBreak] {
    var breaks: [LineBreak] = []
    var position = bytes.startIndex
    while position < bytes.endIndex, breaks.count < FixIt.editLimit {
      let start = position
      var sign: Range<Int>?
      while position < bytes.endIndex, let space = space(at: position) {
        if space.isBreak { sign = sign ?? position..<space.end }
        position = space.end
      }
      if let sign { breaks.append(LineBreak(range: start..<position, sign: sign)) }
      if position < bytes.endIndex { position += lengthOfOther(at: position) }
    }
    return breaks
  }

  /// The end of the space, tab or line break at a position; nil if something else is there.
  private func space(at position: Int) -> (end: Int, isBreak: Bool)? {
    let byte = bytes[position]
    if byte.isXMLSpace { return (position + 1, Self.isBreak(UInt32(byte))) }
    guard byte == UInt8(ascii: isXML ? "&" : "\\"), let (value, end) = scalar(at: position),
      [0x09, 0x0A, 0x0D, 0x20].contains(value)
    else { return nil }
    return (end, Self.isBreak(value))
  }

  private static func isBreak(_ value: UInt32) -> Bool { value == 0x0A || value == 0x0D }

  /// The value of a numeric reference, or of an escape, and its end.
  private func scalar(at position: Int) -> (value: UInt32, end: Int)? {
    let rest = bytes[position...].prefix(12)
    if isXML {
      guard hasReferences, rest.starts(with: "&#".utf8), let end = rest.firstIndex(of: UInt8(ascii: ";"))
      else {
        return nil
      }
      let isHexadecimal = rest.starts(with: "&#x".utf8)
      let digits = rest[..<end].dropFirst(isHexadecimal ? 3 : 2)
      return UInt32(String(decoding: digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
        .map { ($0, end + 1) }
    }
    switch rest.dropFirst().first {
    case UInt8(ascii: "n"): return (0x0A, position + 2)
    case UInt8(ascii: "r"): return (0x0D, position + 2)
    case UInt8(ascii: "t"): return (0x09, position + 2)
    case UInt8(ascii: "u"):
      return UInt32(String(decoding: rest.dropFirst(2).prefix(4), as: UTF8.self), radix: 16)
        .map { ($0, position + 6) }
    default: return nil
    }
  }

  /// The number of bytes up to what may be a space: an escape is skipped whole, so that `\\n` is a backslash and a letter.
  private func lengthOfOther(at position: Int) -> Int {
    let isEscape = !isXML && bytes[position] == UInt8(ascii: "\\")
    return isEscape ? min(2, bytes.endIndex - position) : 1
  }
}
