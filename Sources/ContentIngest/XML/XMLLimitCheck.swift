import Diagnostics
import UnicodeText

/// Finds what must not reach the XML parser: a document type declaration, and parts beyond the limits.
///
/// The parser compares every attribute of a tag with every other and keeps whole attributes, comments and instructions in
/// memory, so these are bounded first. Text is not: the parser passes it on in pieces.
struct XMLLimitCheck {
  private let bytes: [UInt8]
  private let limits: ContentIngest.Limits
  private var position: Int
  private var depth = 0

  /// Returns whether the file may be parsed. Otherwise reports the first reason.
  static func check(_ source: Source, log: FindingLog) -> Bool {
    var check = XMLLimitCheck(source)
    defer { source.work.add(check.position - source.start) }
    while let open = check.next(UInt8(ascii: "<")) {
      if let finding = check.markup(at: open, log: log) {
        log.report(finding)
        return false
      }
    }
    return true
  }

  private init(_ source: Source) {
    bytes = source.bytes
    limits = source.limits
    position = source.start
  }

  /// Moves past the next such byte and returns its offset.
  private mutating func next(_ byte: UInt8) -> Int? {
    let found = bytes.withUnsafeBytes { $0.firstIndex(of: byte, from: position) }
    position = found.map { $0 + 1 } ?? bytes.count
    return found
  }

  private mutating func markup(at open: Int, log: FindingLog) -> Finding? {
    if starts(with: "!--") {
      return delimited(from: open, by: "-->", "comment", log: log)
    } else if starts(with: "![CDATA[") {
      _ = skip(to: "]]>")
      return nil
    } else if starts(with: "!"), bytes[position...].dropFirst().first?.isASCIILetter == true {
      let end = bytes[position...].firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "[") }
      return DocumentTypeDeclaration.finding(at: log.range(open..<(end ?? bytes.count)))
    } else if starts(with: "?") {
      return delimited(from: open, by: "?>", "processing instruction", log: log)
    } else if starts(with: "/") {
      depth -= 1
      return nil
    }
    return startTag(at: open, log: log)
  }

  private mutating func delimited(from open: Int, by end: StaticString, _ what: String, log: FindingLog)
    -> Finding?
  {
    guard let end = skip(to: end), end - open > limits.textBytes else { return nil }
    return TextTooLong.finding(
      what,
      size: end - open,
      limit: limits.textBytes,
      at: log.range(open..<(open + 2))
    )
  }

  private mutating func startTag(at open: Int, log: FindingLog) -> Finding? {
    var attributes = 0
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let quote = position
        position += 1
        // A `<` is not allowed in a value: the parser stops there, if not before.
        while position < bytes.count, bytes[position] != byte, bytes[position] != UInt8(ascii: "<") {
          position += 1
        }
        if position - quote > limits.textBytes {
          return TextTooLong.finding(
            "attribute value",
            size: position - quote - 1,
            limit: limits.textBytes,
            at: log.range(quote..<(quote + 1))
          )
        }
        attributes += 1
        if attributes > limits.fields {
          return TooManyFields.finding("attributes", limit: limits.fields, at: log.range(open..<(quote + 1)))
        }
        if position < bytes.count, bytes[position] == byte { position += 1 }
      case UInt8(ascii: ">"):
        if bytes[position - 1] != UInt8(ascii: "/") { depth += 1 }
        position += 1
        return depth > limits.depth
          ? TooDeep.finding("elements", limit: limits.depth, at: log.range(open..<position)) : nil
      case UInt8(ascii: "<"): return nil
      default: position += 1
      }
    }
    return nil
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// Moves past the next `text`, or to the end. Returns the new offset.
  private mutating func skip(to text: StaticString) -> Int? {
    text.withUTF8Buffer { text in
      while next(text[text.count - 1]) != nil {
        let start = position - text.count
        if bytes[start..<position].elementsEqual(text) { return position }
      }
      return bytes.count
    }
  }
}
