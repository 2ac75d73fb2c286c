import Diagnostics
import UnicodeText

// The syntax of JSON: objects, arrays, and single values.
extension JSONReader {
  /// The name in an object.
  struct Key {
    /// Between the quotes, as written.
    var bytes: Range<Int>
    /// With escapes resolved.
    var text: String

    /// Whether it has characters that could not be read, which has been reported.
    var isUnreadable: Bool { text.isEmpty && !bytes.isEmpty }
  }

  /// Reads an object; `readValue` is called at the value of each key.
  mutating func readObject(
    _ readValue: (inout JSONReader, Key) throws(Stop) -> Void
  ) throws(Stop) {
    try open()
    var count = 0
    /// The value before, with its key.
    var last: (name: String, bytes: Range<Int>)?
    while try !isAtClosing(UInt8(ascii: "}"), count) {
      count += 1
      guard count <= scanner.limits.fields else {
        let open = scanner.opened.last ?? scanner.position
        throw stop(
          TooManyFields.finding("keys", limit: scanner.limits.fields, at: range(open..<(open + 1)))
        )
      }
      if let last, scanner.peek == UInt8(ascii: "{") {
        if scanner.bytes[last.bytes.lowerBound] == UInt8(ascii: "[") {
          throw try objectAfter(last.name, end: last.bytes.upperBound)
        }
        if let finding = unclosedObject(after: last.bytes) { throw stop(finding) }
      }
      if last == nil, let finding = secondBrace { throw stop(finding) }
      let key = try readKey()
      try skipSpace()
      guard scanner.consume(UInt8(ascii: ":")) else { throw missingColon(after: key) }
      try skipSpace()
      let start = scanner.position
      try readValue(&self, key)
      last = (key.text, start..<scanner.position)
    }
  }

  /// An object of an array that is not closed before the next one, which begins at the current offset. By the indent, it is either the
  /// current object, or its last value, which the brace of the current object has closed.
  private func unclosedObject(after last: Range<Int>) -> Finding? {
    guard let array = scanner.opened.dropLast().last, scanner.bytes[array] == UInt8(ascii: "["),
      let object = scanner.opened.last
    else { return nil }
    let brace = last.upperBound - 1
    if scanner.bytes[last.lowerBound] == UInt8(ascii: "{"),
      let indent = scanner.indent(ofLineStartingAt: brace),
      indent < scanner.indent(at: last.lowerBound)
    {
      let content = scanner.bytes[last.lowerBound..<brace]
      let end = content.lastIndex { !$0.isXMLSpace }.map { $0 + 1 } ?? brace
      let isOneLine = !scanner.bytes[last.lowerBound..<end].contains(UInt8(ascii: "\n"))
      return unclosed(last.lowerBound, end: end, isOneLine: isOneLine)
    }
    return isOutsideOpenBracket ? unclosed(object, end: last.upperBound, isOneLine: false) : nil
  }

  private func unclosed(_ object: Int, end: Int, isOneLine: Bool) -> Finding {
    MalformedJSON.unclosed(
      at: range(object..<object + 1),
      end: range(end..<end),
      next: "object",
      bracket: "}",
      closing: (isOneLine ? "" : "\n" + String(repeating: " ", count: scanner.indent(at: object))) + "}"
    )
  }

  /// An object that was added after the end of an array, as a finding.
  ///
  /// - Parameter end: The offset after the closing bracket of the array.
  private mutating func objectAfter(_ array: String, end: Int) throws(Stop) -> Stop {
    let start = scanner.position
    _ = try readValue()
    let last = scanner.bytes[..<(end - 1)].last { !$0.isXMLSpace }
    let objectEnd = scanner.position
    return stop(
      MalformedJSON.afterArray(
        array,
        at: range(start..<(start + 1)),
        bracket: range(end - 1..<end),
        end: last == UInt8(ascii: "[") ? nil : range(objectEnd..<objectEnd)
      )
    )
  }

  /// Reads an array; `readElement` is called at each element.
  mutating func readArray(_ readElement: (inout JSONReader) throws(Stop) -> Void) throws(Stop) {
    try open()
    var count = 0
    while try !isAtClosing(UInt8(ascii: "]"), count) {
      count += 1
      try readElement(&self)
    }
  }

