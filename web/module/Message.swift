/// Decodes the arguments from JavaScript: little-endian numbers, texts as their length and UTF-8.
struct Request {
  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func number() -> UInt32 {
    defer { offset += 4 }
    return bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }

  mutating func id() -> UInt64 {
    defer { offset += 8 }
    return bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  mutating func text() -> String {
    let count = Int(number())
    defer { offset += count }
    return String(decoding: bytes[offset..<offset + count], as: UTF8.self)
  }

  /// A list, or nil: its length and one for "present", or zero.
  mutating func list<Element>(_ read: (inout Request) -> Element) -> [Element]? {
    let count = Int(number())
    guard count > 0 else { return nil }
    var list: [Element] = []
    for _ in 1..<count { list.append(read(&self)) }
    return list
  }
}

/// Encodes a result for JavaScript: the length of the rest, zero or one for an error, and values as in ``Request``.
struct Reply {
  private var bytes: [UInt8] = [0, 0, 0, 0]

  init(isError: Bool = false) { add(UInt32(isError ? 1 : 0)) }

  mutating func add(_ number: UInt32) { append(number) }
  mutating func add(_ number: UInt64) { append(number) }
  mutating func add(_ number: Double) { append(number.bitPattern) }

  mutating func add(_ text: String) {
    add(UInt32(text.utf8.count))
    bytes += text.utf8
  }

  private mutating func append(_ number: some FixedWidthInteger) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  /// A copy, which JavaScript releases.
  func send() -> UnsafeMutableRawPointer {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 8)
    bytes.withUnsafeBytes { copy.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    copy.storeBytes(of: UInt32(bytes.count - 4), as: UInt32.self)
    return copy
  }
}
