extension DecodingContext {
  /// Reports a line break in a text, and a tab in an attribute, which XML reads as spaces.
  func checkLineBreaks(in raw: RawValue, _ name: String) {
    let written = raw.range.bytes
    let isAttribute = source.syntax == .xml && isQuote(before: written.lowerBound)
    let bytes = source.bytes.span.extracting(written)
    source.work.add(written.count)
    var hasEscapes = false
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte < 0x0E || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\\") else { continue }
      if byte == 0x0A || byte == 0x0D || isAttribute && byte == 0x09 {
        let offset = written.lowerBound + index
        report(LineBreakInText.finding(name, byte, at: log.range(offset..<(offset + 1))))
        return
      }
      hasEscapes = true
    }
    if hasEscapes, let byte = raw.text.utf8.first(where: { $0 == 0x0A || $0 == 0x0D }) {
      report(LineBreakInText.finding(name, byte, at: raw.range))
    }
  }

  private func isQuote(before offset: Int) -> Bool {
    guard offset > 1 else { return false }
    let byte = source.bytes[offset - 1]
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
