import ContentSource

extension Decoding {
  /// Reports a line break in a text, and a tab in an attribute: XML would read both as spaces.
  func checkLineBreaks(in raw: RawValue, _ name: String) {
    let bytes = source.bytes[raw.range.bytes.clamped(to: source.bytes.indices)]
    let isAttribute = source.form == .xml && isQuote(before: raw.range.bytes.lowerBound)
    if let place = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D || isAttribute && $0 == 0x09 }) {
      report(LineBreakInText.finding(name, bytes[place], at: log.range(place..<(place + 1))))
    } else if let byte = raw.text.utf8.first(where: { $0 == 0x0A || $0 == 0x0D }) {
      report(LineBreakInText.finding(name, byte, at: raw.range))
    }
  }

  private func isQuote(before offset: Int) -> Bool {
    guard offset > 1 else { return false }
    let byte = source.bytes[offset - 1]
    return (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"))
  }
}
