/// How many typing errors lie between two words.
enum EditDistance {
  /// Damerau's distance, restricted to edits that do not overlap (optimal string alignment); nil above `limit`.
  static func between(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    let width = second.count + 1
    var beforeLast = [Int](repeating: 0, count: width)
    var last = Array(0..<width)
    var current = last
    for row in 1..<first.count + 1 {
      current[0] = row
      var least = row
      for column in 1..<width {
        let isSame = first[row - 1] == second[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, first[row - 1] == second[column - 2], first[row - 2] == second[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current[column] = cost
        least = min(least, cost)
      }
      guard least <= limit else { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[width - 1] <= limit ? last[width - 1] : nil
  }
}
