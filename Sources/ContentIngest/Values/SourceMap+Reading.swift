import Diagnostics

extension SourceMap {
  /// The map of a text in XML: the source between two tags, or two quotes.
  ///
  /// - Precondition: The bytes are well-formed.
  init(xml bytes: [UInt8], _ range: Range<Int>) {
    self.init(startingAt: range.lowerBound)
    var position = range.lowerBound
    var isInSection = false
    while position < range.upperBound {
      let rest = bytes[position..<range.upperBound]
      if isInSection, rest.starts(with: "]]>".utf8) {
        append(source: position..<(position + 3), length: 0)
        position += 3
        isInSection = false
      } else if rest.starts(with: [0x0D, 0x0A]) {
        append(source: position..<(position + 2), length: 1)
        position += 2
      } else if isInSection {
        position += 1
      } else if rest.first == UInt8(ascii: "&") {
        let end = (rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.endIndex - 1) + 1
        append(source: position..<end, length: Self.length(ofReference: bytes[position..<end]))
        position = end
      } else if rest.starts(with: "<![CDATA[".utf8) {
        append(source: position..<(position + 9), length: 0)
        position += 9
        isInSection = true
      } else if rest.first == UInt8(ascii: "<") {
        let end = Self.end(ofMarkup: rest)
        append(source: position..<end, length: 0)
        position = end
      } else {
        position += 1
      }
    }
  }

  /// The map of a text in JSON: the source between two quotes.
  ///
  /// - Precondition: The bytes are well-formed.
  init(json bytes: [UInt8], _ range: Range<Int>) {
    self.init(startingAt: range.lowerBound)
    var position = range.lowerBound
    while position < range.upperBound {
      guard bytes[position] == UInt8(ascii: "\\") else {
        position += 1
        continue
      }
      let rest = bytes[position..<range.upperBound]
      guard rest.starts(with: "\\u".utf8), let unit = Self.codeUnit(rest) else {
        append(source: position..<min(position + 2, range.upperBound), length: 1)
        position += 2
        continue
      }
      let isPair = (0xD800..<0xDC00).contains(unit)
      let end = min(position + (isPair ? 12 : 6), range.upperBound)
      append(source: position..<end, length: isPair ? 4 : Unicode.Scalar(unit).map(UTF8.width) ?? 0)
      position = end
    }
  }

  /// The end of a comment or processing instruction.
  private static func end(ofMarkup rest: ArraySlice<UInt8>) -> Int {
    let terminator = Array(rest.starts(with: "<!--".utf8) ? "-->".utf8 : "?>".utf8)
    let indices = rest.indices.dropFirst(2)
    let end = indices.first { rest[$0...].starts(with: terminator) }
    return end.map { $0 + terminator.count } ?? rest.endIndex
  }

  /// The UTF-8 width of a character reference such as `&#1600;` or `&#x640;`; 1 for the five entities of XML.
  private static func length(ofReference bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.starts(with: "&#".utf8) else { return 1 }
    return Unicode.Scalar(reference: bytes).map(UTF8.width) ?? 0
  }

  private static func codeUnit(_ rest: ArraySlice<UInt8>) -> UInt32? {
    UInt32(String(decoding: rest.dropFirst(2).prefix(4), as: UTF8.self), radix: 16)
  }
}
