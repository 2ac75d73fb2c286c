import UnicodeText

/// The keys of phrases in ascending order, with a number for each.
///
/// The upper bits of the keys are stored once for all that share them.
package struct PhraseTable: Sendable {
  /// For each value of the upper bits, the first key with it, and the end of all keys.
  private let starts: PackedInts
  /// The lower bits of each key.
  private let keys: PackedInts
  private let numbers: PackedInts
  #if !hasFeature(Embedded)
    /// Whether it is of a format before 7, which has whole keys.
    private let isWhole: Bool
    private static let wholeBits = 36
  #endif

  /// The number of upper bits: about ten keys of a large vocabulary share them.
  private static let upperBits = 12
  private static let lowerBits = UInt64(PhraseKey.bitWidth - upperBits)

  package init(_ index: IndexReader) throws(SearchIndexError) {
    let region = try index.section(.phrases)
    numbers = PackedInts(try index.section(.phraseGroups))
    #if !hasFeature(Embedded)
      isWhole = index.formatVersion < 7
      let end = isWhole ? 0 : min(region.u32(0), region.count) + 4
    #else
      let end = min(region.u32(0), region.count) + 4
    #endif
    starts = PackedInts(region.slice(4, end))
    keys = PackedInts(region.slice(end, region.count))
  }

  package var isEmpty: Bool { keys.count == 0 }

  /// The number of a key; nil if it is not in the table.
  func number(of key: PhraseKey) -> Int? {
    #if !hasFeature(Embedded)
      if isWhole { return number(of: key.value(bits: Self.wholeBits), in: 0..<keys.count) }
    #endif
    let bounds = starts.bounds(Int(truncatingIfNeeded: key.value >> Self.lowerBits))
    let (start, end) = (max(0, bounds.start), min(bounds.end, keys.count))
    guard start < end else { return nil }
    return number(of: key.value & (1 << Self.lowerBits - 1), in: start..<end)
  }

  private func number(of key: UInt64, in range: Range<Int>) -> Int? {
    let index = range.partitioningIndex { keys.wide($0) >= key }
    return index < range.upperBound && keys.wide(index) == key ? numbers[index] : nil
  }

  /// The section of some keys in ascending order.
  package static func section(_ keys: [UInt64]) -> [UInt8] {
    var counts = [Int](repeating: 0, count: 1 << upperBits)
    for key in keys { counts[Int(key >> lowerBits)] += 1 }
    let starts = ByteWriter.starts(counts)
    var writer = ByteWriter()
    writer.append(UInt32(starts.count))
    writer.append(starts)
    writer.append(ByteWriter.packed(keys.map { Int($0 & (1 << lowerBits - 1)) }))
    return writer.bytes
  }
}
