import Testing
import UnicodeText

@Suite("ASCII characters")
struct ASCIITests {
  private let bytes = Array(UInt8.min...UInt8.max)
  private let scalars = (0...0xFFFF).compactMap { Unicode.Scalar(UInt32($0)) }

  @Test("that are digits are ten, and no others")
  func digits() {
    #expect(scalars.filter(\.isASCIIDigit) == Array("0123456789".unicodeScalars))
    #expect(bytes.filter(\.isASCIIDigit) == Array("0123456789".utf8))
  }

  @Test("that are letters are 52, and no others")
  func letters() {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    #expect(scalars.filter(\.isASCIILetter) == Array(letters.unicodeScalars))
    #expect(scalars.filter(\.isASCIILetterOrDigit) == Array("0123456789\(letters)".unicodeScalars))
    #expect(bytes.filter(\.isASCIILetter) == Array(letters.utf8))
  }

  @Test("that are hexadecimal digits are known, with their values")
  func hexadecimal() {
    #expect(bytes.filter(\.isLowercaseHexDigit) == Array("0123456789abcdef".utf8))
    for byte in bytes {
      let digit = byte < 0x80 ? Character(Unicode.Scalar(byte)).hexDigitValue : nil
      #expect(byte.hexDigitValue.map(Int.init) == digit)
    }
  }

  @Test(
    "that begin a text are in uppercase",
    arguments: [
      ("slot", "Slot"), ("Slot", "Slot"), ("", ""), ("1st", "1st"), ("e\u{301}a", "E\u{301}a"), ("éa", "éa"),
    ]
  )
  func capitalized(text: String, capitalized: String) {
    #expect(Array(text.capitalizedFirst.utf8) == Array(capitalized.utf8))
  }
}
