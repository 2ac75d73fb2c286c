import UnicodeText

extension JSONReader {
  mutating func literal(_ text: StaticString) throws(JSONFailure) {
    let name = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    guard bytes[position...].starts(with: name) else { throw .syntax }
    position &+= text.utf8CodeUnitCount
  }

  /// Consumes a number; nil if it is not whole or does not fit.
  mutating func scanNumber() throws(JSONFailure) -> Int? {
    let start = position
    if byte == UInt8(ascii: "-") { position &+= 1 }
    let first = position
    while byte.isASCIIDigit { position &+= 1 }
    guard position > first, bytes[first] != UInt8(ascii: "0") || position == first + 1 else { throw .syntax }
    let end = position
    if byte == UInt8(ascii: ".") {
      position &+= 1
      try scanDigits()
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      position &+= 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position &+= 1 }
      try scanDigits()
    }
    guard position == end else { return nil }
    var number = 0
    for digit in bytes[first..<end] {
      // Counted down, because the lowest number has no positive counterpart.
      let (product, overflowed) = number.multipliedReportingOverflow(by: 10)
      let (difference, underflowed) = product.subtractingReportingOverflow(Int(digit & 0xF))
      guard !overflowed, !underflowed else { return nil }
      number = difference
    }
    guard first == start else { return number }
    return number == .min ? nil : -number
  }

  private mutating func scanDigits() throws(JSONFailure) {
    guard byte.isASCIIDigit else { throw .syntax }
    while byte.isASCIIDigit { position &+= 1 }
  }

  /// The current byte; 0 at the end.
  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Consumes a string, and returns what is between its quotation marks.
  mutating func scanString() throws(JSONFailure) -> (
    bytes: UnsafeBufferPointer<UInt8>, hasEscapes: Bool
  ) {
    let start = position &+ 1
    var hasEscapes = false
    position = start
    while true {
      position = endOfPlainText(from: position)
      guard position < bytes.count else { throw .syntax }
      switch bytes[position] {
      case UInt8(ascii: "\""):
        let text = UnsafeBufferPointer(rebasing: bytes[start..<position])
        position &+= 1
        return (text, hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        // The escaped character, so that a quotation mark does not end the string.
        position &+= 2
      default:
        throw .syntax
      }
    }
  }

  private static let eachByte: UInt64 = 0x0101_0101_0101_0101
  private static let highestBits: UInt64 = 0x8080_8080_8080_8080

  /// The position of the first quotation mark, backslash or control character from here on, or of the end.
  private func endOfPlainText(from start: Int) -> Int {
    var position = start
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return position }
    while position &+ 8 <= bytes.count {
      // Eight bytes from here are in the buffer. A byte of each term has its highest bit set if it is one to stop at; only the
      // bytes after the first such one may have it set wrongly.
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      let quotes = word ^ Self.eachByte &* UInt64(UInt8(ascii: "\""))
      let backslashes = word ^ Self.eachByte &* UInt64(UInt8(ascii: "\\"))
      let stops =
        ((word &- Self.eachByte &* 0x20) & ~word | (quotes &- Self.eachByte) & ~quotes
          | (backslashes &- Self.eachByte) & ~backslashes) & Self.highestBits
      if stops != 0 { return position &+ stops.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      position &+= 1
    }
    return position
  }
}
