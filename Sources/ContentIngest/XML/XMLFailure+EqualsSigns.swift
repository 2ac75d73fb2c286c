import Diagnostics
import UnicodeText

// Mistakes in the equals signs between the names and values of attributes.
extension XMLFailure {
  /// A value in quotes right after the name of its attribute.
  func missingEquals() -> Finding? {
    let start = offset
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") else {
      return nil
    }
    let before = bytes[..<start].dropLast(while: \.isXMLSpace)
    guard let space = before.suffix(256).lastIndex(where: \.isXMLSpace) else { return nil }
    let name = space + 1..<before.endIndex
    if let finding = otherEquals(name, value: start) { return finding }
    // `cat""egory="x"`, with two quotes that an editor has added.
    let next = bytes[(start + 1)...].prefix(2)
    if next.first == bytes[start], next.last?.isASCIILetter == true { return nil }
    // `category"=x"`
    let isInValue = bytes[(start + 1)...].first == UInt8(ascii: "=")
    if isInValue, isQuoteOfValue(start + 2) {
      return MalformedXML.extraSign(source.text(start..<start + 1), at: range(start..<start + 1))
    }
    return MalformedXML.missingEquals(
      source.text(name),
      quote: isInValue ? source.text(start..<start + 1) : nil,
      at: range(name),
      end: range(name.upperBound..<start + (isInValue ? 2 : 0))
    )
  }

  /// Whether a value begins with a quote there: `category"="x"`. In `category"="` a value without characters ends.
  private func isQuoteOfValue(_ index: Int) -> Bool {
    guard let quote = bytes[index...].first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let next = bytes[(index + 1)...].first
    else { return false }
    return !next.isXMLSpace && !"/>".utf8.contains(next)
  }

  /// `category: "x"`, as JSON writes it, and other signs that no name ends with.
  private func otherEquals(_ name: Range<Int>, value: Int) -> Finding? {
    guard let sign = source.text(name).unicodeScalars.last,
      !sign.isASCIILetterOrDigit, !sign.properties.isAlphabetic
    else { return nil }
    let name = name.lowerBound..<name.upperBound - UTF8.width(sign)
    guard !name.isEmpty else { return nil }
    return MalformedXML.otherEquals(
      sign,
      after: source.text(name),
      at: range(name),
      end: range(name.upperBound..<value)
    )
  }

  /// `category=="x"`.
  func repeatedEquals() -> Finding? {
    let start = offset
    let signs = bytes[start...].prefix { $0 == UInt8(ascii: "=") || $0.isXMLSpace }
    guard signs.first == UInt8(ascii: "="), let next = bytes[signs.endIndex...].first,
      next == UInt8(ascii: "\"") || next == UInt8(ascii: "'")
    else { return nil }
    return MalformedXML.extraSign("=", at: range(signs.indices))
  }
}
