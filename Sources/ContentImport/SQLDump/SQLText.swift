import UnicodeText

/// The bytes of values, with their escapes resolved.
enum SQLText {
  /// The bytes of a string; nil if an escape cannot be read.
  static func string(_ contents: ArraySlice<UInt8>, _ quoting: SQLQuoting) -> [UInt8]? {
    switch quoting {
    case .dollar: Array(contents)
    case .plain: unescaped(contents) { _, _ in false }
    case .escaped: unescaped(contents, escape)
    case .unicode: unescaped(contents, unicodeEscape)
    }
  }

  /// The bytes of a field of `COPY`, whose escapes have backslashes; nil if one is not complete.
  static func copied(_ field: ArraySlice<UInt8>) -> [UInt8]? {
    guard field.contains(UInt8(ascii: "\\")) else { return Array(field) }
    var reader = EscapeReader(rest: field)
    while let byte = reader.take() {
      guard byte == UInt8(ascii: "\\") else {
        reader.result.append(byte)
        continue
      }
      guard let letter = reader.take() else { return nil }
      if letter == UInt8(ascii: "v") { reader.result.append(0x0B) } else { reader.appendEscape(letter) }
    }
    return reader.result
  }

  /// - Parameter escape: Reads what follows a backslash; false if a backslash is a plain character. Nil if it cannot be read.
  private static func unescaped(
    _ contents: ArraySlice<UInt8>,
    _ escape: (inout EscapeReader, UInt8) -> Bool?
  ) -> [UInt8]? {
    var reader = EscapeReader(rest: contents)
    while let byte = reader.take() {
      if byte == UInt8(ascii: "'") {
        // The second of two.
        _ = reader.take()
        reader.result.append(byte)
      } else if byte == UInt8(ascii: "\\") {
        guard let isEscape = escape(&reader, byte) else { return nil }
        if !isEscape { reader.result.append(byte) }
      } else {
        reader.result.append(byte)
      }
    }
    return reader.result
  }

  /// An escape of `E'…'`.
  private static func escape(_ reader: inout EscapeReader, _ backslash: UInt8) -> Bool? {
    guard let letter = reader.take() else { return nil }
    switch letter {
    case UInt8(ascii: "u"): return reader.appendScalar(digits: 4) ? true : nil
    case UInt8(ascii: "U"): return reader.appendScalar(digits: 8) ? true : nil
    default:
      guard !reader.isInPair else { return nil }
      reader.appendEscape(letter)
      return true
    }
  }

  /// An escape of `U&'…'`.
  private static func unicodeEscape(_ reader: inout EscapeReader, _ backslash: UInt8) -> Bool? {
    if reader.rest.first == backslash {
      _ = reader.take()
      return reader.isInPair ? nil : false
    }
    if reader.rest.first == UInt8(ascii: "+") {
      _ = reader.take()
      return reader.appendScalar(digits: 6) ? true : nil
    }
    return reader.appendScalar(digits: 4) ? true : nil
  }
}

/// The rest of a value, and what has been read of it.
private struct EscapeReader {
  var rest: ArraySlice<UInt8>
  var result: [UInt8] = []
  /// The first half of a scalar that is written as two units of UTF-16.
  private var lead: UInt16?

  init(rest: ArraySlice<UInt8>) { self.rest = rest }

  /// Whether the second half of a scalar has to follow.
  var isInPair: Bool { lead != nil }

  mutating func take() -> UInt8? { rest.popFirst() }

  /// What a letter after a backslash means in strings and in `COPY`: a control character, a byte by its number, or itself.
  mutating func appendEscape(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): appendByte(octalAfter: letter)
    case UInt8(ascii: "x"): if !appendHexByte() { result.append(letter) }
    default: result.append(letter)
    }
  }

  /// Up to three octal digits, of which the first has been read.
  private mutating func appendByte(octalAfter first: UInt8) {
    var value = UInt32(first - UInt8(ascii: "0"))
    for _ in 0..<2 {
      guard let digit = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
      value = value * 8 + UInt32(digit - UInt8(ascii: "0"))
      rest.removeFirst()
    }
    result.append(UInt8(truncatingIfNeeded: value))
  }

  /// One or two hexadecimal digits; false if there is none.
  private mutating func appendHexByte() -> Bool {
    guard let first = rest.first?.hexDigitValue else { return false }
    rest.removeFirst()
    guard let second = rest.first?.hexDigitValue else {
      result.append(first)
      return true
    }
    rest.removeFirst()
    result.append(first * 16 + second)
    return true
  }

  /// A scalar, or a half of one; false if the digits are not there, or are not a scalar.
  mutating func appendScalar(digits: Int) -> Bool {
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let digit = take()?.hexDigitValue else { return false }
      value = value * 16 + UInt32(digit)
    }
    var scalar = Unicode.Scalar(value)
    if let first = lead {
      lead = nil
      scalar = UInt16(exactly: value).flatMap { Unicode.Scalar(lead: first, trail: $0) }
    } else if let unit = UInt16(exactly: value), UTF16.isLeadSurrogate(unit) {
      lead = unit
      return rest.first == UInt8(ascii: "\\")
    }
    guard let scalar, scalar.value != 0 else { return false }
    result.append(contentsOf: UTF8.encode(scalar) ?? .init())
    return true
  }
}
