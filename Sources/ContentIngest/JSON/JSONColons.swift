import Diagnostics
import UnicodeText

// The colon between a key and its value: missing, in the wrong place, another sign, or one too many.
extension JSONReader {
  /// Only before a string is the colon certainly what is missing.
  func missingColon(after key: Key) -> Stop {
    let end = key.bytes.upperBound + 1
    if let finding = misplacedColon(end) ?? otherColon { return stop(finding) }
    // `"status: "unreviewed"`
    if scanner.position == end, let colon = scanner.colon(afterKeyAt: key.bytes.lowerBound) {
      let quote = key.bytes.lowerBound - 1
      return stop(MalformedJSON.unclosedString(at: range(quote..<quote + 1), end: range(colon..<colon)))
    }
    if scanner.position == end, let sign = scanner.otherQuote(ofKeyAt: key.bytes.lowerBound) {
      return stop(MalformedJSON.otherQuote(scanner.text(sign), of: "key", at: range(sign)))
    }
    if let finding = lettersAfterKey(key) { return stop(finding) }
    let isLast = scanner.peek.map { ",}".utf8.contains($0) } == true
    if !key.isUnreadable, isLast || scanner.isKey(at: scanner.position) {
      return stop(MalformedJSON.keyWithoutValue(key.text, at: range(key.bytes)))
    }
    let isValue = scanner.peek.map { "\"{[".utf8.contains($0) || $0.isASCIIDigit } == true
    guard isValue, scanner.peek == UInt8(ascii: "\"") || scanner.position > end else {
      return unexpected("a colon after the key") { scanner.isSign(UInt8(ascii: ":"), at: $0) }
    }
    return stop(MalformedJSON.missingColon(at: range(end..<end)))
  }

  /// A colon beside the wrong quotation mark, or one mark too many: `"slug"": "x"`, `"slug"":x"`, `"slug:" "x"` and `""slug": "x"`.
  ///
  /// - Parameter end: The offset after the closing quote of the key.
  private func misplacedColon(_ end: Int) -> Finding? {
    let bytes = scanner.bytes
    if bytes[end - 2] == UInt8(ascii: ":"), let next = scanner.peek, "{[".utf8.contains(next) {
      return MalformedJSON.colonInString(at: range(end - 2..<end), write: "\":", .safe)
    }
    // `""slug": "x"`
    if bytes[end - 2] == UInt8(ascii: "\""), bytes[end - 3] != UInt8(ascii: "\\"),
      end == scanner.position, scanner.isKey(at: end - 1)
    {
      return MalformedJSON.extraQuote(at: range(end - 1..<end))
    }
    guard scanner.peek == UInt8(ascii: "\"") else { return nil }
    if end == scanner.position, bytes[(end + 1)...].first == UInt8(ascii: ":") {
      let isBeforeValue = bytes[(end + 2)...].first.map { $0.isXMLSpace || "\"{[".utf8.contains($0) } ?? false
      return isBeforeValue
        ? MalformedJSON.extraQuote(at: range(end..<end + 1))
        : MalformedJSON.colonInString(at: range(end..<end + 2), write: ":\"", .unsafe)
    }
    guard bytes[end - 2] == UInt8(ascii: ":") else { return nil }
    return MalformedJSON.colonInString(at: range(end - 2..<end), write: "\":", .safe)
  }

  /// Another sign between a key and its value: `"slug"= "a"`, `"slug" => "a"` and `"slug", "a"`.
  private var otherColon: Finding? {
    let start = scanner.position
    let arrows = ["=>", "->"].filter { scanner.bytes[start...].starts(with: $0.utf8) }
    let end = arrows.isEmpty ? scanner.scalarEnd : start + 2
    let commas: Set<Unicode.Scalar> = [",", ";", "\u{60C}", "\u{61B}"]
    let isComma = scanner.peek != nil && commas.contains(scanner.currentScalar)
    let isOther = scanner.peek != nil && ["=", ".", "\u{FF1A}"].contains(scanner.currentScalar)
    guard !arrows.isEmpty || isComma || isOther, scanner.isValue(at: end), !scanner.isKey(at: end) else {
      return nil
    }
    return MalformedJSON.otherColon(
      scanner.text(start..<end),
      at: range(start..<end),
      isComma ? .unsafe : .safe
    )
  }

  /// Whether the next byte is a sign of numbers before a text, an object or an array: `"slug":- "a"`.
  private var isSignOfNoNumber: Bool {
    guard let sign = scanner.peek, "-+.".utf8.contains(sign),
      let next = scanner.bytes[(scanner.position + 1)...].prefix(64).first(where: { !$0.isXMLSpace })
    else { return false }
    return "\"{[".utf8.contains(next)
  }

  /// A sign between the colon and the value: `"slug": : "a"` and `"slug":= "a"`.
  var extraColon: Finding? {
    let start = scanner.position
    guard let sign = scanner.peek, ":=;,".utf8.contains(sign) || isSignOfNoNumber,
      let colon = scanner.bytes[..<start].lastIndex(where: { !$0.isXMLSpace }),
      scanner.bytes[colon] == UInt8(ascii: ":"), scanner.isValue(at: start + 1),
      !scanner.isKey(at: start + 1)
    else { return nil }
    let isComma = sign == UInt8(ascii: ",") || sign == UInt8(ascii: ";")
    let isBeforeSpace = scanner.bytes[(start + 1)...].first?.isXMLSpace == true
    return MalformedJSON.extraSign(
      scanner.text(start..<start + 1),
      at: range(start..<start + 1),
      edit: range((isBeforeSpace ? colon + 1 : start)..<start + 1),
      isComma ? .unsafe : .safe
    )
  }
}
