import FidelityMeasures
import Foundation

/// The layout of printed tables.
enum BenchTable {
  /// Rounded down, so that 100 % means all cases.
  static func percent(_ share: Double) -> String {
    String(format: "%.1f %%", (share * 1000 + 1e-6).rounded(.down) / 10)
  }

  static func interval(_ interval: WilsonInterval) -> String {
    "\(percent(interval.lower))–\(percent(interval.upper))"
  }

  /// A name, and cells aligned to the right in columns of these widths.
  static func line(_ name: String, nameWidth: Int = 48, _ widths: [Int], _ cells: [String]) -> String {
    name.padding(toLength: nameWidth, withPad: " ", startingAt: 0)
      + zip(cells, widths).map { cell, width in
        String(repeating: " ", count: max(1, width - cell.count)) + cell
      }.joined()
  }
}
