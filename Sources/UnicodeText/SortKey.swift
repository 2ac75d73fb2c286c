/// What an element is sorted by.
///
/// Elements of every kind are sorted by such keys, by one sort: a sort of its own for each kind would make the web module a
/// twentieth larger.
package struct SortKey {
  let high: UInt64
  let low: UInt64

  /// Sorted by `high`, elements with the same by `low`.
  package init(_ high: UInt64, _ low: UInt64 = 0) {
    self.high = high
    self.low = low
  }

  /// Sorted by a number, the highest first, then by `low`.
  package init(descending number: Double, _ low: UInt64 = 0) {
    // IEEE 754: the bits of positive numbers are in the order of the numbers, those of negative ones in reverse.
    let bits = number.bitPattern
    self.init(number.sign == .minus ? bits : ~(bits | 1 << 63), low)
  }

  /// Sorted by a number, the highest first, then by `low`.
  package init(descending number: Int64, _ low: UInt64 = 0) {
    // Two's complement: with the sign inverted, the bits are in the order of the numbers.
    self.init(~(UInt64(bitPattern: number) ^ 1 << 63), low)
  }

  fileprivate func precedes(_ other: SortKey) -> Bool {
    high == other.high ? low < other.low : high < other.high
  }
}

extension [SortKey] {
  /// The indexes of the keys in their order; indexes of equal keys ascend.
  @inline(never)
  package func order() -> [Int] {
    var order = [Int](indices)
    var merged = order
    var width = 1
    while width < count {
      var start = 0
      while start < count {
        let (middle, end) = (Swift.min(start + width, count), Swift.min(start + 2 * width, count))
        var (left, right) = (start, middle)
        for position in start..<end {
          if left < middle, right == end || !self[order[right]].precedes(self[order[left]]) {
            merged[position] = order[left]
            left += 1
          } else {
            merged[position] = order[right]
            right += 1
          }
        }
        start = end
      }
      swap(&order, &merged)
      width *= 2
    }
    return order
  }
}