  /// Reads any value. The content of an array or object is checked and dropped.
  mutating func readValue() throws(Stop) -> RawValue {
    let start = scanner.position
    switch scanner.peek {
    case UInt8(ascii: "\""): return try readString()
    case UInt8(ascii: "{"):
      try readObject { reader, _ throws(Stop) in try reader.skipValue() }
      return RawValue(kind: .object, text: "", range: range(start..<scanner.position))
    case UInt8(ascii: "["):
      try readArray { reader throws(Stop) in try reader.skipValue() }
      return RawValue(kind: .array, text: "", range: range(start..<scanner.position))
    case UInt8(ascii: "'"): throw singleQuotes()
    default: return try readWord()
    }
  }

  /// Reads a value that has no place in a record.
  mutating func skipValue() throws(Stop) {
    let firstScalar = range(scanner.position..<scanner.scalarEnd)
    if let finding = assembler.size.addIgnored(at: firstScalar) { throw stop(finding) }
    _ = try readValue()
  }

  /// Reads a key, through its closing quote.
  private mutating func readKey() throws(Stop) -> Key {
    switch scanner.peek {
    case UInt8(ascii: "\""):
      let string = try readString(isKey: true)
      return Key(bytes: string.range.bytes, text: string.text)
    case UInt8(ascii: "'"):
      throw singleQuotes()
    case let byte? where byte.isJSONWord:
      let word = scanner.scanWord()
      if scanner.isQuote(before: ":") {
        throw stop(
          MalformedJSON.missingOpeningQuote(scanner.text(word.prefix(64)), at: range(word), hasFix: true)
        )
      }
      if byte.isASCIILetter, let finding = lettersBeforeKey(word) { throw stop(finding) }
      if word.count == 1, !byte.isASCIILetter, !byte.isASCIIDigit, scanner.isKey(at: word.upperBound) {
        let sign = range(word)
        throw stop(MalformedJSON.extraSign(scanner.text(word), at: sign, edit: sign, .safe))
      }
      let key = scanner.text(word.prefix(64))
      let hasValue =
        scanner.bytes[word.upperBound...].prefix(64).first { !$0.isXMLSpace } == UInt8(ascii: ":")
      throw stop(
        hasValue ? UnquotedKey.finding(key, at: range(word)) : UnquotedKey.withoutValue(key, at: range(word))
      )
    default: throw unexpected("a key in double quotes", isNext: scanner.isKey)
    }
  }

  /// A text that begins before its opening quote, which is at the current offset: `M"orning"`.
  private func lateQuote(after word: Range<Int>) -> Finding? {
    guard word.count <= 64, scanner.isLateQuote(before: ",]}") else { return nil }
    let textRange = range(word.lowerBound..<word.upperBound + 1)
    return MalformedJSON.lateQuote(scanner.text(word), at: textRange, .unsafe)
  }

  /// The bytes of a key with escapes resolved; empty if the key could not be read.
  func name(of key: Key) -> ArraySlice<UInt8> {
    let written = scanner.bytes[key.bytes]
    // Every escape is longer than what it stands for.
    return written.count == key.text.utf8.count ? written : Array(key.text.utf8)[...]
  }

