import Diagnostics
import UnicodeText

// Mistakes in the quotes of attribute values.
extension XMLFailure {
  /// A value that does not start with `"` or `'`.
  func unquotedValue() -> Finding {
    let start = offset
    let tag = source.lastOpening(before: start)
    let beforeEqual = bytes[tag..<start].dropLast(while: { $0.isXMLSpace || $0 == UInt8(ascii: "=") })
    let name = (beforeEqual.lastIndex(where: \.isXMLSpace) ?? tag) + 1..<beforeEqual.endIndex
    let line = bytes[start...].prefix(1024)
    let end = line.firstIndex { $0 == UInt8(ascii: ">") || $0 == 0x0A } ?? line.endIndex
    // A part of a value is not to be replaced.
    guard end < line.endIndex || end == bytes.count else { return malformed(.unquotedValue) }
    let scalars = Array(source.text(start..<end).unicodeScalars)
    // `category==x`, or what is not seen before the value.
    let before = scalars.prefix { $0 == "=" || !$0.isASCII && $0.isBlank }
    let written = WrittenValue(Array(scalars[before.count...]))
    let length = before.reduce(written.length) { $0 + UTF8.width($1) }
    return MalformedXML.unquoted(
      source.text(name),
      written.value,
      quote: written.quote,
      isInside: written.hasQuoteInside,
      at: range(start..<start + length)
    )
  }

  /// A sign after a value, before another attribute or the end of the tag: `xp="1", slug="a"`, `slug="x""` and `slug="x" " xp="1"`.
  func signAfterValue() -> Finding? {
    let start = offset
    let value = bytes[..<start].dropLast(while: \.isXMLSpace)
    guard let quote = value.last, "\"'".utf8.contains(quote), let sign = straySign(at: start) else {
      return nil
    }
    let end = start + UTF8.width(sign)
    let rest = bytes[end...].prefix(64)
    let next = rest.drop(while: \.isXMLSpace)
    let isEnd = next.first.map { "/>".utf8.contains($0) } == true
    guard isEnd || startsAttribute(next) else { return nil }
    let isBeforeNext = !isEnd && next.startIndex == end
    return MalformedXML.straySign(
      sign,
      after: "the value of an attribute",
      isSeparator: isBeforeNext && value.endIndex == start,
      at: range(start..<end),
      edit: range((isBeforeNext ? start : value.endIndex)..<end)
    )
  }

  /// Whether bytes begin with the name of an attribute and an equals sign.
  func startsAttribute(_ bytes: ArraySlice<UInt8>) -> Bool {
    let name = bytes.prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    return !name.isEmpty
      && bytes[name.endIndex...].first { !$0.isXMLSpace } == UInt8(ascii: "=")
  }
}

/// A value that does not start with a quote of XML, from its first scalar.
private struct WrittenValue {
  /// What belongs between quotes.
  let value: String
  /// The mark at its start, if there is one.
  let quote: Unicode.Scalar?
  /// Whether its opening quote is after its first letters: `type=h"adith"`.
  let hasQuoteInside: Bool
  /// In bytes, with what is to be replaced around it.
  let length: Int

  init(_ scalars: [Unicode.Scalar]) {
    let first = scalars.first.flatMap { $0.properties.isQuotationMark ? $0 : nil }
    // Between quotation marks the value may have spaces and apostrophes.
    let start = first == nil ? 0 : 1
    let end =
      scalars[start...].indices.first { index in
        guard first != nil else {
          return scalars[index].properties.isQuotationMark || scalars.endsValue(index)
        }
        return scalars[index].properties.isQuotationMark && scalars.endsValue(index + 1)
      } ?? scalars.count
    let isClosed = end < scalars.count && scalars[end].properties.isQuotationMark
    quote = first
    guard first == nil, isClosed, !scalars.endsValue(end + 1),
      let rest = Self.restOfWord(scalars, after: end)
    else {
      value = String(scalars: scalars[start..<end])
      hasQuoteInside = false
      length = Self.length(scalars[..<(end + (isClosed ? 1 : 0))])
      return
    }
    let isQuote = scalars[end] == "\"" || scalars[end] == "'" && rest.isClosed
    hasQuoteInside = isQuote
    // Any other mark, as an apostrophe, is a part of the value.
    value = String(scalars: scalars[..<(isQuote ? end : end + 1)] + scalars[rest.range])
    length = Self.length(scalars[..<(rest.range.upperBound + (rest.isClosed ? 1 : 0))])
  }

  /// What follows a mark without a space, through its end or the mark that closes it. Nil if it is the name of another attribute.
  private static func restOfWord(_ scalars: [Unicode.Scalar], after mark: Int) -> (
    range: Range<Int>, isClosed: Bool
  )? {
    let start = mark + 1
    let stop =
      scalars[start...].indices.first { index in
        scalars.endsValue(index) || scalars[index] == "=" || scalars[index] == "\""
          || scalars[index] == scalars[mark] && scalars.endsValue(index + 1)
      } ?? scalars.count
    if scalars.endsValue(stop) { return (start..<stop, false) }
    guard scalars[stop] != "=", scalars.endsValue(stop + 1) else { return nil }
    return (start..<stop, true)
  }

  private static func length(_ scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + UTF8.width($1) }
  }
}

extension [Unicode.Scalar] {
  /// Whether a value without quotes ends before an index: at a space, at the slash of an empty element, or at the end.
  fileprivate func endsValue(_ index: Int) -> Bool {
    guard index < count else { return true }
    let scalar = self[index]
    return scalar.value < 0x80 && UInt8(scalar.value).isXMLSpace || scalar == "/" && index == count - 1
  }
}
