/// The minimum-cost alignment of two sequences of slots.
///
/// Global alignment after Needleman and Wunsch. Slots that share a symbol match at no cost, an optional slot is skipped at no
/// cost, any other gap costs 10 and any other pair 12.
struct SlotAlignment {
  /// A step of the alignment: the indexes of two slots, one of which is nil in a gap.
  struct Step: Hashable {
    var first: Int?
    var second: Int?
    var cost: Int
  }

  static let gapCost = 10
  static let substitutionCost = 12
  /// The number of cells above which the alignment is restricted to a band around the diagonal. It bounds time and memory; a
  /// cheaper alignment may be missed only if texts of more than about 15,000 letters are far out of step.
  static let cellLimit = 16_000_000
  /// The band is never narrower on either side of the diagonal, a dozen words, so that very long texts take time and memory in
  /// proportion to their length.
  private static let minimumReach = 64

  private(set) var cost = 0
  private(set) var steps: [Step] = []

  init(_ first: [PhoneticKey.Slot], _ second: [PhoneticKey.Slot]) {
    let rows = first.map { $0.classes }
    let columns = second.map { $0.classes }
    if let path = FreeAlignment(rows, columns).steps {
      steps = path
      return
    }
    let width = columns.count + 1
    let isWhole = (rows.count + 1) * width <= SlotAlignment.cellLimit
    let share = SlotAlignment.cellLimit / (2 * (rows.count + 1))
    let step = 2 * columns.count / max(rows.count, 1) + 2
    _ = trace(
      rows,
      columns,
      within: isWhole ? width : max(SlotAlignment.minimumReach, share, step),
      atMost: .max
    )
  }

  /// Whether two sequences of slots can be aligned at no cost.
  static func agree(_ first: [PhoneticKey.Slot], _ second: [PhoneticKey.Slot]) -> Bool {
    func mandatoryCount(_ slots: [PhoneticKey.Slot]) -> Int { slots.count { !$0.classes.isOptional } }
    guard mandatoryCount(first) <= second.count, mandatoryCount(second) <= first.count else { return false }
    var alignment = SlotAlignment()
    let isWhole = (first.count + 1) * (second.count + 1) <= cellLimit
    guard isWhole else { return SlotAlignment(first, second).cost == 0 }
    return alignment.trace(
      first.map { $0.classes },
      second.map { $0.classes },
      within: second.count + 1,
      atMost: 0
    )
  }

  private init() {}

  private enum Move: UInt8 {
    case pair, first, second
  }

  /// The move to every cell, four in a byte: for two long texts this is the largest table of the comparison.
  private struct Moves {
    private var bytes: [UInt8]

    init(count: Int) { bytes = [UInt8](repeating: 0, count: count / 4 + 1) }

    subscript(cell: Int) -> Move {
      get { Move(rawValue: bytes[cell >> 2] >> (UInt8(cell & 3) * 2) & 3) ?? .pair }
      set { bytes[cell >> 2] |= newValue.rawValue << (UInt8(cell & 3) * 2) }
    }
  }

  /// A band around the diagonal of the table.
  private struct Band {
    var rows: Int
    var columns: Int
    var reach: Int

    func columns(of row: Int) -> ClosedRange<Int> {
      // Without rows the band must span all columns.
      guard rows > 0 else { return 0...columns }
      let middle = row * columns / rows
      return max(0, middle - reach)...min(columns, middle + reach)
    }

    var width: Int { rows == 0 ? columns + 1 : min(columns + 1, 2 * reach + 1) }
  }

  /// Fills the table and traces the path back. Returns false, and keeps nothing, if the cost exceeds `limit`.
  private mutating func trace(
    _ rows: [ConsonantClassSet],
    _ columns: [ConsonantClassSet],
    within reach: Int,
    atMost limit: Int
  ) -> Bool {
    let band = Band(rows: rows.count, columns: columns.count, reach: reach)
    let unreachable = Int32.max / 2
    let sounds = columns.map { $0.sounds.rawValue }
    let gaps = columns.map { Int32($0.isOptional ? 0 : SlotAlignment.gapCost) }
    var moves = Moves(count: (rows.count + 1) * band.width)
    // Cells next to the band are either never written, or made unreachable before they are read.
    var before = [Int32](repeating: unreachable, count: columns.count + 1)
    var current = before
    for row in 0...rows.count {
      let cells = band.columns(of: row)
      let line = row * band.width - cells.lowerBound
      let sound = row > 0 ? rows[row - 1].sounds.rawValue : 0
      let gap = Int32(row > 0 && !rows[row - 1].isOptional ? SlotAlignment.gapCost : 0)
      if cells.lowerBound > 0 { current[cells.lowerBound - 1] = unreachable }
      var least = unreachable
      for column in cells {
        if row == 0, column == 0 {
          current[0] = 0
          least = 0
          continue
        }
        var best = unreachable
        var move = Move.pair
        if row > 0, column > 0 {
          let isMatch = sound & sounds[column - 1] != 0
          best = before[column - 1] + (isMatch ? 0 : Int32(SlotAlignment.substitutionCost))
        }
        if row > 0, before[column] + gap < best { (best, move) = (before[column] + gap, .first) }
        if column > 0, current[column - 1] + gaps[column - 1] < best {
          (best, move) = (current[column - 1] + gaps[column - 1], .second)
        }
        current[column] = best
        moves[line + column] = move
        least = min(least, best)
      }
      guard Int(least) <= limit else { return false }
      swap(&before, &current)
    }
    guard Int(before[columns.count]) <= limit else { return false }
    cost = Int(before[columns.count])
    walkBack(rows, columns, band, moves)
    return true
  }

  private mutating func walkBack(
    _ rows: [ConsonantClassSet],
    _ columns: [ConsonantClassSet],
    _ band: Band,
    _ moves: Moves
  ) {
    var (row, column) = (rows.count, columns.count)
    steps.reserveCapacity(row + column)
    while row > 0 || column > 0 {
      switch moves[row * band.width + column - band.columns(of: row).lowerBound] {
      case .first:
        row -= 1
        steps.append(Step(first: row, second: nil, cost: rows[row].isOptional ? 0 : SlotAlignment.gapCost))
      case .second:
        column -= 1
        let cost = columns[column].isOptional ? 0 : SlotAlignment.gapCost
        steps.append(Step(first: nil, second: column, cost: cost))
      case .pair:
        row -= 1
        column -= 1
        let isMatch = !rows[row].sounds.isDisjoint(with: columns[column].sounds)
        steps.append(Step(first: row, second: column, cost: isMatch ? 0 : SlotAlignment.substitutionCost))
      }
    }
    steps.reverse()
  }
}
