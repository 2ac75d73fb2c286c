/// Which ranges of a source to copy and which bytes to insert to make a target. Linear in both.
struct RangeMatcher {
  private let source: [UInt8]
  private let target: [UInt8]
  private var writer = DeltaWriter()
  private var count = 0
  /// The end of the last copy in the source.
  private var position = 0

  /// Shorter ranges are not looked for, except at the beginning and the end.
  private static let blockLength = 16

  private init(_ source: [UInt8], _ target: [UInt8]) { (self.source, self.target) = (source, target) }

  /// The operations, with their number in front.
  static func operations(from source: [UInt8], to target: [UInt8]) -> [UInt8] {
    var matcher = Self(source, target)
    matcher.match()
    var writer = DeltaWriter()
    writer.append(matcher.count)
    writer.append(matcher.writer.bytes)
    return writer.bytes
  }

  private mutating func match() {
    let most = min(source.count, target.count)
    var prefix = 0
    while prefix < most, source[prefix] == target[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < most - prefix, source[source.count - 1 - suffix] == target[target.count - 1 - suffix] {
      suffix += 1
    }
    copy(0..<prefix)
    matchMiddle(source: prefix..<source.count - suffix, target: prefix..<target.count - suffix)
    copy(source.count - suffix..<source.count)
  }

  private mutating func matchMiddle(source range: Range<Int>, target wanted: Range<Int>) {
    let block = Self.blockLength
    guard range.count >= block, wanted.count >= block else { return insert(wanted) }
    let table = BlockTable(source, range, block)
    var pending = wanted.lowerBound
    var next = wanted.lowerBound
    // The distance of the last copy: what follows a change most often goes on at it.
    var distance = range.lowerBound - wanted.lowerBound
    var hash = table.hash(of: target, at: next)
    while next + block <= wanted.upperBound {
      var found: Int?
      for candidate in [next + distance, table[hash]] {
        guard let candidate, candidate >= range.lowerBound, candidate + block <= range.upperBound,
          matches(candidate, next, block)
        else { continue }
        found = candidate
        break
      }
      guard var start = found else {
        if next + block < wanted.upperBound { hash = table.roll(hash, target, next) }
        next += 1
        continue
      }
      var first = next
      while first > pending, start > range.lowerBound, source[start - 1] == target[first - 1] {
        first -= 1
        start -= 1
      }
      var end = next + block
      while end < wanted.upperBound, start + end - first < range.upperBound,
        source[start + end - first] == target[end]
      {
        end += 1
      }
      insert(pending..<first)
      copy(start..<start + end - first)
      distance = start - first
      (pending, next) = (end, end)
      if next + block <= wanted.upperBound { hash = table.hash(of: target, at: next) }
    }
    insert(pending..<wanted.upperBound)
  }

  private func matches(_ candidate: Int, _ position: Int, _ count: Int) -> Bool {
    for index in 0..<count where source[candidate + index] != target[position + index] { return false }
    return true
  }

  private mutating func copy(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    writer.append(range.count << 2 | DeltaFormat.Operation.copy.rawValue)
    writer.append(signed: range.lowerBound - position)
    position = range.upperBound
    count += 1
  }

  private mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    writer.append(range.count << 2 | DeltaFormat.Operation.insert.rawValue)
    writer.append(target[range])
    count += 1
  }
}

/// The positions of a source's blocks by their hashes, which roll over a target.
private struct BlockTable {
  private let slots: [Int32]
  private let mask: UInt64
  private let length: Int
  /// The factor of the byte that leaves a block.
  private let leaving: UInt64

  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ source: [UInt8], _ range: Range<Int>, _ length: Int) {
    self.length = length
    leaving = (1..<length).reduce(UInt64(1)) { power, _ in power &* Self.factor }
    var size = 16
    while size < range.count / length * 2 { size *= 2 }
    mask = UInt64(size - 1)
    var slots = [Int32](repeating: -1, count: size)
    var start = range.lowerBound
    while start + length <= range.upperBound {
      let slot = Int(Self.mixed(Self.sum(source, start, length)) & UInt64(size - 1))
      // The first of blocks with one hash, so that the result depends on nothing else.
      if slots[slot] < 0, let position = Int32(exactly: start) { slots[slot] = position }
      start += length
    }
    self.slots = slots
  }

  subscript(hash: UInt64) -> Int? {
    let position = slots[Int(Self.mixed(hash) & mask)]
    return position < 0 ? nil : Int(position)
  }

  func hash(of bytes: [UInt8], at start: Int) -> UInt64 { Self.sum(bytes, start, length) }

  /// The hash of the block after the one at `start`.
  func roll(_ hash: UInt64, _ bytes: [UInt8], _ start: Int) -> UInt64 {
    (hash &- (UInt64(bytes[start]) &+ 1) &* leaving) &* Self.factor &+ UInt64(bytes[start + length]) &+ 1
  }

  private static func sum(_ bytes: [UInt8], _ start: Int, _ length: Int) -> UInt64 {
    var sum: UInt64 = 0
    for byte in bytes[start..<start + length] { sum = sum &* factor &+ UInt64(byte) &+ 1 }
    return sum
  }

  private static func mixed(_ hash: UInt64) -> UInt64 { hash ^ hash >> 32 }
}
