/// The table of an alignment: for every number of words of a quotation (a row), and every place in references (a column), the cost
/// of the cheapest way there and its last step.
struct AlignmentTable {
  /// Higher than any cost, with room for one more step.
  static let unreachable = Int32.max / 2

  let columns: Int
  var costs: [Int32]
  /// An ``Alignment/Step`` or a code of the aligner.
  var steps: [UInt8]

  init(rows: Int, columns: Int, step: UInt8) {
    self.columns = columns
    costs = [Int32](repeating: Self.unreachable, count: rows * columns)
    steps = [UInt8](repeating: step, count: rows * columns)
  }

  /// Enters what the steps cost that lead to a row, in the columns from `start` on: one for the beginning of a part of a reference
  /// and one for each of its words. Rows and columns before them are complete. Of equally cheap steps the first wins.
  ///
  /// - Parameters:
  ///   - quoted: The index of the word of the quotation.
  ///   - referred: The words of the reference.
  ///   - pairs: What pairing the word with each of them costs.
  mutating func fill(
    _ row: Int,
    from start: Int,
    _ aligner: Aligner,
    quoted: Int,
    referred: Range<Int>,
    pairs: [Int32],
    missingCost: Int32
  ) {
    let hashes = aligner.reference.hashes
    let joined = aligner.reference.joinedHashes
    let own = aligner.quote[quoted].hash
    let before = row > 1 ? aligner.quote[quoted - 1].hash : nil
    let swapped = before == own ? nil : before
    let both = row > 1 ? aligner.joinedHash(quoted - 1) : nil
    let line = row * columns + start
    let above = line - columns
    offer(costs[above] + Self.gapCost, .extra, at: line)
    var left = costs[line]
    for column in 1..<referred.count + 1 {
      let word = referred.lowerBound + column - 1
      var cost = costs[line + column]
      var step: Alignment.Step?
      let paired = costs[above + column - 1] + pairs[column - 1]
      if paired < cost { (cost, step) = (paired, .pair) }
      if hashes[word] == swapped, column > 1, hashes[word - 1] == own {
        let price = costs[above - columns + column - 2] + Int32(Difference.swapCost)
        if price < cost { (cost, step) = (price, .swapped) }
      }
      if hashes[word] == both, let difference = aligner.difference(.split, quoted - 1, word) {
        let price = costs[above - columns + column - 1] + Int32(difference.cost)
        if price < cost { (cost, step) = (price, .split) }
      }
      if column > 1, joined[word - 1] == own, let difference = aligner.difference(.joined, quoted, word - 1) {
        let price = costs[above + column - 2] + Int32(difference.cost)
        if price < cost { (cost, step) = (price, .joined) }
      }
      if left + missingCost < cost { (cost, step) = (left + missingCost, .missing) }
      let extra = costs[above + column] + Self.gapCost
      if extra < cost { (cost, step) = (extra, .extra) }
      if let step {
        costs[line + column] = cost
        steps[line + column] = step.rawValue
      }
      left = cost
    }
  }

  private static let gapCost = Int32(Difference.gapCost)

  private mutating func offer(_ cost: Int32, _ step: Alignment.Step, at cell: Int) {
    guard cost < costs[cell] else { return }
    (costs[cell], steps[cell]) = (cost, step.rawValue)
  }
}
