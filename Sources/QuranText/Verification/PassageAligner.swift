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

  /// The states of a row: those before each word and at the end of each passage, then the one outside the passages.
  private struct States {
    /// The first state of each passage.
    private(set) var starts: [Int] = []
    /// The passage of each state; the number of passages for the one outside.
    private(set) var passages: [Int] = []

    init(of all: [Passage]) {
      for (number, passage) in all.enumerated() {
        starts.append(passages.count)
        passages += [Int](repeating: number, count: passage.words.count + 1)
      }
      passages.append(all.count)
    }

    var count: Int { passages.count }
    var outside: Int { passages.count - 1 }
  }

  func best() -> (cost: Int, runs: [Run]) {
    let states = States(of: passages)
    var table = AlignmentTable(rows: quote.count + 1, columns: states.count, step: Self.start)
    var exits = [Exits](repeating: Exits(), count: quote.count + 1)
    begin(&table, states)
    let classes = WordClasses(quote)
    let aligners = passages.map { Aligner(quote: quote, reference: $0.words, orthography: orthography) }
    var pairs = passages.map { PairCosts(with: $0.words[...], orthography, classes) }
    for row in 1..<quote.count + 1 {
      for number in passages.indices {
        align(row, with: number, aligners[number], &pairs[number], states, &table, &exits[row])
      }
      if allowsOtherWords { leaveUnaligned(row, states, &table, &exits[row]) }
      addJumps(to: row, exits[row], states, &table)
    }
    let end = cheapestEnd(of: table, states)
    let cost = Int(table.costs[quote.count * states.count + end])
    return (cost, traced(table.steps, exits, states, aligners, from: end))
  }

  /// Fills the first row: passages begin anywhere, or with their first word.
  private func begin(_ table: inout AlignmentTable, _ states: States) {
    for (number, passage) in passages.enumerated() {
      let start = states.starts[number]
      for column in passage.beginnings { table.costs[start + column] = 0 }
      guard passage.isWhole else { continue }
      for column in 1..<passage.words.count + 1 {
        table.costs[start + column] = Int32(column * Difference.gapCost)
        table.steps[start + column] = Alignment.Step.missing.rawValue
      }
    }
    if allowsOtherWords { table.costs[states.outside] = 0 }
  }

  /// Enters what it costs to align the word that leads to a row with each word of a passage.
  private func align(
    _ row: Int,
    with number: Int,
    _ aligner: Aligner,
    _ pairs: inout PairCosts,
    _ states: States,
    _ table: inout AlignmentTable,
    _ exits: inout Exits
  ) {
    let passage = passages[number]
    let start = row * states.count + states.starts[number]
    // A passage may begin after unaligned words.
    if allowsOtherWords {
      let words = Int32(row) * Self.otherWordCost
      for column in passage.beginnings { table.costs[start + column] = words }
    }
    table.fill(
      row,
      from: states.starts[number],
      aligner,
      quoted: row - 1,
      referred: 0..<passage.words.count,
      pairs: pairs.costs(of: quote[row - 1], at: row - 1),
      missingCost: allowsOtherWords ? Self.missingWordCost : Int32(Difference.gapCost)
    )
    var end = passage.endings.lowerBound
    for column in passage.endings where table.costs[start + column] < table.costs[start + end] {
      end = column
    }
    exits.offer(states.starts[number] + end, table.costs[start + end], number)
  }

  /// Enters what it costs to leave the word that leads to a row unaligned.
  private func leaveUnaligned(
    _ row: Int,
    _ states: States,
    _ table: inout AlignmentTable,
    _ exits: inout Exits
  ) {
    let state = row * states.count + states.outside
    table.costs[state] = table.costs[state - states.count] + Self.otherWordCost
    table.steps[state] = Self.otherWord
    exits.offer(states.outside, table.costs[state], passages.count)
  }

  /// Enters what it costs to continue in another passage, or outside of all.
  private func addJumps(to row: Int, _ exits: Exits, _ states: States, _ table: inout AlignmentTable) {
    let line = row * states.count
    for (number, passage) in passages.enumerated() {
      let start = line + states.starts[number]
      jump(to: start, passage.beginnings, exits.source(to: number), &table, Self.jumpCost)
    }
    if allowsOtherWords {
      jump(to: line + states.outside, 0..<1, exits.source(to: passages.count), &table, 0)
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

  /// The state in which the cheapest alignment ends.
  private func cheapestEnd(of table: AlignmentTable, _ states: States) -> Int {
    let last = quote.count * states.count
    var end = 0
    for state in 0..<states.count where isEnd(state, states) {
      let isLater = states.passages[state] == states.passages[end]
      let (cost, least) = (table.costs[last + state], table.costs[last + end])
      if cost < least || isLater && cost == least { end = state }
    }
    return end
  }

  /// Whether a text may end in a state.
  private func isEnd(_ state: Int, _ states: States) -> Bool {
    guard state != states.outside else { return true }
    let number = states.passages[state]
    return passages[number].endings.contains(state - states.starts[number])
  }

  private func traced(
    _ steps: [UInt8],
    _ exits: [Exits],
    _ states: States,
    _ aligners: [Aligner],
    from end: Int
  ) -> [Run] {
    var runs: [Run] = []
    var (row, state) = (quote.count, end)
    var isNew = true
    while true {
      let code = steps[row * states.count + state]
      let number = states.passages[state]
      if code == Self.start { break }
      if code == Self.jump {
        state = exits[row].source(to: number).state
        isNew = true
        continue
      }
      if isNew { runs.append(Run(passage: state == states.outside ? nil : number, words: row..<row)) }
      isNew = false
      if let step = Alignment.Step(rawValue: code) {
        (row, state) = (row - step.quoted, state - step.referred)
        let column = state - states.starts[number]
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
