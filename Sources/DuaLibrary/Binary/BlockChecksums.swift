import Locks
import UnicodeText

/// Checks each block of the body of a file when it is first read.
final class BlockChecksums: Sendable {
  /// The bytes of the body within the file.
  private let body: Range<Int>
  /// The offset of the table of checksums within the file.
  private let table: Int
  /// One bit for each block that has been checked.
  private let checked: Lock<[UInt64]>
  /// Not zero if all blocks have been checked.
  private let isComplete = AtomicWord()

  init(body: Range<Int>, table: Int) {
    self.body = body
    self.table = table
    checked = Lock(Array(repeating: 0, count: Self.count(body.count) / 64 + 1))
  }

  private static func count(_ length: Int) -> Int {
    (length + BinaryFormat.blockLength - 1) / BinaryFormat.blockLength
  }

  /// Whether the blocks that contain a range of the body are undamaged.
  func check(_ range: Range<Int>, of file: UnsafeRawBufferPointer) -> Bool {
    guard isComplete.value == 0, !range.isEmpty else { return true }
    let first = (range.lowerBound - body.lowerBound) / BinaryFormat.blockLength
    let last = (range.upperBound - 1 - body.lowerBound) / BinaryFormat.blockLength
    return (first...last).allSatisfy { check(block: $0, of: file) }
  }

  /// Whether the whole body is undamaged.
  func checkAll(of file: UnsafeRawBufferPointer) -> Bool {
    guard isComplete.value == 0 else { return true }
    guard (0..<Self.count(body.count)).allSatisfy({ check(block: $0, of: file) }) else { return false }
    isComplete.insert(1)
    return true
  }

  private func check(block: Int, of file: UnsafeRawBufferPointer) -> Bool {
    let bit = UInt64(1) << UInt64(block % 64)
    if checked.withLock({ $0[block / 64] & bit != 0 }) { return true }
    let start = body.lowerBound + block * BinaryFormat.blockLength
    let end = min(start + BinaryFormat.blockLength, body.upperBound)
    let expected = UInt64(
      littleEndian: file.loadUnaligned(fromByteOffset: table + block * 8, as: UInt64.self)
    )
    guard ByteChecksum.of(UnsafeRawBufferPointer(rebasing: file[start..<end])) == expected else {
      return false
    }
    checked.withLock { $0[block / 64] |= bit }
    return true
  }
}
