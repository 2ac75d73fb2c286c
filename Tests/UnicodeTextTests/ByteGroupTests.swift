import Testing

@testable import UnicodeText

@Suite("Eight bytes at once")
struct ByteGroupTests {
  /// Bytes at the borders of every test.
  private static let bytes: [UInt8] = [
    0x00, 0x01, 0x0D, 0x0E, 0x1F, 0x20, 0x21, 0x7E, 0x7F, 0x80, 0x81, 0xA0, 0xFF,
  ]

  private func group(_ bytes: [UInt8]) -> ByteGroup { bytes.withUnsafeBytes { ByteGroup($0, at: 0) } }

  @Test("have a byte if one of them is it, whatever is beside it", arguments: bytes)
  func contains(byte: UInt8) {
    for other in Self.bytes {
      for index in 0..<ByteGroup.length {
        var bytes = [UInt8](repeating: other, count: ByteGroup.length)
        bytes[index] = byte
        let group = group(bytes)
        for wanted in Self.bytes { #expect(group.contains(wanted) == bytes.contains(wanted)) }
        for limit in Self.bytes where (1...0x80).contains(limit) {
          #expect(group.containsByte(below: limit) == bytes.contains { $0 < limit })
        }
        #expect(group.isASCII == bytes.allSatisfy { $0 < 0x80 })
      }
    }
  }

  @Test("find the first byte at every offset of texts of every length", arguments: 0..<20)
  func firstIndex(count: Int) {
    for wanted in 0..<max(1, count) {
      var bytes = [UInt8](repeating: 0x61, count: count)
      if count > 0 { bytes[wanted] = 0x3C }
      for start in 0...count {
        let found = bytes.withUnsafeBytes { $0.firstIndex(of: 0x3C, from: start) }
        #expect(found == bytes[start...].firstIndex(of: 0x3C))
      }
    }
  }

  @Test(
    "are read as far as they are asked for, with zeros after that, at the end of their bytes too",
    arguments: 0...9
  )
  func parts(count: Int) {
    let bytes: [UInt8] = (0..<24).map { 0xF0 &+ $0 * 7 }
    for offset in 0...(bytes.count - count) {
      let group = bytes.withUnsafeBytes { ByteGroup($0, at: offset, count: count) }
      let part = bytes[offset..<offset + min(count, ByteGroup.length)]
      let whole = self.group(part + [UInt8](repeating: 0, count: ByteGroup.length - part.count))
      #expect(group.word == whole.word)
    }
  }

  @Test("are compared in parts of arrays of every length", arguments: 0...20)
  func equalParts(count: Int) {
    let bytes: [UInt8] = (0..<40).map { UInt8($0 * 5 % 251) }
    for start in 0...(bytes.count - count) {
      let range = 3..<3 + count
      var other = [UInt8](repeating: 0xFF, count: 3) + bytes[start..<start + count]
      if count.isMultiple(of: 2) { other += [0xFF, 0x00] }
      #expect(bytes.hasBytes(from: start, equalTo: range, of: other))
      for changed in range {
        other[changed] ^= 0x80
        #expect(!bytes.hasBytes(from: start, equalTo: range, of: other))
        other[changed] ^= 0x80
      }
    }
  }
}
