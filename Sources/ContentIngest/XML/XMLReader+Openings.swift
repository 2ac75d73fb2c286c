import Diagnostics

// Tags whose `<` is missing or another sign, so that they are text between elements. The next tag would be reported as well.
extension XMLReader {
  /// What is wrong with the text of an element that may have elements only, if it begins with a tag without its `<`.
  func openingOfTag(in text: Range<Int>, of element: OpenElement) -> Finding? {
    endTagWithoutOpening(text, of: element) ?? otherOpening(text, in: element)
  }

  /// The whole end tag of the element: `/dua>`.
  private func endTagWithoutOpening(_ text: Range<Int>, of element: OpenElement) -> Finding? {
    let (bytes, name) = (source.bytes, source.bytes[element.name])
    guard bytes[text].elementsEqual(Array("/".utf8) + name + Array(">".utf8)) else { return nil }
    // `/dua>` and `</dua>`: the first is one too many.
    let next = bytes[text.upperBound...].drop(while: \.isXMLSpace)
    source.work.add(next.startIndex - text.lowerBound)
    guard !next.starts(with: Array("</".utf8) + name) else { return nil }
    return MalformedXML.missingOpening(
      source.text(text),
      at: range(text),
      start: range(text.lowerBound..<text.lowerBound)
    )
  }

  /// The tag of an element that may be here, after another sign: `{title xml:lang="en">`.
  private func otherOpening(_ text: Range<Int>, in element: OpenElement) -> Finding? {
    let bytes = source.bytes[text]
    guard let sign = bytes.first, "{[(".utf8.contains(sign), bytes.contains(UInt8(ascii: ">")) else {
      return nil
    }
    let name = bytes.dropFirst().prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
    let known: [String] =
      switch element.role {
      case .record(let schema), .wrapper(let schema): schema.xmlNames(.element)
      case .root: assembler.documentKind.map { [$0.schema.name] } ?? []
      case .text, .ignored: []
      }
    guard let end = bytes[name.endIndex...].first, end.isXMLSpace || "/>".utf8.contains(end),
      known.contains(where: { name.elementsEqual($0.utf8) })
    else { return nil }
    return MalformedXML.otherOpening(
      source.text(text.lowerBound..<text.lowerBound + 1),
      of: source.text(name.startIndex..<name.endIndex),
      at: range(text.lowerBound..<text.lowerBound + 1)
    )
  }
}
