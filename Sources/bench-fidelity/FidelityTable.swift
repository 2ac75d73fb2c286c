import FidelityMeasures
import Foundation

/// The lines of the table.
enum FidelityTable {
  static let heading = line("measure", "asked", "reached", "of", "met", "ms")

  static func row(_ measure: any FidelityMeasure, _ figure: FidelityFigure, taking time: Duration) -> String {
    let (asked, reached) =
      switch measure.target {
      case .atLeast(let share): ("≥ " + percent(share), percent(figure.share))
      case .atMost(let number): ("≤ \(number)", "\(figure.hits)")
      }
    return line(
      measure.name,
      asked,
      reached,
      "\(figure.total)",
      figure.meets(measure.target) ? "yes" : "no",
      "\(Int(time / .milliseconds(1)))"
    )
  }

  /// Not rounded up: 100 % is all of them.
  private static func percent(_ share: Double) -> String {
    String(format: "%.2f %%", (share * 10_000 + 1e-6).rounded(.down) / 100)
  }

  private static func line(_ name: String, _ cells: String...) -> String {
    let widths = [10, 10, 8, 5, 7]
    return name.padding(toLength: 58, withPad: " ", startingAt: 0)
      + zip(cells, widths).map { cell, width in
        String(repeating: " ", count: max(1, width - cell.count)) + cell
      }.joined()
  }
}
