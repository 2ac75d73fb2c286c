/// Writes JSON without a space.
struct CompactJSON {
  private(set) var bytes: [UInt8] = []
  /// Whether the next value follows another one.
  private var needsComma = false

  mutating func open(_ bracket: String) {
    separate()
    bytes += bracket.utf8
    needsComma = false
  }

  mutating func close(_ bracket: String) {
    bytes += bracket.utf8
    needsComma = true
  }

  mutating func endLine() { bytes.append(0x0A) }

  mutating func key(_ name: String) {
    text(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  mutating func number(_ number: Int) {
    separate()
    bytes += String(number).utf8
    needsComma = true
  }

  mutating func text(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case ..<0x20: bytes += "\\u00\(byte < 0x10 ? "0" : "1")\(String(byte & 0xF, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  mutating func numbers(_ numbers: [Int]) {
    open("[")
    for number in numbers { self.number(number) }
    close("]")
  }

  mutating func lists(_ lists: [[Int]]) {
    open("[")
    for list in lists { numbers(list) }
    close("]")
  }

  mutating func texts(_ texts: [String]) {
    open("[")
    for text in texts { self.text(text) }
    close("]")
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }
}
