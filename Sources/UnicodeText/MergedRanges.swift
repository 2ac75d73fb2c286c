/// Ranges of offsets, sorted and merged, so that binary search finds whether one contains or overlaps another range.
package struct MergedRanges: Equatable, Sendable {
  /// In ascending order, not empty and not adjacent.
  package private(set) var ranges: [Range<Int>] = []

  /// - Parameter ranges: In any order, overlapping or not.
  package init(_ ranges: some Sequence<Range<Int>>) {
    // Converted to one concrete type, because the generic code is slower.
    let ranges = Array(ranges)
    for range in ranges.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound {
        let merged = last.lowerBound..<max(last.upperBound, range.upperBound)
        self.ranges[self.ranges.count - 1] = merged
      } else {
        self.ranges.append(range)
      }
    }
  }

  package func contains(_ offset: Int) -> Bool { overlaps(offset..<offset + 1) }

  /// Whether a range overlaps one of them. An empty range is the position before an offset: it overlaps a range that it
  /// splits, and none whose edge it is at.
  package func overlaps(_ range: Range<Int>) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound > range.lowerBound }
    guard index < ranges.count else { return false }
    return ranges[index].lowerBound < (range.isEmpty ? range.lowerBound : range.upperBound)
  }
}

extension Range<Int> {
  /// The parts of the range outside of others.
  package func without(_ others: MergedRanges) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = lowerBound
    let first = others.ranges.partitioningIndex { $0.upperBound > lowerBound }
    for other in others.ranges[first...].prefix(while: { $0.lowerBound < upperBound }) {
      if start < other.lowerBound { parts.append(start..<other.lowerBound) }
      start = Swift.max(start, other.upperBound)
    }
    if start < upperBound { parts.append(start..<upperBound) }
    return parts
  }
}
