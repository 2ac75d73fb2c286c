import UnicodeText

/// A set of scalar values as sorted, disjoint ranges that do not touch.
struct ScalarSet: Equatable {
  private(set) var ranges: [ClosedRange<UInt32>] = []

  static let largest: UInt32 = 0x10FFFF

  init(_ ranges: [ClosedRange<UInt32>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 {
        self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// Every value up to U+10FFFF that is not in the set.
  var complement: ScalarSet {
    var gaps: [ClosedRange<UInt32>] = []
    var start: UInt32 = 0
    for range in ranges {
      if start < range.lowerBound { gaps.append(start...range.lowerBound - 1) }
      start = range.upperBound + 1
    }
    if start <= Self.largest { gaps.append(start...Self.largest) }
    return ScalarSet(gaps)
  }

  func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

  func intersection(_ other: ScalarSet) -> ScalarSet { complement.union(other.complement).complement }

  func subtracting(_ other: ScalarSet) -> ScalarSet { complement.union(other).complement }

  func contains(_ value: UInt32) -> Bool {
    let index = ranges.partitioningIndex { $0.upperBound >= value }
    return index < ranges.count && ranges[index].lowerBound <= value
  }
}

extension ScalarSet: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: ClosedRange<UInt32>...) { self.init(elements) }
}