  /// Reads a number, `true`, `false` or `null`.
  private mutating func readWord() throws(Stop) -> RawValue {
    let start = scanner.position
    if let digits = scanner.scanOtherDigits() {
      let number = range(start..<scanner.position)
      report(NotAJSONValue.number(String(scalars: digits.prefix(64)), at: number))
      return RawValue(kind: .unreadable, text: "", range: number)
    }
    if let finding = extraColon { throw stop(finding) }
    if scanner.peek == UInt8(ascii: ","),
      scanner.bytes[..<start].last(where: { !$0.isXMLSpace }) == UInt8(ascii: ":")
    {
      throw stop(MalformedJSON.missingValue(at: range(start..<start + 1)))
    }
    guard let byte = scanner.peek, byte.isJSONWord else {
      // Before letters or digits the sign may begin a text whose opening quote is missing: `(Allah) said"`.
      throw unexpected("a value") { next in "\"{[".utf8.contains { scanner.isSign($0, at: next) } }
    }
    let word = scanner.scanWord()
    // No valid number is longer, so a cut number is as invalid as the whole one.
    let text = scanner.text(word.prefix(64))
    if scanner.isQuote(before: ",]}") {
      // The quote after `15` or `true` may be one too many.
      let isText = UInt8(ascii: "a") <= byte | 0x20 && !["true", "false", "null"].contains(text)
      throw stop(MalformedJSON.missingOpeningQuote(text, at: range(word), hasFix: isText))
    }
    if UInt8(ascii: "a") <= byte | 0x20, let finding = lateQuote(after: word) {
      throw stop(finding)
    }
    let kind: RawValue.Kind
    switch text {
    case "true", "false": kind = .boolean
    case "null": kind = .null
    case _ where JSONScanner.isNumber(scanner.bytes[word]): kind = .number
    case _
    where byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
      || byte.isASCIIDigit:
      report(NotAJSONValue.number(text, at: range(word)))
      kind = .unreadable
    default:
      if scanner.peek == UInt8(ascii: " "), scanner.isTextToQuote(from: scanner.position, before: ",]}") {
        throw stop(MalformedJSON.missingOpeningQuote(text, at: range(word), hasFix: true))
      }
      throw stop(NotAJSONValue.finding(text, at: range(word)))
    }
    return RawValue(kind: kind, text: text, range: range(word))
  }

  // MARK: Brackets and separators

  private mutating func open() throws(Stop) {
    guard scanner.opened.count < scanner.limits.depth else {
      let bracket = range(scanner.position..<(scanner.position + 1))
      throw stop(TooDeep.finding("objects and arrays", limit: scanner.limits.depth, at: bracket))
    }
    scanner.opened.append(scanner.position)
    scanner.position += 1
  }

  /// Whether the current byte begins a line that is indented no further than the line of the innermost open bracket, which has
  /// elements on lines of their own.
  private var isOutsideOpenBracket: Bool {
    guard let open = scanner.opened.last else { return false }
    let before = scanner.bytes[open..<scanner.position]
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    guard let lineEnd = before.lastIndex(where: { !isBlank($0) }), before[lineEnd] == UInt8(ascii: "\n")
    else {
      return false
    }
    return scanner.position - lineEnd - 1 <= scanner.indent(at: open)
  }

  /// Moves to the next element, or past the closing bracket. `count` elements have been read.
  private mutating func isAtClosing(_ closing: UInt8, _ count: Int) throws(Stop) -> Bool {
    let end = scanner.position
    try skipSpace()
    let comma = scanner.position
    if count > 0, scanner.peek != closing {
      let isComma = scanner.consume(UInt8(ascii: ","))
      if !isComma {
        guard isBeforeElement(closing), let other = scanner.scanOtherComma() else {
          throw missingComma(after: end, closing, isFirst: count == 1)
        }
        report(MalformedJSON.otherComma(other, at: range(comma..<scanner.position)))
      }
      try skipSpace()
      if isComma, scanner.peek == closing { report(TrailingComma.finding(at: range(comma..<(comma + 1)))) }
    }
    guard scanner.consume(closing) else { return false }
    scanner.opened.removeLast()
    return true
  }

  /// Whether a key, or the end of the object, is after the sign at the current offset, or an array may go on. In `"a"، "b"` without a
  /// colon the sign may be one of a text with quotation marks.
  private func isBeforeElement(_ closing: UInt8) -> Bool {
    let next = scanner.scalarEnd
    return closing == UInt8(ascii: "]") || scanner.isKey(at: next)
      || scanner.bytes[next...].prefix(64).first { !$0.isXMLSpace } == closing
  }

