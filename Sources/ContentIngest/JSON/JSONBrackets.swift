import Diagnostics
import UnicodeText

// Brackets of the other kind.
extension JSONReader {
  /// What is wrong where an element is followed by the closing bracket of the other kind, or the first one of an array by a colon.
  ///
  /// - Parameters:
  ///   - end: The offset after the element.
  ///   - closing: The bracket that closes what is open.
  func otherBracket(after end: Int, _ closing: UInt8, isFirst: Bool) -> Finding? {
    guard let open = scanner.opened.last, let found = scanner.peek else { return nil }
    if found == UInt8(ascii: ":"), closing == UInt8(ascii: "]"), isFirst,
      scanner.bytes[end - 1] == UInt8(ascii: "\"")
    {
      return objectInArrayBrackets(open)
    }
    guard found != closing, "]}".utf8.contains(found), let isWrong = isWrongBracket(found) else { return nil }
    let bracket = String(Unicode.Scalar(closing))
    if isWrong {
      return MalformedJSON.otherBracket(
        bracket,
        at: range(scanner.position..<scanner.position + 1),
        opened: range(open..<open + 1)
      )
    }
    let isOneLine = !scanner.bytes[open..<end].contains(UInt8(ascii: "\n"))
    let space = isOneLine ? "" : "\n" + String(repeating: " ", count: scanner.indent(at: open))
    return MalformedJSON.unclosed(
      at: range(open..<open + 1),
      end: range(end..<end),
      next: "bracket",
      bracket: bracket,
      closing: space + bracket
    )
  }

  /// Whether the bracket at the current offset closes the innermost value with the wrong sign. If it closes the outer one, the
  /// right sign is missing before it. Nil if that cannot be told.
  private func isWrongBracket(_ found: UInt8) -> Bool? {
    guard let inner = scanner.opened.last, let outer = scanner.opened.dropLast().last,
      scanner.closing(outer) == found
    else { return true }
    if let indent = scanner.indent(ofLineStartingAt: scanner.position) {
      let indents = (scanner.indent(at: inner), scanner.indent(at: outer))
      if indents.0 != indents.1, indent == indents.0 || indent == indents.1 { return indent == indents.0 }
    }
    let next = scanner.bytes[(scanner.position + 1)...].prefix(64).drop(while: \.isXMLSpace)
    switch next.first {
    case nil where scanner.opened.count == 2: return false
    case UInt8(ascii: "]")? where found == UInt8(ascii: "]"): return true
    case UInt8(ascii: "}")? where found == UInt8(ascii: "]"): return false
    case UInt8(ascii: ",")? where found == UInt8(ascii: "]"): return !scanner.isKey(at: next.startIndex + 1)
    default: return nil
    }
  }

  /// A second opening brace, as in `"title": {{"en": "Morning"}`. If an object follows the one that it opens, the first brace
  /// should be the bracket of an array.
  var secondBrace: Finding? {
    let start = scanner.position
    guard scanner.peek == UInt8(ascii: "{"), scanner.isKey(at: start + 1) else { return nil }
    var inner = scanner
    inner.position = start + 1
    if let end = inner.endOfOpenBracket {
      let rest = scanner.bytes[(end + 1)...].prefix(64).filter { !$0.isXMLSpace }
      if rest.starts(with: ",{".utf8) { return nil }
    }
    let brace = range(start..<start + 1)
    return MalformedJSON.extraSign("{", at: brace, edit: brace, .unsafe)
  }

  /// Keys with values between the brackets of an array.
  private func objectInArrayBrackets(_ open: Int) -> Finding {
    let end = scanner.endOfOpenBracket
    let isClosedAsArray = end.map { scanner.bytes[$0] == UInt8(ascii: "]") } == true
    return MalformedJSON.objectInArrayBrackets(
      at: range(open..<open + 1),
      colon: range(scanner.position..<scanner.position + 1),
      closing: isClosedAsArray ? end.map { range($0..<$0 + 1) } : nil,
      hasFix: end != nil
    )
  }
}
