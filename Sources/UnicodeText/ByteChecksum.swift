/// The checksum of the parts of binary files: four lanes of 64 bits, so that a processor can work on all of them at once.
///
/// Every step is a bijection of its lane, so a change within one word is always detected. It detects accidents, not attacks:
/// the manifest's SHA-256 and signature do that.
package enum ByteChecksum {
  private static let prime: UInt64 = 0x9E37_79B9_7F4A_7C15
  private static let seeds: (UInt64, UInt64, UInt64, UInt64) = (
    0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89
  )

  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var (a, b, c, d) = seeds
    var position = 0
    if let base = bytes.baseAddress {
      while position &+ 32 <= bytes.count {
        // All 32 bytes are in the buffer: a bounds check for each word would take half of the time.
        let words = base + position
        a = mix(a, words.loadUnaligned(as: UInt64.self).littleEndian)
        b = mix(b, words.loadUnaligned(fromByteOffset: 8, as: UInt64.self).littleEndian)
        c = mix(c, words.loadUnaligned(fromByteOffset: 16, as: UInt64.self).littleEndian)
        d = mix(d, words.loadUnaligned(fromByteOffset: 24, as: UInt64.self).littleEndian)
        position &+= 32
      }
    }
    while position < bytes.count {
      a = mix(a, UInt64(bytes[position]) | 0x100)
      position &+= 1
    }
    var sum = UInt64(bytes.count)
    for lane in [a, b, c, d] { sum = mix(sum, lane) }
    return sum ^ (sum >> 29)
  }

  package static func of(_ bytes: [UInt8]) -> UInt64 { of(bytes[...]) }

  package static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 { bytes.withUnsafeBytes { of($0) } }

  @inline(__always)
  private static func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word) &* prime
    return product << 31 | product >> 33
  }
}
