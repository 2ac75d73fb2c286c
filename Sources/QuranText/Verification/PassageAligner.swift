/// Aligns a text with several passages of the Quran at minimum cost: with all of them or some, in any order, each whole or in
/// part.
///
/// It extends the alignment of ``Aligner`` by two moves: jumps between passages and, optionally, unaligned words.
struct PassageAligner {
  let quote: [QuotedWord]
  let passages: [Passage]
  let orthography: Orthography
  /// Whether words outside the passages are allowed.
  let allowsOtherWords: Bool

  struct Passage {
    /// The indexes of its words in the edition.
    let positions: [Int]
    let words: [WordFingerprint]
    /// Whether it occurs as a whole or not at all: no other passage begins or ends within it.
    var isWhole = false

    /// The index of a word in the edition; after the last word, the next index.
    func position(ofWord column: Int) -> Int {
      column < positions.count ? positions[column] : (positions.last ?? -1) + 1
    }

    fileprivate func canBegin(at column: Int) -> Bool { !isWhole || column == 0 }
    fileprivate func canEnd(at column: Int) -> Bool { !isWhole || column == words.count }
  }

  /// Consecutive words in one passage, or in none.
  struct Run {
    let passage: Int?
    var words: Range<Int>
    var pieces: [Alignment.Piece] = []
  }

  /// More than a wrong letter, so that an error is not aligned with a word of another passage; a round trip costs more than a
  /// wrong word.
  private static let jumpCost: Int32 = 101
  /// More than a wrong letter, so that a wrong word at the edge of a passage still belongs to it.
  private static let otherWordCost: Int32 = 110

  /// Less than an unaligned word, so that a word is rather missing than aligned elsewhere.
  private static let missingWordCost: Int32 = 105

  /// Higher than any cost, with room for one more step.
  private static let unreachable = Int32.max / 2

  private static let jump: UInt8 = 0xFD
  private static let otherWord: UInt8 = 0xFE
  private static let start: UInt8 = 0xFF

  private static let order: [Alignment.Step] = [.pair, .swapped, .split, .joined, .missing, .extra]

  /// The number of cells of the table.
  static func size(words: Int, passages: [Passage]) -> Int {
    (words + 1) * passages.reduce(1) { $0 + $1.words.count + 1 }
  }

  /// The cheapest state of a row, and the cheapest of another passage.
  private struct Exits {
    var best = (state: 0, cost: Int32.max, passage: -1)
    var other = (state: 0, cost: Int32.max, passage: -1)

    mutating func offer(_ state: Int, _ cost: Int32, _ passage: Int) {
      if cost < best.cost {
        if passage != best.passage { other = best }
        best = (state, cost, passage)
      } else if passage != best.passage, cost < other.cost {
        other = (state, cost, passage)
      }
    }

    func source(to passage: Int) -> (state: Int, cost: Int32, passage: Int) {
      best.passage == passage ? other : best
    }
  }

