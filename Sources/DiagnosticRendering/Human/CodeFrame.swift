import Diagnostics
import UnicodeText

/// The source line of a location, truncated to the terminal's width, and the markers under it.
struct CodeFrame: Equatable {
  /// The line, safe to print, isolated if it contains right-to-left text.
  let source: String
  /// The number of columns before the markers.
  let blanks: Int
  /// One marker for every marked column, at least one.
  let marks: String

  /// The minimum number of columns for source text on a narrow terminal.
  private static let minimumColumns = 10

  /// - Parameter columns: The columns available for the source text; nil for no limit.
  init(_ excerpt: SourceLocation.Excerpt, columns: Int?, mark: Character) {
    let cells = excerpt.text.displayCells(tab: "  ")
    let first = cells.firstIndex { $0.scalars.upperBound > excerpt.mark.lowerBound } ?? cells.endIndex
    let window = Self.window(
      of: cells,
      around: first,
      columns: columns.map { max($0 - 2, Self.minimumColumns) }
    )
    let isCutBefore = excerpt.isCutBefore || window.lowerBound > cells.startIndex
    let isCutAfter = excerpt.isCutAfter || window.upperBound < cells.endIndex

    let shown = cells[window].map(\.text).joined().isolated
    source = (isCutBefore ? "…" : "") + shown + (isCutAfter ? "…" : "")

    blanks = cells[window.lowerBound..<first].reduce(isCutBefore ? 1 : 0) { $0 + $1.width }
    let markedColumns = cells[first..<max(first, window.upperBound)]
      .prefix { $0.scalars.lowerBound < excerpt.mark.upperBound }
      .reduce(0) { $0 + $1.width }
    marks = String(repeating: mark, count: max(1, markedColumns))
  }

  /// The cells that fit into `columns`, with about a third of them before the cell `first`.
  private static func window(of cells: [DisplayCell], around first: Int, columns: Int?) -> Range<Int> {
    guard let columns, cells.reduce(0, { $0 + $1.width }) > columns else { return cells.indices }
    var start = first
    var end = first
    var left = columns
    func extendBack(by limit: Int) {
      var limit = limit
      while start > cells.startIndex, cells[start - 1].width <= limit {
        start -= 1
        limit -= cells[start].width
        left -= cells[start].width
      }
    }
    extendBack(by: columns / 3)
    while end < cells.endIndex, cells[end].width <= left {
      left -= cells[end].width
      end += 1
    }
    extendBack(by: left)
    return start..<end
  }
}
