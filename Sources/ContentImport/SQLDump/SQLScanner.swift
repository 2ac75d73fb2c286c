import UnicodeText

/// Reads the tokens of SQL as PostgreSQL does. Each byte is looked at a bounded number of times, whatever the file.
struct SQLScanner {
  let bytes: [UInt8]
  var position: Int
  /// Whether a backslash in `'…'` is a plain character, as it is unless a dump says otherwise.
  var hasStandardStrings = true

  /// PostgreSQL's longest name, in bytes; longer tags of `$tag$` are not strings.
  private static let nameLength = 63

  init(_ bytes: [UInt8], at position: Int = 0) { (self.bytes, self.position) = (bytes, position) }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The next token; nil at the end.
  mutating func next() throws(SQLProblem) -> SQLToken? {
    try skipSpace()
    guard let byte = peek else { return nil }
    let start = position
    switch byte {
    case UInt8(ascii: "'"): return .string(try quoted("string"), hasStandardStrings ? .plain : .escaped)
    case UInt8(ascii: "\""): return .name(try quoted("name"))
    case UInt8(ascii: "$"):
      if let body = try dollarQuoted() { return .string(body, .dollar) }
    case UInt8(ascii: "E"), UInt8(ascii: "e"):
      if self.byte(after: 1) == UInt8(ascii: "'") {
        position += 1
        return .string(try quoted("string", hasEscapes: true), .escaped)
      }
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      if self.byte(after: 1) == UInt8(ascii: "&"), self.byte(after: 2) == UInt8(ascii: "'") {
        position += 2
        return .string(try quoted("string", hasEscapes: false), .unicode)
      }
    case UInt8(ascii: ":"):
      if self.byte(after: 1) == byte {
        position += 2
        return .cast
      }
    default: break
    }
    if Self.isWord(byte) || Self.isSign(byte) && self.byte(after: 1)?.isASCIIDigit == true {
      position += 1
      while let byte = peek, Self.isWord(byte) || byte == UInt8(ascii: ".") && isNumber(from: start) {
        position += 1
      }
      return .word(start..<position)
    }
    position += 1
    return .symbol(byte)
  }

  /// Moves past the end of the statement that begins at an offset. Within brackets, and in the body of a routine between
  /// `BEGIN ATOMIC` and `END`, a semicolon does not end it.
  mutating func skipStatement(from start: Int) throws(SQLProblem) {
    var brackets = 0
    var blocks = 0
    while let token = try next() {
      switch token {
      case .symbol(UInt8(ascii: "(")): brackets += 1
      case .symbol(UInt8(ascii: ")")): brackets = max(0, brackets - 1)
      case .symbol(UInt8(ascii: ";")) where brackets == 0 && blocks == 0: return
      case .word(let word):
        if isWord(word, "ATOMIC") || blocks > 0 && isWord(word, "CASE") {
          blocks += 1
        } else if blocks > 0, isWord(word, "END") {
          blocks -= 1
        }
      case .symbol, .name, .string, .cast: break
      }
    }
    throw .unclosed("statement", at: start)
  }

  /// Whether a word is a keyword, in any letter case.
  private func isWord(_ range: Range<Int>, _ keyword: StaticString) -> Bool {
    range.count == keyword.utf8CodeUnitCount
      && zip(bytes[range], UnsafeBufferPointer(start: keyword.utf8Start, count: keyword.utf8CodeUnitCount))
        .allSatisfy { $0 & 0xDF == $1 }
  }

  /// Moves to the next line.
  mutating func skipLine() {
    while let byte = peek {
      position += 1
      if byte == 0x0A { return }
    }
  }

  private func byte(after count: Int) -> UInt8? {
    position + count < bytes.count ? bytes[position + count] : nil
  }

  /// Whether the word that begins there is a number so far, which may have a point.
  private func isNumber(from start: Int) -> Bool {
    bytes[start].isASCIIDigit || Self.isSign(bytes[start])
  }

  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") }

  /// Letters of all scripts, digits and the underscore.
  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  // MARK: Space and comments

  mutating func skipSpace() throws(SQLProblem) {
    while let byte = peek {
      if (0x09...0x0D).contains(byte) || byte == 0x20 {
        position += 1
      } else if byte == UInt8(ascii: "-"), self.byte(after: 1) == byte {
        skipLine()
      } else if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// Comments may be in comments.
  private mutating func skipComment() throws(SQLProblem) {
    let start = position
    var depth = 0
    while let byte = peek {
      if byte == UInt8(ascii: "/"), self.byte(after: 1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte == UInt8(ascii: "*"), self.byte(after: 1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    throw .unclosed("comment", at: start)
  }

  // MARK: Strings

  /// The contents between the quote at the position and the next that is not doubled.
  private mutating func quoted(_ what: String, hasEscapes: Bool? = nil) throws(SQLProblem) -> Range<Int> {
    let quote = bytes[position]
    let hasEscapes = hasEscapes ?? (quote == UInt8(ascii: "'") && !hasStandardStrings)
    let start = position
    position += 1
    while let byte = peek {
      if byte == UInt8(ascii: "\\"), hasEscapes {
        position += 2
      } else if byte == quote {
        guard self.byte(after: 1) == quote else {
          defer { position += 1 }
          return (start + 1)..<position
        }
        position += 2
      } else {
        position += 1
      }
    }
    throw .unclosed(what, at: start)
  }

  /// The contents of `$tag$…$tag$`; nil if a tag does not begin at the position, as in `$1`.
  private mutating func dollarQuoted() throws(SQLProblem) -> Range<Int>? {
    let start = position
    var end = position + 1
    while end < bytes.count, end - start <= Self.nameLength, Self.isWord(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "$"), !bytes[start + 1].isASCIIDigit else {
      return nil
    }
    let tag = bytes[start...end]
    var index = end + 1
    while index + tag.count <= bytes.count {
      if bytes[index] == UInt8(ascii: "$"), bytes[index..<(index + tag.count)].elementsEqual(tag) {
        position = index + tag.count
        return (end + 1)..<index
      }
      index += 1
    }
    throw .unclosed("string", at: start)
  }
}
