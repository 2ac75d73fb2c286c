/// An element whose text belongs in an attribute of the element around it: `<category>morning</category>`.
struct AttributeElement {
  /// From the white space before the start tag through the end tag.
  let range: Range<Int>
  /// The text, without white space around it.
  let value: String

  /// The bytes of the longest text that an attribute is offered for.
  private static let longestText = 100

  /// Nil if the element contains markup, references, quotation marks or line breaks.
  ///
  /// - Parameter tag: The start tag, which has just been read.
  init?(named name: String, _ tag: StartTag, _ source: Source) {
    let content = source.bytes[tag.range.upperBound...].prefix(Self.longestText).prefix {
      $0 != UInt8(ascii: "<")
    }
    source.work.add(content.count)
    let endTag = "</\(name)>".utf8
    let whitespace = SurroundingWhitespace(source.bytes, content.indices)
    let text = source.bytes[whitespace.value]
    guard source.bytes[content.endIndex...].starts(with: endTag), !text.isEmpty,
      text.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "&") })
    else { return nil }
    value = source.text(whitespace.value)
    var start = tag.range.lowerBound
    while start > 0, source.bytes[start - 1].isXMLSpace { start -= 1 }
    source.work.add(tag.range.lowerBound - start)
    range = start..<content.endIndex + endTag.count
  }
}
