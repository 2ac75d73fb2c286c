import Diagnostics
import UnicodeText

// Strings and their escapes.
extension JSONReader {
  /// Reads a string from its opening quote.
  ///
  /// - Parameter isKey: Whether it is the name in an object.
  mutating func readString(isKey: Bool = false) throws(Stop) -> RawValue {
    let start = scanner.position + 1
    var end = start
    let bytes = scanner.bytes
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\\"),
      bytes[end] >= 0x20
    {
      end += 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
      return try readEscapedString(from: start, isKey: isKey)
    }
    scanner.position = end + 1
    scanner.work.add(end - start)
    return rawString(start..<end, isReadable: true) { String(decoding: bytes[start..<end], as: UTF8.self) }
  }

  private func rawString(_ bytes: Range<Int>, isReadable: Bool, _ text: () -> String) -> RawValue {
    guard bytes.count <= scanner.limits.textBytes else {
      report(
        TextTooLong.finding("text", size: bytes.count, limit: scanner.limits.textBytes, at: range(bytes))
      )
      return RawValue(kind: .unreadable, text: "", range: range(bytes))
    }
    return RawValue(
      kind: isReadable ? .string : .unreadable,
      text: isReadable ? text() : "",
      range: range(bytes)
    )
  }

  /// Reads a string with escapes, or with control characters that should be escapes.
  private mutating func readEscapedString(from start: Int, isKey: Bool) throws(Stop) -> RawValue {
    scanner.position = start
    scanner.buffer.removeAll(keepingCapacity: true)
    var isReadable = true
    var hasLineBreak = false
    while let byte = scanner.peek, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        isReadable = try readEscape() && isReadable
        continue
      }
      if byte == 0x0A, scanner.isKey(at: scanner.position) {
        if isKey, let sign = scanner.otherQuote(ofKeyAt: start) {
          throw stop(MalformedJSON.otherQuote(scanner.text(sign), of: "key", at: range(sign)))
        }
        let line = scanner.bytes[start..<scanner.position]
        let isAfter = { (byte: UInt8) in byte == UInt8(ascii: ",") || byte.isXMLSpace }
        let lineEnd = line.lastIndex { !isAfter($0) }.map { $0 + 1 } ?? start
        if !isKey, let sign = scanner.otherQuote(ofNameIn: start..<lineEnd) {
          throw stop(MalformedJSON.otherQuote(scanner.text(sign), of: "text", at: range(sign)))
        }
        let end =
          isKey
          ? scanner.colon(afterKeyAt: start) ?? lineEnd : scanner.endBeforeBrackets(of: start..<lineEnd)
        throw stop(MalformedJSON.unclosedString(at: range((start - 1)..<start), end: range(end..<end)))
      }
      if byte < 0x20 {
        let isLineBreak = byte == 0x0A || byte == 0x0D
        // The lines of one string are one mistake.
        if !isLineBreak || !hasLineBreak {
          let range = range(scanner.position..<(scanner.position + 1))
          report(ControlInString.finding(Unicode.Scalar(byte), at: range))
        }
        hasLineBreak = hasLineBreak || isLineBreak
        isReadable = false
      }
      if scanner.buffer.count <= scanner.limits.textBytes { scanner.buffer.append(byte) }
      scanner.position += 1
    }
    guard scanner.peek != nil else {
      throw stop(MalformedJSON.unclosedString(at: range((start - 1)..<start)))
    }
    let end = scanner.position
    scanner.position += 1
    // One pass to the first escape, one to resolve, one to map offsets.
    scanner.work.add(3 * (end - start))
    let buffer = scanner.buffer
    if isReadable {
      assembler.context.log.record(SourceMap(json: scanner.bytes, start..<end), of: range(start..<end))
    }
    return rawString(start..<end, isReadable: isReadable) { String(decoding: buffer, as: UTF8.self) }
  }

  /// Reads one escape into the buffer; false after a report.
  private mutating func readEscape() throws(Stop) -> Bool {
    let start = scanner.position
    scanner.position += 1
    guard let letter = scanner.peek else { throw endOfFile() }
    if letter == UInt8(ascii: "u") { return readCodePoint(from: start) }
    guard let byte = JSONString.character(ofEscape: letter) else {
      let end = scanner.scalarEnd
      report(BadEscape.finding(scanner.text(start..<end), at: range(start..<end)))
      scanner.position = end
      return false
    }
    scanner.position += 1
    guard byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else {
      report(
        ForbiddenCharacter.finding(
          Unicode.Scalar(byte),
          isWritten: false,
          at: range(start..<scanner.position)
        )
      )
      return false
    }
    scanner.buffer.append(byte)
    return true
  }

  /// Reads `\uXXXX`, or the two of a surrogate pair, whose backslash is at `start`.
  private mutating func readCodePoint(from start: Int) -> Bool {
    guard let first = hexadecimal(at: start) else {
      let escape = scanner.bytes[start...].prefix(6)
      let end = escape.firstIndex(of: UInt8(ascii: "\"")) ?? escape.endIndex
      report(BadEscape.finding(scanner.text(start..<end), at: range(start..<end)))
      scanner.position = end
      return false
    }
    var scalar = Unicode.Scalar(first)
    scanner.position = start + 6
    if scalar == nil, let second = hexadecimal(at: start + 6),
      let pair = Unicode.Scalar(lead: first, trail: second)
    {
      scalar = pair
      scanner.position = start + 12
    }
    let escapeRange = range(start..<scanner.position)
    guard let scalar else {
      report(LoneSurrogate.finding(scanner.text(escapeRange.bytes), at: escapeRange))
      return false
    }
    guard !scalar.isForbiddenInText else {
      report(ForbiddenCharacter.finding(scalar, isWritten: false, at: escapeRange))
      return false
    }
    scanner.buffer.append(contentsOf: UTF8.encode(scalar) ?? .init())
    return true
  }

  /// The value of `\uXXXX` at an offset.
  private func hexadecimal(at start: Int) -> UInt16? {
    let escape = scanner.bytes[min(start, scanner.bytes.count)...].prefix(6)
    guard escape.count == 6, escape.starts(with: "\\u".utf8) else { return nil }
    var value: UInt16 = 0
    for byte in escape.dropFirst(2) {
      guard let digit = byte.hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}
