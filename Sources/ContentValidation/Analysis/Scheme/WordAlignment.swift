import UnicodeText

/// Two lists of words aligned so that as many as possible are equal, and the others as similar as possible.
///
/// Equal words are skipped; what is between them is aligned by dynamic programming. The next words that are equal again are
/// searched within ``window`` words, so that the work is proportional to the number of words.
struct WordAlignment {
  /// Words that correspond to each other and differ.
  struct Step: Equatable {
    /// Indices of the first list: none, one or two.
    let first: Range<Int>
    /// Indices of the second list: none, one or two.
    let second: Range<Int>

    /// Whether the words have no counterpart.
    var isGap: Bool { first.isEmpty || second.isEmpty }

    var kind: SchemeComparison.Difference.Kind {
      switch (first.count, second.count) {
      case (1, 2): .joined
      case (2, 1): .split
      case (0, _): .added
      case (_, 0): .missing
      default: .changed
      }
    }
  }

  private(set) var steps: [Step] = []

  /// How far the next equal words are searched.
  private static let window = 16
  /// The largest number of words at the end that are aligned without an equal word after them.
  private static let longestEnd = 2 * window

  private let first: [[Unicode.Scalar]]
  private let second: [[Unicode.Scalar]]

  /// Nil if the lists are too different.
  init?(_ first: [[Unicode.Scalar]], _ second: [[Unicode.Scalar]]) {
    (self.first, self.second) = (first, second)
    var (row, column) = (0, 0)
    while row < first.count, column < second.count {
      if first[row] == second[column] {
        (row, column) = (row + 1, column + 1)
        continue
      }
      guard let next = nextEqual(row, column) else { break }
      align(row..<next.row, column..<next.column)
      (row, column) = next
    }
    guard first.count - row <= Self.longestEnd, second.count - column <= Self.longestEnd else { return nil }
    align(row..<first.count, column..<second.count)
  }

  /// The next two equal words of both lists, or the last word of both.
  private func nextEqual(_ row: Int, _ column: Int) -> (row: Int, column: Int)? {
    for distance in 1...2 * Self.window {
      for skipped in max(0, distance - Self.window)...min(distance, Self.window) {
        let (next, other) = (row + skipped, column + distance - skipped)
        guard next < first.count, other < second.count, first[next] == second[other] else { continue }
        let isLast = next + 1 == first.count && other + 1 == second.count
        let isFollowed =
          next + 1 < first.count && other + 1 < second.count && first[next + 1] == second[other + 1]
        if isLast || isFollowed { return (next, other) }
      }
    }
    return nil
  }

  // MARK: Dynamic programming

  private static let gapCost = 60

  private enum Move: CaseIterable {
    case pair, split, joined, missing, added

    /// The number of words of both lists.
    var size: (first: Int, second: Int) {
      switch self {
      case .pair: (1, 1)
      case .split: (2, 1)
      case .joined: (1, 2)
      case .missing: (1, 0)
      case .added: (0, 1)
      }
    }
  }

  private mutating func align(_ rows: Range<Int>, _ columns: Range<Int>) {
    guard !rows.isEmpty || !columns.isEmpty else { return }
    let width = columns.count + 1
    var costs = [Int](repeating: .max, count: (rows.count + 1) * width)
    var moves = [Move](repeating: .pair, count: costs.count)
    costs[0] = 0
    for row in 0...rows.count {
      for column in 0..<width where row + column > 0 {
        for move in Move.allCases {
          let (before, other) = (row - move.size.first, column - move.size.second)
          guard before >= 0, other >= 0 else { continue }
          let words = (
            rows.lowerBound + before..<rows.lowerBound + row,
            columns.lowerBound + other..<columns.lowerBound + column
          )
          guard let cost = cost(move, words.0, words.1) else { continue }
          let total = costs[before * width + other] + cost
          if total < costs[row * width + column] {
            costs[row * width + column] = total
            moves[row * width + column] = move
          }
        }
      }
    }
    trace(moves, rows, columns)
  }

  private mutating func trace(_ moves: [Move], _ rows: Range<Int>, _ columns: Range<Int>) {
    var (row, column) = (rows.count, columns.count)
    var found: [Step] = []
    while row > 0 || column > 0 {
      let size = moves[row * (columns.count + 1) + column].size
      let step = Step(
        first: rows.lowerBound + row - size.first..<rows.lowerBound + row,
        second: columns.lowerBound + column - size.second..<columns.lowerBound + column
      )
      (row, column) = (row - size.first, column - size.second)
      let isEqual =
        step.first.count == 1 && step.second.count == 1
        && first[step.first.lowerBound] == second[step.second.lowerBound]
      if !isEqual { found.append(step) }
    }
    steps += found.reversed()
  }

  /// What words cost as counterparts of each other; nil if they are too different.
  private func cost(_ move: Move, _ rows: Range<Int>, _ columns: Range<Int>) -> Int? {
    switch move {
    case .missing, .added: return Self.gapCost
    case .pair:
      let (word, other) = (first[rows.lowerBound], second[columns.lowerBound])
      return word == other ? 0 : Self.distance(word, other, share: 0.6).map { 10 + $0 }
    case .split, .joined:
      // More than a word that is missing next to an equal one, unless all letters are equal.
      return EditDistance.between(Array(first[rows].joined()), Array(second[columns].joined()), limit: 2)
        .map { 20 + 45 * $0 }
    }
  }

  /// The number of different letters in percent of the longer word, in steps; nil if more than a share of them differ.
  private static func distance(_ word: [Unicode.Scalar], _ other: [Unicode.Scalar], share: Double) -> Int? {
    let length = max(word.count, other.count)
    let limit = max(1, Int(share * Double(length)))
    return EditDistance.between(word, other, limit: limit).map { 90 * $0 / length }
  }
}
