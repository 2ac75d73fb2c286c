import ComposableMeasures
import Foundation

/// The lines of the table.
enum FigureTable {
  static let heading = line(
    "ns of processor time per operation",
    "asked",
    "TCA",
    "ours",
    "met",
    "allocations"
  )

  static let remarks = """

    Median of 5 runs after a warm-up, release build, process clock (all threads).
    TCA's figures were measured once, on a machine of this kind, with version 1.25.5 and the same operations.
    To be fair to it: Linux is not a platform that it supports, the build was modified to compile there, and it makes
    one UUID for each action, which takes 3,100 ns on Linux and should take far less on Apple systems.
    """

  static func row(_ measure: Measure, _ figure: Figure) -> String {
    line(
      measure.name,
      measure.asked.map { "< \($0.formatted)" } ?? "-",
      measure.original.map(range) ?? "-",
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
    let widths = [10, 18, 10, 5, 13]
    return name.padding(toLength: 57, withPad: " ", startingAt: 0)
      + zip(cells, widths).map { cell, width in
        String(repeating: " ", count: max(1, width - cell.count)) + cell
      }.joined()
  }
}
