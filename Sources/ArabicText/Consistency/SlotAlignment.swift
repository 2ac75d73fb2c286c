/// The cheapest way to lay two rows of slots side by side.
///
/// Global alignment after Needleman and Wunsch. Slots that share a symbol match for nothing, a slot that may
/// be missing is left out for nothing, any other gap costs 10 and any other pair 12.
struct SlotAlignment {
  /// A step of the alignment: indices of slots, nil where the other side has none.
  struct Step: Hashable {
    var first: Int?
    var second: Int?
    var cost: Int
  }

  static let gapCost = 10
  static let substitutionCost = 12
  /// Cells that are looked at before the alignment keeps to a band around the diagonal.
  private static let cellLimit = 16_000_000

  private(set) var cost = 0
  private(set) var steps: [Step] = []

  init(_ first: [PhoneticKey.Slot], _ second: [PhoneticKey.Slot]) {
    let rows = first.map(\.symbols)
    let columns = second.map(\.symbols)
    if let path = FreeAlignment(rows, columns).steps {
      steps = path
      return
    }
    let width = columns.count + 1
    let isWhole = (rows.count + 1) * width <= SlotAlignment.cellLimit
    let reach = isWhole ? width : max(256, SlotAlignment.cellLimit / (2 * (rows.count + 1)))
    let bands = (0...rows.count).map { row in
      let middle = rows.isEmpty ? 0 : row * columns.count / rows.count
      // Without rows the band must reach from end to end.
      return max(0, middle - reach)...min(columns.count, rows.isEmpty ? columns.count : middle + reach)
    }
    trace(rows, columns, bands)
  }

  private enum Move: UInt8 {
    case pair, first, second
  }

  private mutating func trace(
    _ rows: [PhoneticSymbols],
    _ columns: [PhoneticSymbols],
    _ bands: [ClosedRange<Int>]
  ) {
    let unreachable = Int32.max / 2
    let firstGaps = rows.map { Int32($0.isOptional ? 0 : SlotAlignment.gapCost) }
    let secondGaps = columns.map { Int32($0.isOptional ? 0 : SlotAlignment.gapCost) }
    var lineStarts: [Int] = [0]
    for band in bands { lineStarts.append(lineStarts[lineStarts.count - 1] + band.count) }
    var moves = [UInt8](repeating: Move.pair.rawValue, count: lineStarts[bands.count])
    var before = [Int32](repeating: unreachable, count: columns.count + 1)
    var current = before
    for row in 0...rows.count {
      let band = bands[row]
      if band.count <= columns.count {
        for column in current.indices { current[column] = unreachable }
      }
      let symbols = row > 0 ? rows[row - 1].sounds : []
      let rowGap = row > 0 ? firstGaps[row - 1] : 0
      for column in band {
        if row == 0, column == 0 {
          current[0] = 0
          continue
        }
        var best = unreachable
        var move = Move.pair
        if row > 0, column > 0 {
          let isMatch = !symbols.isDisjoint(with: columns[column - 1])
          best = before[column - 1] + (isMatch ? 0 : Int32(SlotAlignment.substitutionCost))
        }
        if row > 0, before[column] + rowGap < best {
          (best, move) = (before[column] + rowGap, .first)
        }
        if column > 0, current[column - 1] + secondGaps[column - 1] < best {
          (best, move) = (current[column - 1] + secondGaps[column - 1], .second)
        }
        current[column] = best
        moves[lineStarts[row] + column - band.lowerBound] = move.rawValue
      }
      swap(&before, &current)
    }
    cost = Int(before[columns.count])
    walkBack(rows, columns, bands, moves, lineStarts)
  }

  private mutating func walkBack(
    _ rows: [PhoneticSymbols],
    _ columns: [PhoneticSymbols],
    _ bands: [ClosedRange<Int>],
    _ moves: [UInt8],
    _ lineStarts: [Int]
  ) {
    var (row, column) = (rows.count, columns.count)
    while row > 0 || column > 0 {
      switch Move(rawValue: moves[lineStarts[row] + column - bands[row].lowerBound]) {
      case .first:
        row -= 1
        steps.append(Step(first: row, second: nil, cost: rows[row].isOptional ? 0 : SlotAlignment.gapCost))
      case .second:
        column -= 1
        let cost = columns[column].isOptional ? 0 : SlotAlignment.gapCost
        steps.append(Step(first: nil, second: column, cost: cost))
      case .pair, nil:
        row -= 1
        column -= 1
        let isMatch = !rows[row].sounds.isDisjoint(with: columns[column].sounds)
        steps.append(Step(first: row, second: column, cost: isMatch ? 0 : SlotAlignment.substitutionCost))
      }
    }
    steps.reverse()
  }
}
