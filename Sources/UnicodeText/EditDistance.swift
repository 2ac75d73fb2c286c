/// The number of typing errors between two words: Damerau's distance restricted to edits that do not overlap (optimal string
/// alignment). An insertion, a deletion, a substitution, and a swap of neighbors each cost 1.
@usableFromInline
package enum EditDistance {
  /// The distance; nil above `limit`, which is usually found before all letters are compared.
  @inlinable
  package static func between<Letter: Equatable>(_ first: [Letter], _ second: [Letter], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit,
      let distances = distances(from: first, to: second, limit: limit, ending: 0)
    else { return nil }
    return distances.whole
  }

  /// The distance to a whole word, and the smallest distance to one of its prefixes that are 1 to `ending` letters shorter; nil
  /// when both are above `limit`. A prefix distance is far above any limit when no such prefix exists.
  // The search engine's words. Other modules call the generic function, which dispatches to this specialization instead of
  // comparing letters through witness tables.
  @inlinable
  @specialized(where Letter == UInt8)
  package static func distances<Letter: Equatable>(
    from first: [Letter],
    to second: [Letter],
    limit: Int,
    ending: Int
  ) -> (whole: Int, beginning: Int)? {
    let width = second.count + 1
    // Three rows: the one before the last, the last, the current. The first is initialized here, and every cell of a later row is
    // written before it is read.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { cells in
      var (beforeLast, last, current) = (0, width, 2 * width)
      for column in 0..<width {
        cells[beforeLast + column] = 0
        cells[last + column] = column
      }
      for row in 0..<first.count {
        cells[current] = row + 1
        var smallest = row + 1
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
          smallest = min(smallest, cost)
        }
        // A swap reaches back two rows, but costs 1 there: no row below the limit follows one that is above it.
        guard smallest <= limit else { return nil }
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
