import Testing
import UnicodeText

@Suite("Hexadecimal digits")
struct HexTests {
  @Test("are two for each byte, and are read in either letter case")
  func everyByte() {
    let bytes = Array(UInt8.min...UInt8.max)
    let text = Hex.text(bytes)
    #expect(text.hasPrefix("000102") && text.hasSuffix("fdfeff"))
    #expect(Hex.bytes(text) == bytes)
    #expect(Hex.bytes(text.uppercased()) == bytes)
  }

  @Test("are nothing else", arguments: ["0", "0g", " 00", "0x00", "+1", "٠٠", "00\u{0}"])
  func other(text: String) {
    #expect(Hex.bytes(text) == nil)
  }
}
