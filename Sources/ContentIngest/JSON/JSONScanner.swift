import UnicodeText

/// The bytes of a JSON file, and a position in them.
struct JSONScanner {
  let bytes: [UInt8]
  let limits: ContentIngest.Limits
  let work: WorkCounter
  var position: Int
  /// The offsets of the brackets that are not closed yet.
  var opened: [Int] = []
  /// The resolved part of the string in progress.
  var buffer: [UInt8] = []

  init(_ source: Source) {
    bytes = source.bytes
    limits = source.limits
    work = source.work
    position = source.start
  }

  /// The next byte; nil at the end.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func consume(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    let start = position
    while position < bytes.count, bytes[position].isXMLSpace { position += 1 }
    work.add(position - start)
  }

  /// Moves past a run of scalars outside of ASCII.
  private mutating func scan(_ isPart: (Unicode.Scalar) -> Bool) -> String.UnicodeScalarView? {
    let start = position
    while let byte = peek, byte >= 0x80, isPart(currentScalar) { position = scalarEnd }
    work.add(position - start)
    return position == start ? nil : text(start..<position).unicodeScalars
  }

  /// Moves past white space and other invisible characters that JSON does not allow outside of strings. Those that no file may contain
  /// have been reported.
  mutating func scanInvisible() -> String.UnicodeScalarView? {
    scan { $0.isBlank && !$0.isForbiddenInText }
  }

  /// Moves past the digits of another script, among which may be digits of ASCII.
  mutating func scanOtherDigits() -> String.UnicodeScalarView? {
    let start = position
    let isDigit = { (scalar: Unicode.Scalar) in scalar.properties.generalCategory == .decimalNumber }
    while scan(isDigit) != nil {
      while let byte = peek, byte.isASCIIDigit { position += 1 }
    }
    return position == start ? nil : text(start..<position).unicodeScalars
  }

  /// Moves past a separator of another language, or a semicolon.
  mutating func scanOtherComma() -> Unicode.Scalar? {
    let scalar = currentScalar
    guard peek != nil, [";", "\u{60C}", "\u{61B}", "\u{FF0C}", "\u{3001}"].contains(scalar) else {
      return nil
    }
    position = scalarEnd
    return scalar
  }

  /// Moves past a run of letters, digits and signs.
  mutating func scanWord() -> Range<Int> {
    let start = position
    while position < bytes.count, bytes[position].isJSONWord { position += 1 }
    work.add(position - start)
    return start..<position
  }

  /// Moves past a comment of JavaScript, or of a shell.
  mutating func scanComment() -> Range<Int>? {
    guard peek == UInt8(ascii: "/") || peek == UInt8(ascii: "#") else { return nil }
    let start = position
    let rest = bytes[position...]
    if rest.starts(with: "//".utf8) || rest.first == UInt8(ascii: "#") {
      position = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    } else if rest.starts(with: "/*".utf8) {
      position += 2
      while position < bytes.count,
        !bytes[..<position].suffix(2).elementsEqual("*/".utf8) || position < start + 4
      {
        position += 1
      }
    } else {
      return nil
    }
    work.add(position - start)
    return start..<position
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The number of spaces and tabs that begin the line of an offset.
  func indent(at offset: Int) -> Int {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = bytes[start..<offset]
    work.add(line.count)
    return line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  /// The indent of a byte that is the first of its line; nil for any other.
  func indent(ofLineStartingAt offset: Int) -> Int? {
    let blanks = bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .count
    work.add(blanks)
    let before = bytes[..<(offset - blanks)].last
    return before == UInt8(ascii: "\n") ? blanks : nil
  }

  /// The brackets that would close what is open, if they are few.
  var missingClosing: String {
    guard opened.count <= 8 else { return "" }
    return String(decoding: opened.reversed().map(closing), as: UTF8.self)
  }

  /// What closes the bracket at an offset.
  func closing(_ bracket: Int) -> UInt8 {
    bytes[bracket] == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }

  /// The bracket that closes the innermost open one, of whatever kind.
  var endOfOpenBracket: Int? {
    var depth = 0
    var position = position
    defer { work.add(position - self.position) }
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return position }
        depth -= 1
      case UInt8(ascii: "\""):
        position += 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
          position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
      default: break
      }
      position += 1
    }
    return nil
  }

  /// The quote that closes the string in single quotes at the current offset, before a sign after which no string goes on. Nil if the
  /// string contains a double quote, a backslash or another quote.
  var closingSingleQuote: Int? {
    let rest = bytes[(position + 1)...].prefix(limits.textBytes)
    let stops = Array("'\"\\\n\r".utf8)
    guard let end = rest.firstIndex(where: stops.contains), bytes[end] == UInt8(ascii: "'"),
      let next = bytes[(end + 1)...].prefix(64).first(where: { !$0.isXMLSpace }),
      Array(":,]}".utf8).contains(next)
    else { return nil }
    work.add(end - position)
    return end
  }

  /// The colon after a key without a closing quote whose first letter is at an offset.
  func colon(afterKeyAt offset: Int) -> Int? {
    let rest = bytes[offset...].prefix(64)
    guard let end = rest.firstIndex(where: { !$0.isJSONWord }), end > offset, bytes[end] == UInt8(ascii: ":")
    else { return nil }
    return end
  }

  /// Where a string without a closing quote ends: before the brackets at its end that close what was opened in its line.
  func endBeforeBrackets(of string: Range<Int>) -> Int {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    let isBracket = { (byte: UInt8) in byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") }
    let tail = bytes[string].suffix(16).reversed().prefix { isBracket($0) || isSpace($0) }.count
    let brackets = (string.upperBound - tail..<string.upperBound).filter { isBracket(bytes[$0]) }
    let line = (bytes[..<string.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    work.add(string.upperBound - line)
    let expected = opened.reversed().prefix { $0 >= line }.map(closing)
    let first = brackets.indices.first { expected.starts(with: brackets[$0...].map { bytes[$0] }) }
    guard let first else { return string.upperBound }
    return bytes[string.lowerBound..<brackets[first]].lastIndex { !isSpace($0) }.map { $0 + 1 }
      ?? string.lowerBound
  }

  /// Whether the next byte is a double quote, after which a key or value ends: one of some signs follows, or the file ends.
  func isQuote(before signs: StaticString) -> Bool {
    guard peek == UInt8(ascii: "\"") else { return false }
    let next = bytes[(position + 1)...].prefix(64).first { !$0.isXMLSpace }
    return next.map { next in signs.withUTF8Buffer { $0.contains(next) } } ?? true
  }

  /// Whether the next byte is a double quote, after which a key or value goes on through another quote in its line, before one of some
  /// signs.
  func isLateQuote(before signs: StaticString) -> Bool {
    guard peek == UInt8(ascii: "\""), let first = bytes[(position + 1)...].first,
      !first.isXMLSpace, !":,]}\"".utf8.contains(first)
    else { return false }
    return isTextToQuote(from: position + 1, before: signs)
  }

  /// Whether a text without its opening quote goes on from an offset through its closing quote in the same line, before one of some
  /// signs: `At any time",`.
  func isTextToQuote(from start: Int, before signs: StaticString) -> Bool {
    guard let end = quoteInLine(from: start) else { return false }
    let next = bytes[(end + 1)...].prefix(64).first { !$0.isXMLSpace }
    return next.map { next in signs.withUTF8Buffer { $0.contains(next) } } ?? false
  }

  /// The first quote from an offset in the same line, unless it is escaped.
  func quoteInLine(from start: Int) -> Int? {
    let line = bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    guard let quote = line.firstIndex(of: UInt8(ascii: "\"")), bytes[quote - 1] != UInt8(ascii: "\\") else {
      return nil
    }
    work.add(quote - start)
    return quote
  }

  /// Whether an element certainly ends at an offset: before a bracket, or before a comma at the end of its line or before a key.
  /// Before another comma a text may go on.
  func isEndOfElement(at offset: Int) -> Bool {
    let rest = bytes[min(offset, bytes.count)...].prefix(64).drop(while: \.isXMLSpace)
    guard let sign = rest.first else { return false }
    guard sign == UInt8(ascii: ",") else { return "]}".utf8.contains(sign) }
    let next = rest.dropFirst().first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return next == 0x0A || next == 0x0D || isKey(at: rest.startIndex + 1)
  }

  /// The last letters of a key after its closing quote, at the current offset: `"sourc"e: []`.
  var restOfKey: Range<Int>? {
    guard let end = bytes[position...].prefix(64).firstIndex(where: { !$0.isJSONWord }), end > position,
      bytes[position].isASCIILetter,
      bytes[end...].prefix(64).first(where: { !$0.isXMLSpace }) == UInt8(ascii: ":")
    else { return nil }
    return position..<end
  }

  /// The sign instead of the closing quote of a key whose first letter is at an offset: `"type): "hadith"`.
  func otherQuote(ofKeyAt offset: Int) -> Range<Int>? {
    let rest = bytes[offset...].prefix(64)
    guard let end = rest.firstIndex(where: { !$0.isJSONWord }), end > offset,
      let sign = text(end..<min(end + 4, bytes.count)).unicodeScalars.first,
      sign.properties.isQuotationMark || sign.isASCII && sign.value > 0x20 && sign != ":" && sign != "\\",
      bytes[(end + UTF8.width(sign))...].first == UInt8(ascii: ":")
    else { return nil }
    return end..<end + UTF8.width(sign)
  }

  /// The sign instead of the closing quote of a text that is a name, such as a slug: `"morning!,`. In a sentence it may belong to the
  /// text.
  func otherQuote(ofNameIn text: Range<Int>) -> Range<Int>? {
    let name = bytes[text].dropLast()
    let isInName = { (byte: UInt8) in
      byte.isASCIIDigit || byte == UInt8(ascii: "-") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
    }
    guard let sign = bytes[text].last, "!'`;:@#$%&*?/|".utf8.contains(sign),
      name.first?.isASCIILetter == true,
      name.allSatisfy(isInName)
    else { return nil }
    return text.upperBound - 1..<text.upperBound
  }

  /// Whether an object goes on at an offset with a key and a colon, or ends, as it does after a line whose closing quote was
  /// forgotten.
  func isKey(at offset: Int) -> Bool {
    guard let start = bytes[offset...].prefix(64).firstIndex(where: { !$0.isXMLSpace }),
      bytes[start] == UInt8(ascii: "\""),
      let end = bytes[(start + 1)...].prefix(64).firstIndex(where: { !$0.isJSONWord }),
      bytes[end] == UInt8(ascii: "\"")
    else { return false }
    return bytes[(end + 1)...].prefix(64).first { !$0.isXMLSpace } == UInt8(ascii: ":")
  }

  /// Whether a sign is at an offset, after white space.
  func isSign(_ sign: UInt8, at offset: Int) -> Bool {
    bytes[min(offset, bytes.count)...].prefix(64).first { !$0.isXMLSpace } == sign
  }

  /// Whether a value begins at an offset, after white space.
  func isValue(at offset: Int) -> Bool {
    guard let byte = bytes[min(offset, bytes.count)...].prefix(64).first(where: { !$0.isXMLSpace }) else {
      return false
    }
    return "\"{[-".utf8.contains(byte) || byte.isASCIIDigit || byte.isASCIILetter
  }

  /// The offset after the next scalar.
  var scalarEnd: Int {
    var end = min(position + 1, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  var currentScalar: Unicode.Scalar { text(position..<scalarEnd).unicodeScalars.first ?? " " }

  /// Whether a word is a number of JSON (RFC 8259, section 6).
  static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func digits() -> Bool {
      let count = rest.prefix(while: \.isASCIIDigit).count
      rest = rest.dropFirst(count)
      return count > 0
    }
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    if rest.first == UInt8(ascii: "0") {
      rest.removeFirst()
    } else if !digits() {
      return false
    }
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      guard digits() else { return false }
    }
    if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest.removeFirst() }
      guard digits() else { return false }
    }
    return rest.isEmpty
  }
}

extension UInt8 {
  /// Whether the byte can be part of a number or word outside quotes.
  var isJSONWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
