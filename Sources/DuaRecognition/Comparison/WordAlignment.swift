/// The alignment of two texts with the fewest differences between their words, in a band around a diagonal. Time and memory are
/// proportional to the length of the shorter text times the width of the band.
struct WordAlignment {
  /// What an aligned pair consists of.
  enum Step: UInt8 {
    /// The words have the same letters.
    case same
    /// Two words of one text are one word of the other.
    case twoOfFirst, twoOfSecond
    /// The words are similar (``ComparedWord/isSimilar(to:)``), or are two different words.
    case similar, other
    /// Only one of the texts has the word.
    case onlyFirst, onlySecond
  }

  /// In the order of the texts.
  let steps: [Step]
  /// The index of the first aligned word of the second text: 0, unless the first text is a part of it.
  let start: Int

  private typealias Cell = (cost: Int32, step: Step)
  private static let unreachable: Int32 = 1 << 24

  /// - Parameters:
  ///   - first: The words of a text.
  ///   - second: The words of another text.
  ///   - offset: Where the first text is expected to begin in the second.
  ///   - isPart: Whether the second text may have other words before and after the first.
  ///   - limit: The highest cost, in halves of a word: a similar word is half a difference. Nil if the texts differ more.
  init?(_ first: [ComparedWord], _ second: [ComparedWord], offset: Int, isPart: Bool, limit: Int) {
    let band = limit + 4
    let width = 2 * band + 1
    /// The column of an index of `second` in a row.
    func column(_ row: Int, _ index: Int) -> Int? {
      let column = index - row - offset + band
      return column >= 0 && column < width && index >= 0 && index <= second.count ? column : nil
    }
    var cells = [Cell](repeating: (Self.unreachable, .other), count: (first.count + 1) * width)
    func cost(_ row: Int, _ index: Int) -> Int32 {
      guard row >= 0, let column = column(row, index) else { return Self.unreachable }
      return cells[row * width + column].cost
    }
    for row in 0...first.count {
      for index in (row + offset - band)...(row + offset + band) {
        guard let column = column(row, index) else { continue }
        var best: Cell = (Self.unreachable, .other)
        func offer(_ cost: Int32, _ step: Step) { if cost < best.cost { best = (cost, step) } }
        if row == 0, isPart || index == 0 { best.cost = 0 }
        if row > 0, index > 0 {
          let step = Self.step(first[row - 1], second[index - 1])
          offer(cost(row - 1, index - 1) + step.cost, step)
        }
        if row > 1, index > 0, ComparedWord.areJoined(first[row - 2], first[row - 1], in: second[index - 1]) {
          offer(cost(row - 2, index - 1), .twoOfFirst)
        }
        if row > 0, index > 1,
          ComparedWord.areJoined(second[index - 2], second[index - 1], in: first[row - 1])
        {
          offer(cost(row - 1, index - 2), .twoOfSecond)
        }
        if row > 0 { offer(cost(row - 1, index) + 2, .onlyFirst) }
        if index > 0, !(isPart && row == 0) { offer(cost(row, index - 1) + 2, .onlySecond) }
        cells[row * width + column] = best
      }
    }
    let ends = isPart ? Array((first.count + offset - band)...(first.count + offset + band)) : [second.count]
    let end = ends.min { cost(first.count, $0) < cost(first.count, $1) }
    guard let end, cost(first.count, end) <= limit else { return nil }
    var steps: [Step] = []
    var (row, index) = (first.count, end)
    while row > 0 || !isPart && index > 0, let column = column(row, index) {
      let step = cells[row * width + column].step
      steps.append(step)
      row -= step.lengths.first
      index -= step.lengths.second
    }
    self.steps = steps.reversed()
    start = index
  }

  private static func step(_ first: ComparedWord, _ second: ComparedWord) -> Step {
    if first.isSame(as: second) { return .same }
    return first.isSimilar(to: second) ? .similar : .other
  }
}

extension WordAlignment.Step {
  /// The words of each text.
  var lengths: (first: Int, second: Int) {
    switch self {
    case .same, .similar, .other: (1, 1)
    case .twoOfFirst: (2, 1)
    case .twoOfSecond: (1, 2)
    case .onlyFirst: (1, 0)
    case .onlySecond: (0, 1)
    }
  }

  fileprivate var cost: Int32 {
    switch self {
    case .same, .twoOfFirst, .twoOfSecond: 0
    case .similar: 1
    case .other, .onlyFirst, .onlySecond: 2
    }
  }
}