  /// - Parameters:
  ///   - end: The offset after the element.
  ///   - isFirst: Whether the element is the first one.
  private func missingComma(after end: Int, _ closing: UInt8, isFirst: Bool) -> Stop {
    if let finding = otherBracket(after: end, closing, isFirst: isFirst) { return stop(finding) }
    if let sign = scanner.peek, ":.=".utf8.contains(sign), closing == UInt8(ascii: "}"),
      scanner.isKey(at: scanner.position + 1)
    {
      let signRange = range(scanner.position..<scanner.position + 1)
      return stop(MalformedJSON.otherComma(scanner.currentScalar, at: signRange))
    }
    switch scanner.peek {
    case UInt8(ascii: "\"")? where isOutsideOpenBracket,
      UInt8(ascii: "{")? where closing == UInt8(ascii: "}"):
      let open = scanner.opened.last ?? end
      let bracket = String(Unicode.Scalar(closing))
      let finding = MalformedJSON.unclosed(
        at: range(open..<(open + 1)),
        end: range(end..<end),
        next: scanner.peek == UInt8(ascii: "{") ? "object" : "key",
        bracket: bracket + ",",
        closing: "\n" + String(repeating: " ", count: scanner.indent(at: open)) + bracket + ","
      )
      return stop(finding)
    case let byte? where (byte.isJSONWord || byte >= 0x80) && isDoubledQuote(before: end):
      return stop(MalformedJSON.extraQuote(at: range(end - 1..<end)))
    case UInt8(ascii: "\"")? where isExtraQuote(after: end):
      let mayBeText = scanner.bytes[end - 1] == UInt8(ascii: "]")
      return stop(MalformedJSON.extraQuote(at: range(end..<end + 1), mayBeText: mayBeText))
    case UInt8(ascii: "\"")? where scanner.bytes[end - 2..<end].elementsEqual(",\"".utf8):
      return stop(MalformedJSON.commaInString(at: range(end - 2..<end)))
    case let byte?
    where closing == UInt8(ascii: "]")
      ? "\"{[".utf8.contains(byte) : byte == UInt8(ascii: "\"") && isStringBeforeColon:
      return stop(MalformedJSON.missingComma(at: range(end..<end)))
    case let byte?
    where end == scanner.position && byte.isJSONWord && scanner.bytes[end - 1] == UInt8(ascii: "\""):
      return stop(MalformedJSON.quoteInString(at: range(end - 1..<end)))
    // Letters of other scripts are only in strings.
    case let byte?
    where byte >= 0x80 && scanner.bytes[end - 1] == UInt8(ascii: "\"")
      && scanner.currentScalar.properties.isAlphabetic:
      return stop(MalformedJSON.quoteInString(at: range(end - 1..<end)))
    default:
      return unexpected("a comma or `\(Unicode.Scalar(closing))`") { next in
        scanner.isSign(closing, at: next) || scanner.isSign(UInt8(ascii: ","), at: next)
      }
    }
  }

  /// Whether the string at the current offset is a key. In `"xp": 15 "a", "id": 1` it is one text or value too many.
  private var isStringBeforeColon: Bool {
    guard let quote = scanner.quoteInLine(from: scanner.position + 1) else { return false }
    return scanner.isSign(UInt8(ascii: ":"), at: quote + 1)
  }

  /// Whether the current text follows two quotes, and another closes it: `""a",`.
  private func isDoubledQuote(before end: Int) -> Bool {
    let before = scanner.bytes[..<end].suffix(3)
    guard end == scanner.position, before.dropFirst().elementsEqual("\"\"".utf8),
      before.first.map({ " :[".utf8.contains($0) }) == true, let quote = scanner.quoteInLine(from: end)
    else { return false }
    // In `""Allah", he said"` the second quote belongs to the text.
    return scanner.isEndOfElement(at: quote + 1)
  }

  /// Whether the current quote follows that of a string or a bracket, and the end of the element follows it: `"a"",` and `}",`.
  private func isExtraQuote(after end: Int) -> Bool {
    guard end == scanner.position, "\"}]".utf8.contains(scanner.bytes[end - 1]) else { return false }
    let rest = scanner.bytes[(end + 1)...].prefix(64).drop { $0 == UInt8(ascii: " ") }
    return rest.first.map { ",]}\r\n".utf8.contains($0) } ?? true
  }

  /// Skips white space, and comments and invisible characters after a report.
  mutating func skipSpace() throws(Stop) {
    while true {
      scanner.skipSpace()
      let start = scanner.position
      if let comment = scanner.scanComment() {
        report(JSONComment.finding(at: range(comment)))
      } else if let invisible = scanner.scanInvisible() {
        report(MalformedJSON.invisible(invisible, at: range(start..<scanner.position)))
      } else {
        return
      }
    }
  }
}
