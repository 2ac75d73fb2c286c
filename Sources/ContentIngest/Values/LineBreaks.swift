import Diagnostics
import UnicodeText

extension DecodingContext {
  /// Reports line breaks in a text, written as such or as a reference or an escape, and a tab in an attribute, which XML reads as a
  /// space.
  func checkLineBreaks(in raw: RawValue, _ name: String) {
    let written = raw.range.bytes
    let isAttribute = source.syntax == .xml && isQuote(before: written.lowerBound)
    let bytes = source.bytes.span.extracting(written)
    source.work.add(written.count)
    var (hasBreak, hasEscapes) = (false, false)
    // Nearly no text has any of these.
    let start = source.bytes[written].withUnsafeBytes { bytes in
      bytes.firstGroup(from: 0) {
        $0.containsByte(below: 0x0E) || $0.contains(UInt8(ascii: "&")) || $0.contains(UInt8(ascii: "\\"))
      }
    }
    for index in start..<bytes.count {
      let byte = bytes[index]
      guard byte < 0x0E || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\\") else { continue }
      let offset = written.lowerBound + index
      if isAttribute, byte == 0x09 {
        return report(LineBreakInText.tab(name, at: log.range(offset..<(offset + 1))))
      }
      hasEscapes = true
      hasBreak = byte == 0x0A || byte == 0x0D
      if hasBreak { break }
    }
    guard hasBreak || hasEscapes && raw.text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
      return
    }
    source.work.add(written.count)
    let breaks = WrittenSpaces(source.bytes[written], isXML: source.syntax == .xml).lineBreaks
    guard let first = breaks.first else {
      return report(LineBreakInText.finding(name, at: raw.range, edits: []))
    }
    let edits = breaks.map { FixIt.Edit(log.range($0.range), $0.isAtEdge(of: written) ? "" : " ") }
    report(LineBreakInText.finding(name, at: log.range(first.sign), edits: edits))
  }

  private func isQuote(before offset: Int) -> Bool {
    guard offset > 1 else { return false }
    let byte = source.bytes[offset - 1]
    return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}
