import UnicodeText

/// Words in byte order, found by binary search.
package struct StringTable: Sendable {
  private let starts: PackedInts
  private let bytes: ByteRegion

  package init(starts: ByteRegion, bytes: ByteRegion) {
    self.starts = PackedInts(starts)
    self.bytes = bytes
  }

  package var count: Int { max(0, starts.count - 1) }

  @inline(__always)
  package subscript(position: Int) -> ByteRegion { bytes.slice(starts.bounds(position)) }

  /// The index of a word.
  package func find(_ word: [UInt8]) -> Int? { find(word, in: 0..<count) }

  /// The index of a word, searched for in a range.
  package func find(_ word: [UInt8], in range: Range<Int>) -> Int? {
    let position = lowerBound(word, in: range)
    return position < range.upperBound && self[position].order(word) == 0 ? position : nil
  }

  /// The indexes of the words that start with `prefix`.
  package func range(prefix: [UInt8]) -> Range<Int> {
    let lower = lowerBound(prefix, in: 0..<count)
    return lower..<(lower..<count).partitioningIndex { !self[$0].starts(with: prefix) }
  }

  private func lowerBound(_ word: [UInt8], in range: Range<Int>) -> Int {
    range.partitioningIndex { self[$0].order(word) >= 0 }
  }
}
