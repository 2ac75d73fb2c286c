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

    /// The words before which it may begin, and those before which it may end; the number of its words is its end.
    fileprivate var beginnings: Range<Int> { 0..<(isWhole ? 1 : words.count + 1) }
    fileprivate var endings: Range<Int> { (isWhole ? words.count : 0)..<words.count + 1 }
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

  private static let jump: UInt8 = 0xFD
  private static let otherWord: UInt8 = 0xFE
  private static let start: UInt8 = 0xFF

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
    var table = AlignmentTable(rows: quote.count + 1, columns: states, step: Self.start)
    var exits = [Exits](repeating: Exits(), count: quote.count + 1)
    begin(&table, starts)
    if allowsOtherWords { table.costs[outside] = 0 }
    let classes = WordClasses(quote)
    let aligners = passages.map { Aligner(quote: quote, reference: $0.words, orthography: orthography) }
    var pairs = passages.map { PairCosts(with: $0.words[...], orthography, classes) }
    for row in 1..<quote.count + 1 {
      let line = row * states
      for (number, passage) in passages.enumerated() {
        let start = line + starts[number]
        // A passage may begin after unaligned words.
        if allowsOtherWords {
          let words = Int32(row) * Self.otherWordCost
          for column in passage.beginnings { table.costs[start + column] = words }
        }
        table.fill(
          row,
          from: starts[number],
          aligners[number],
          quoted: row - 1,
          referred: 0..<passage.words.count,
          pairs: pairs[number].costs(of: quote[row - 1], at: row - 1),
          missingCost: allowsOtherWords ? Self.missingWordCost : Int32(Difference.gapCost)
        )
        var end = passage.endings.lowerBound
        for column in passage.endings where table.costs[start + column] < table.costs[start + end] {
          end = column
        }
        exits[row].offer(starts[number] + end, table.costs[start + end], number)
      }
      if allowsOtherWords {
        table.costs[line + outside] = table.costs[line - states + outside] + Self.otherWordCost
        table.steps[line + outside] = Self.otherWord
        exits[row].offer(outside, table.costs[line + outside], passages.count)
      }
      for (number, passage) in passages.enumerated() {
        jump(
          to: line + starts[number],
          passage.beginnings,
          exits[row].source(to: number),
          &table,
          Self.jumpCost
        )
      }
      if allowsOtherWords {
        jump(to: line + outside, 0..<1, exits[row].source(to: passages.count), &table, 0)
      }
    }
    let last = quote.count * states
    var end = 0
    for state in 0..<states
    where state == outside || passages[passageOf[state]].endings.contains(state - starts[passageOf[state]]) {
      let isLater = passageOf[state] == passageOf[end]
      let (cost, least) = (table.costs[last + state], table.costs[last + end])
      if cost < least || isLater && cost == least { end = state }
    }
    return (Int(table.costs[last + end]), traced(table.steps, exits, starts, passageOf, aligners, from: end))
  }

  /// Fills the first row: passages begin anywhere, or with their first word.
  private func begin(_ table: inout AlignmentTable, _ starts: [Int]) {
    for (number, passage) in passages.enumerated() {
      for column in passage.beginnings { table.costs[starts[number] + column] = 0 }
      guard passage.isWhole else { continue }
      for column in 1..<passage.words.count + 1 {
        table.costs[starts[number] + column] = Int32(column * Difference.gapCost)
        table.steps[starts[number] + column] = Alignment.Step.missing.rawValue
      }
    }
  }

  /// Enters what it costs to begin a passage after the end of another.
  private func jump(
    to start: Int,
    _ beginnings: Range<Int>,
    _ source: (state: Int, cost: Int32, passage: Int),
    _ table: inout AlignmentTable,
    _ jumpCost: Int32
  ) {
    guard source.passage >= 0 else { return }
    let cost = source.cost + jumpCost
    for column in beginnings where cost < table.costs[start + column] {
      table.costs[start + column] = cost
      table.steps[start + column] = Self.jump
    }
  }

  private func traced(
    _ steps: [UInt8],
    _ exits: [Exits],
    _ starts: [Int],
    _ passageOf: [Int],
    _ aligners: [Aligner],
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
          difference: aligners[number].difference(step, row, column) ?? Difference()
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
