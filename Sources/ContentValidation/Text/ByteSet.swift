/// Which bytes the UTF-8 of a text has. It is read once, and rules out most of the texts that a rule about a few signs would look at.
struct ByteSet: Equatable, Sendable {
  /// A bit for each byte of ASCII, and one for each other byte. Vectors would need another alignment than memory is allocated with.
  private let ascii, others: (UInt64, UInt64)

  private init(_ bits: SIMD4<UInt64>) {
    ascii = (bits.x, bits.y)
    others = (bits.z, bits.w)
  }

  private var bits: SIMD4<UInt64> { SIMD4(ascii.0, ascii.1, others.0, others.1) }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.bits == rhs.bits }

  init(_ bytes: some Sequence<UInt8>) {
    var bits = SIMD4<UInt64>.zero
    for byte in bytes { bits[Int(byte >> 6)] |= 1 << UInt64(byte & 63) }
    self.init(bits)
  }

  /// The bytes of a text.
  init(of text: String) {
    var text = text
    let bits = text.withUTF8 { bytes in
      // All 256 bytes are initialized, and no byte is a greater index. The last of 32 groups of eight ends with them.
      withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { occurs in
        // A byte for each, so that no step waits for the one before it.
        occurs.initializeMemory(as: UInt8.self, repeating: 0)
        for byte in bytes { occurs[Int(byte)] = 1 }
        var bits = SIMD4<UInt64>.zero
        for group in 0..<32 {
          // The product collects the lowest bits of eight bytes in the highest byte.
          let eight = occurs.load(fromByteOffset: group << 3, as: UInt64.self).littleEndian
          let byte = (eight &* 0x0102_0408_1020_4080) >> 56
          bits[group >> 3] |= byte << (UInt64(group & 7) * 8)
        }
        return bits
      }
    }
    self.init(bits)
  }

  func contains(_ byte: UInt8) -> Bool {
    let half = byte < 0x80 ? ascii : others
    return (byte & 0x40 == 0 ? half.0 : half.1) >> UInt64(byte & 63) & 1 != 0
  }

  /// Whether both have a byte.
  func intersects(_ other: ByteSet) -> Bool { bits & other.bits != .zero }

  func isSubset(of other: ByteSet) -> Bool { bits & ~other.bits == .zero }
}

extension ByteSet {
  static let digits = ByteSet(UInt8(ascii: "0")...UInt8(ascii: "9"))
  static let letters = ByteSet("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".utf8)
  static let lowercaseLetters = ByteSet(UInt8(ascii: "a")...UInt8(ascii: "z"))
  /// Round and square ones.
  static let brackets = ByteSet("()[]".utf8)
  static let openingBrackets = ByteSet("([".utf8)
  /// The signs with which tags, references and links begin.
  static let markup = ByteSet("<&[".utf8)
}
