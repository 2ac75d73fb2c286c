/// An alignment of cost zero, if there is one. It takes linear time, and most transliterations are correct.
///
/// Of all such alignments it is the one that ``SlotAlignment`` would find.
struct FreeAlignment {
  /// Nil if there is no alignment of cost zero, or if there are too many.
  private(set) var steps: [SlotAlignment.Step]?

  private enum Move: UInt8 {
    case pair, first, second
  }

  /// A column that is reached at no cost, and the last step to it.
  private struct Cell {
    let number: Int32
    let move: Move

    init(column: Int, move: Move) { (number, self.move) = (Int32(column), move) }

    var column: Int { Int(number) }
  }

  /// The average number of cells kept for a row.
  private static let width = 16

  init(_ rows: [ConsonantClassSet], _ columns: [ConsonantClassSet]) {
    var cells: [Cell] = []
    cells.reserveCapacity(2 * rows.count)
    var lineStarts = [0]
    let limit = Self.width * (rows.count + columns.count + 1)
    Self.append(Cell(column: 0, move: .pair), to: &cells, columns, before: .max)
    lineStarts.append(cells.count)
    var next: [Cell] = []
    for row in rows {
      let line = lineStarts[lineStarts.count - 2]..<cells.count
      next.removeAll(keepingCapacity: true)
      for index in line {
        let column = cells[index].column
        if row.isOptional, next.last?.column != column { next.append(Cell(column: column, move: .first)) }
        if column < columns.count, !row.sounds.isDisjoint(with: columns[column].sounds) {
          next.append(Cell(column: column + 1, move: .pair))
        }
      }
      for (index, cell) in next.enumerated() {
        Self.append(cell, to: &cells, columns, before: index + 1 < next.count ? next[index + 1].column : .max)
      }
      guard cells.count > line.upperBound, cells.count <= limit else { return }
      lineStarts.append(cells.count)
    }
    steps = Self.traced(cells, lineStarts, columns: columns.count)
  }

  /// Adds a cell and those that are reached from it by skipping columns.
  private static func append(
    _ cell: Cell,
    to cells: inout [Cell],
    _ columns: [ConsonantClassSet],
    before next: Int
  ) {
    cells.append(cell)
    var column = cell.column
    while column < columns.count, columns[column].isOptional, column + 1 < next {
      column += 1
      cells.append(Cell(column: column, move: .second))
    }
  }

  private static func traced(_ cells: [Cell], _ lineStarts: [Int], columns: Int) -> [SlotAlignment.Step]? {
    var steps: [SlotAlignment.Step] = []
    var (row, column) = (lineStarts.count - 2, columns)
    // The columns of a row ascend, so the walk never returns to a cell.
    var index = cells.count - 1
    while true {
      index = min(index, lineStarts[row + 1] - 1)
      while index >= lineStarts[row], cells[index].column != column { index -= 1 }
      guard index >= lineStarts[row] else { return nil }
      let cell = cells[index]
      if row == 0, column == 0 { break }
      switch cell.move {
      case .pair:
        (row, column) = (row - 1, column - 1)
        steps.append(.init(first: row, second: column, cost: 0))
      case .first:
        row -= 1
        steps.append(.init(first: row, second: nil, cost: 0))
      case .second:
        column -= 1
        steps.append(.init(first: nil, second: column, cost: 0))
      }
    }
    return steps.reversed()
  }
}
