import Diagnostics

extension DecodingContext {
  /// Reports line breaks in a text, and a tab in an attribute, which XML reads as a space.
  func checkLineBreaks(in raw: RawValue, _ name: String) {
    let written = raw.range.bytes
    let isAttribute = source.syntax == .xml && isQuote(before: written.lowerBound)
    let bytes = source.bytes.span.extracting(written)
    source.work.add(written.count)
    var hasEscapes = false
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte < 0x0E || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\\") else { continue }
      let offset = written.lowerBound + index
      if isAttribute, byte == 0x09 {
        return report(LineBreakInText.tab(name, at: log.range(offset..<(offset + 1))))
      }
      if byte == 0x0A || byte == 0x0D {
        let lines = lineBreaks(in: written).map(log.range)
        return report(LineBreakInText.finding(name, at: log.range(offset..<(offset + 1)), lines: lines))
      }
      hasEscapes = true
    }
    if hasEscapes, raw.text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) {
      report(LineBreakInText.finding(name, at: raw.range, lines: []))
    }
  }

  /// The line breaks in a range, each with the white space around it.
  private func lineBreaks(in written: Range<Int>) -> [Range<Int>] {
    var breaks: [Range<Int>] = []
    let bytes = source.bytes[written]
    source.work.add(written.count)
    var rest = bytes
    while let start = rest.firstIndex(where: \.isXMLSpace), breaks.count < FixIt.editLimit {
      let end = rest[start...].firstIndex { !$0.isXMLSpace } ?? rest.endIndex
      if bytes[start..<end].contains(where: { $0 == 0x0A || $0 == 0x0D }) { breaks.append(start..<end) }
      rest = rest[end...]
    }
    return breaks
  }

  private func isQuote(before offset: Int) -> Bool {
    guard offset > 1 else { return false }
    let byte = source.bytes[offset - 1]
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
