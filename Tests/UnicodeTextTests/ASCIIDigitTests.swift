import Testing
import UnicodeText

@Suite("ASCII digits")
struct ASCIIDigitTests {
  private let bytes = Array(UInt8.min...UInt8.max)

  @Test("are the ten of ASCII, and no others")
  func digits() {
    let scalars = (0...0xFFFF).compactMap { Unicode.Scalar(UInt32($0)) }
    #expect(scalars.filter(\.isASCIIDigit) == Array("0123456789".unicodeScalars))
    #expect(bytes.filter(\.isASCIIDigit) == Array("0123456789".utf8))
  }

  @Test("with letters are hexadecimal digits")
  func hexadecimal() {
    #expect(bytes.filter(\.isLowercaseHexDigit) == Array("0123456789abcdef".utf8))
    for byte in bytes {
      let digit = byte < 0x80 ? Character(Unicode.Scalar(byte)).hexDigitValue : nil
      #expect(byte.hexDigitValue.map(Int.init) == digit)
    }
  }
}
