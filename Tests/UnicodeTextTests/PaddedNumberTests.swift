import Testing
import UnicodeText

@Suite("Numbers after zeros")
struct PaddedNumberTests {
  @Test(
    "have at least as many digits as asked for",
    arguments: [(0, 2, "00"), (7, 4, "0007"), (1234, 4, "1234"), (12345, 4, "12345"), (7, 0, "7")]
  )
  func decimal(number: Int, count: Int, text: String) {
    #expect(String(number, paddedTo: count) == text)
  }

  @Test("have hexadecimal digits in either letter case")
  func hexadecimal() {
    #expect(String(UInt8(0xC), paddedTo: 2, radix: 16) == "0c")
    #expect(String(UInt64.max, paddedTo: 16, radix: 16) == "ffffffffffffffff")
    #expect(String(UInt32(0x6CC), paddedTo: 4, radix: 16, uppercase: true) == "06CC")
  }

  @Test(
    "are decimals, which are rounded",
    arguments: [(0.0, "0.000"), (0.9444, "0.944"), (0.0096, "0.010"), (0.9996, "1.000"), (12.5, "12.500")]
  )
  func decimals(number: Double, text: String) {
    #expect(String(toThousandths: number) == text)
  }
}
