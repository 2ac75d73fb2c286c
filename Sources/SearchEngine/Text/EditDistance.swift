/// The number of typing errors between two words.
enum EditDistance {
  /// Damerau's distance, restricted to edits that do not overlap (optimal string alignment); nil above `limit`.
  static func between(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit,
      let distances = distances(from: first, to: second, limit: limit, ending: 0),
      distances.whole <= limit
    else { return nil }
    return distances.whole
  }

  /// The distances to the whole of a word, and to the nearest of its prefixes that omit 1 to `ending` letters; nil if both
  /// exceed `limit`.
  static func distances(
    from first: [UInt8],
    to second: [UInt8],
    limit: Int,
    ending: Int
  ) -> (whole: Int, beginning: Int)? {
    let width = second.count + 1
    // Three rows, each written before it is read: the one before the previous, the previous, the current.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { cells in
      var (beforeLast, last, current) = (0, width, 2 * width)
      for column in 0..<width {
        cells[beforeLast + column] = 0
        cells[last + column] = column
      }
      for row in 0..<first.count {
        cells[current] = row + 1
        var least = row + 1
        for column in 0..<second.count {
          let isSame = first[row] == second[column]
          var cost = min(
            cells[last + column + 1] + 1,
            cells[current + column] + 1,
            cells[last + column] + (isSame ? 0 : 1)
          )
          if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
            cost = min(cost, cells[beforeLast + column - 1] + 1)
          }
          cells[current + column + 1] = cost
          least = min(least, cost)
        }
        guard least <= limit else { return nil }
        (beforeLast, last, current) = (last, current, beforeLast)
      }
      let whole = cells[last + second.count]
      var beginning = Int.max / 4
      for letters in max(0, second.count - ending)..<second.count {
        beginning = min(beginning, cells[last + letters])
      }
      return min(whole, beginning) <= limit ? (whole, beginning) : nil
    }
  }
}