  func best() -> (cost: Int, runs: [Run]) {
    var starts: [Int] = []
    var states = 0
    var passageOf: [Int] = []
    for (number, passage) in passages.enumerated() {
      starts.append(states)
      passageOf += [Int](repeating: number, count: passage.words.count + 1)
      states += passage.words.count + 1
    }
    let outside = states
    passageOf.append(passages.count)
    states += 1
    var costs = [Int32](repeating: Self.unreachable, count: (quote.count + 1) * states)
    var steps = [UInt8](repeating: Self.start, count: costs.count)
    var exits = [Exits](repeating: Exits(), count: quote.count + 1)
    func canBegin(_ state: Int) -> Bool {
      state == outside
        ? allowsOtherWords : passages[passageOf[state]].canBegin(at: state - starts[passageOf[state]])
    }
    for state in 0..<states where canBegin(state) { costs[state] = 0 }
    for (number, passage) in passages.enumerated() where passage.isWhole {
      for column in 1..<passage.words.count + 1 {
        costs[starts[number] + column] = Int32(column * Difference.gapCost)
        steps[starts[number] + column] = Alignment.Step.missing.rawValue
      }
    }
    for row in 1..<quote.count + 1 {
      let line = row * states
      let words = Int32(row) * Self.otherWordCost
      for (number, passage) in passages.enumerated() {
        for column in 0...passage.words.count {
          let state = starts[number] + column
          // A passage may begin after unaligned words.
          if allowsOtherWords, passage.canBegin(at: column) { costs[line + state] = words }
          for step in Self.order where row >= step.quoted && column >= step.referred {
            let before = costs[line - step.quoted * states + state - step.referred]
            guard before < costs[line + state] else { continue }
            let aligner = step == .extra || step == .missing ? nil : number
            let price = price(step, row - step.quoted, column - step.referred, aligner)
            if let price, before + price < costs[line + state] {
              costs[line + state] = before + price
              steps[line + state] = step.rawValue
            }
          }
          if passage.canEnd(at: column) { exits[row].offer(state, costs[line + state], number) }
        }
      }
      if allowsOtherWords {
        costs[line + outside] = costs[line - states + outside] + Self.otherWordCost
        steps[line + outside] = Self.otherWord
        exits[row].offer(outside, costs[line + outside], passages.count)
      }
      for state in 0..<states where canBegin(state) {
        let source = exits[row].source(to: passageOf[state])
        guard source.passage >= 0 else { continue }
        let cost = source.cost + (state == outside ? 0 : Self.jumpCost)
        if cost < costs[line + state] {
          costs[line + state] = cost
          steps[line + state] = Self.jump
        }
      }
    }
    let last = quote.count * states
    var end = 0
    for state in 0..<states
    where state == outside || passages[passageOf[state]].canEnd(at: state - starts[passageOf[state]]) {
      let isLater = passageOf[state] == passageOf[end]
      if costs[last + state] < costs[last + end] || isLater && costs[last + state] == costs[last + end] {
        end = state
      }
    }
    let runs = traced(steps, exits, starts, passageOf, from: end)
    return (Int(costs[last + end]), runs)
  }

  private func price(_ step: Alignment.Step, _ quoted: Int, _ referred: Int, _ passage: Int?) -> Int32? {
    guard let passage else {
      return step == .missing && allowsOtherWords ? Self.missingWordCost : Int32(Difference.gapCost)
    }
    return difference(step, quoted, referred, passage).map { Int32($0.cost) }
  }

  private func difference(
    _ step: Alignment.Step,
    _ quoted: Int,
    _ referred: Int,
    _ passage: Int
  ) -> Difference? {
    Aligner(quote: quote, reference: passages[passage].words, orthography: orthography)
      .difference(step, quoted, referred)
  }

  private func traced(
    _ steps: [UInt8],
    _ exits: [Exits],
    _ starts: [Int],
    _ passageOf: [Int],
    from end: Int
  ) -> [Run] {
    let states = passageOf.count
    let outside = states - 1
    var runs: [Run] = []
    var (row, state) = (quote.count, end)
    var isNew = true
    while true {
      let code = steps[row * states + state]
      let number = passageOf[state]
      if code == Self.start { break }
      if code == Self.jump {
        state = exits[row].source(to: number).state
        isNew = true
        continue
      }
      if isNew { runs.append(Run(passage: state == outside ? nil : number, words: row..<row)) }
      isNew = false
      if let step = Alignment.Step(rawValue: code) {
        (row, state) = (row - step.quoted, state - step.referred)
        let column = state - starts[number]
        let piece = Alignment.Piece(
          step: step,
          quoted: row,
          referred: passages[number].position(ofWord: column),
          difference: difference(step, row, column, number) ?? Difference()
        )
        runs[runs.count - 1].pieces.append(piece)
      } else {
        row -= 1
      }
      let words = runs[runs.count - 1].words
      runs[runs.count - 1].words = row..<words.upperBound
    }
    for index in runs.indices { runs[index].pieces.reverse() }
    return runs.reversed()
  }
}
