import ComposableMeasures
import Foundation

/// The formatting of the table.
enum FigureTable {
  static let heading = line(
    "ns of processor time per operation",
    "target",
    "TCA",
    "Composable",
    "met",
    "allocations"
  )

  static let footer = """

    Median of 5 runs after a warm-up, release build, process clock (all threads).
    The figures of TCA 1.25.5 were measured once, with the same operations on a similar machine. TCA does not support
    Linux: its build was modified to compile there. It also generates one UUID per action, which takes 3,100 ns on
    Linux and probably far less on Apple systems.
    """

  static func row(_ measure: Measure, _ figure: Figure) -> String {
    line(
      measure.name,
      measure.target.map { "< \($0.formatted)" } ?? "-",
      measure.reference.map(range) ?? "-",
      figure.nanoseconds < 10
        ? String(format: "%.1f", figure.nanoseconds) : Int(figure.nanoseconds).formatted,
      measure.isMet(by: figure).map { $0 ? "yes" : "NO" } ?? "-",
      figure.allocations.map { String(format: "%.1f", $0) } ?? "-"
    )
  }

  private static func range(_ range: ClosedRange<Int>) -> String {
    range.lowerBound == range.upperBound
      ? range.lowerBound.formatted : "\(range.lowerBound.formatted)-\(range.upperBound.formatted)"
  }

  private static func line(_ name: String, _ cells: String...) -> String {
    let widths = [10, 18, 12, 5, 13]
    return name.padding(toLength: 57, withPad: " ", startingAt: 0)
      + zip(cells, widths).map { cell, width in
        String(repeating: " ", count: max(1, width - cell.count)) + cell
      }.joined()
  }
}
