import UnicodeText

/// The duas that contain a word, in ascending order, each with an impact level.
///
/// The count (varint) and the highest level (one byte); for more than 128 duas, a table of blocks of 128: the first dua of
/// each, and the end offset of its bytes after the table (UInt32 each). Then a varint for each dua: the difference from the
/// previous one (at the start of a block from the block's first dua, without blocks from zero), shifted left by the bits of the
/// level, and the level.
package struct PostingList: Sendable {
  private let region: ByteRegion
  package let count: Int
  private let table: Int
  private let data: Int
  private let levelBits: Int

  package init(_ region: ByteRegion, levelBits: Int) {
    self.region = region
    self.levelBits = levelBits
    var position = 0
    // A posting takes at least one byte.
    count = max(0, min(region.varint(&position), region.count))
    // One more byte, the highest level, which this reader does not need.
    table = position &+ 1
    let blocks =
      count > IndexFormat.blockLength ? (count &+ IndexFormat.blockLength &- 1) / IndexFormat.blockLength : 0
    data = table &+ blocks &* 8
  }

  /// Whether two lists of one index are the same.
  func isSame(as other: Self) -> Bool { region.base == other.region.base }

  var blockCount: Int { (count &+ IndexFormat.blockLength &- 1) / IndexFormat.blockLength }
  private var hasBlocks: Bool { data > table }

  func firstDocument(ofBlock block: Int) -> Int { hasBlocks ? region.u32(table &+ block &* 8) : 0 }

  /// The offset of a block.
  func start(ofBlock block: Int) -> Int {
    block == 0 ? data : data &+ region.u32(table &+ block &* 8 &- 4)
  }

  func count(ofBlock block: Int) -> Int {
    min(IndexFormat.blockLength, count &- block &* IndexFormat.blockLength)
  }

  /// Reads a posting as the difference of its dua from the one before.
  @inline(__always)
  func difference(_ position: inout Int) -> Int { region.varint(&position) &>> levelBits }

  /// Calls `body` for every dua in order.
  @inline(__always)
  package func visit(_ body: (_ document: Int, _ level: Int) -> Void) {
    let mask = 1 &<< levelBits &- 1
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: IndexFormat.blockLength) { values in
      for block in 0..<blockCount {
        var document = firstDocument(ofBlock: block)
        for index in 0..<read(block, into: values) {
          let value = Int(truncatingIfNeeded: values[index])
          document &+= value &>> levelBits
          body(document, value & mask)
        }
      }
    }
  }

  /// Reads the postings of a block, each with its level, before any is used: loops that do one thing are faster. Returns their number.
  ///
  /// A posting of a valid index has at most 32 bits.
  @inline(never)
  private func read(_ block: Int, into values: UnsafeMutableBufferPointer<UInt32>) -> Int {
    let count = count(ofBlock: block)
    var position = start(ofBlock: block)
    guard position >= 0, region.count &- position >= count &* ByteRegion.longestVarint else {
      for index in 0..<count { values[index] = UInt32(truncatingIfNeeded: region.varint(&position)) }
      return count
    }
    // All bytes that the block can take are in the region, so they need no bounds checks.
    var next = region.base + position
    let length = block &+ 1 < blockCount ? start(ofBlock: block &+ 1) &- position : 0
    if length &* 8 > count &* 9, length &* 8 < count &* 15 {
      for index in 0..<count {
        values[index] = UInt32(truncatingIfNeeded: ByteRegion.mixedVarint(&next))
      }
    } else {
      for index in 0..<count { values[index] = UInt32(truncatingIfNeeded: ByteRegion.varint(&next)) }
    }
    return count
  }

  /// The level of a dua, or nil if it does not contain the word.
  package func level(of document: Int) -> Int? {
    guard blockCount > 0 else { return nil }
    // The last block that begins at the document or before it, or the first block.
    let block = (1..<blockCount).partitioningIndex { firstDocument(ofBlock: $0) > document } &- 1
    var found: Int?
    var position = start(ofBlock: block)
    walk(block, &position) { other, level in
      if other == document { found = level }
      return other < document
    }
    return found
  }

  @inline(__always)
  private func walk(_ block: Int, _ position: inout Int, _ body: (_ document: Int, _ level: Int) -> Bool) {
    var document = firstDocument(ofBlock: block)
    let rest = count(ofBlock: block)
    let mask = 1 &<< levelBits &- 1
    for _ in 0..<rest {
      let value = region.varint(&position)
      document &+= value &>> levelBits
      guard body(document, value & mask) else { return }
    }
  }
}

extension ByteRegion {
  /// The maximum length of a varint, in bytes.
  static let longestVarint = 5

  /// A number as ``varint(_:)-(Int)`` reads it. ``longestVarint`` bytes must be readable.
  @inline(__always)
  static func varint(_ next: inout UnsafeRawPointer) -> Int {
    var value = Int(next.load(as: UInt8.self))
    next += 1
    guard value & 0x80 != 0 else { return value }
    value &= 0x7F
    var shift = 7
    while shift < 7 &* longestVarint {
      let byte = Int(next.load(as: UInt8.self))
      next += 1
      value |= (byte & 0x7F) << shift
      guard byte & 0x80 != 0 else { break }
      shift &+= 7
    }
    return value
  }

  /// The same without a branch between one byte and two, which a processor guesses wrong where they alternate.
  @inline(__always)
  static func mixedVarint(_ next: inout UnsafeRawPointer) -> Int {
    let pair = Int(next.loadUnaligned(as: UInt16.self).littleEndian)
    guard pair & 0x8080 != 0x8080 else { return varint(&next) }
    let hasSecond = pair >> 7 & 1
    next += 1 &+ hasSecond
    return pair & 0x7F | pair >> 1 & 0x3F80 & (0 &- hasSecond)
  }

  /// A number in groups of seven bits, the lowest first, all but the last with the highest bit set; at most five bytes.
  @inline(__always)
  package func varint(_ position: inout Int) -> Int {
    var value = byte(position)
    position &+= 1
    guard value & 0x80 != 0 else { return value }
    value &= 0x7F
    var shift = 7
    while shift < 35 {
      let next = byte(position)
      position &+= 1
      value |= (next & 0x7F) << shift
      guard next & 0x80 != 0 else { break }
      shift &+= 7
    }
    return value
  }
}

/// The posting lists of a dictionary.
package struct PostingLists: Sendable {
  private let starts: PackedInts
  private let lists: ByteRegion
  private let levelBits: Int

  package init(starts: ByteRegion, lists: ByteRegion, levelBits: Int) {
    self.starts = PackedInts(starts)
    self.lists = lists
    self.levelBits = levelBits
  }

  package var count: Int { max(0, starts.count - 1) }

  @inline(__always)
  package subscript(position: Int) -> PostingList {
    PostingList(lists.slice(starts.bounds(position)), levelBits: levelBits)
  }
}
