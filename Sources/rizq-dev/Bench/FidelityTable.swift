import FidelityMeasures
import Foundation

/// The lines of the table of figures.
enum FidelityTable {
  static let heading = line("measure", "target", "reached", "of", "met", "ms")

  static func row(_ measure: any FidelityMeasure, _ figure: FidelityFigure, taking time: Duration) -> String {
    line(
      measure.name,
      target(measure.target),
      reached(figure, measure.target),
      "\(figure.total)",
      figure.meets(measure.target).map { $0 ? "yes" : "NO" } ?? "-",
      "\(Int(time / .milliseconds(1)))"
    )
  }

  static func skipped(_ measure: any FidelityMeasure) -> String {
    line(measure.name, target(measure.target), "skipped")
  }

  private static func target(_ target: FidelityTarget) -> String {
    switch target {
    case .atLeast(let share): "≥ " + percent(share)
    case .atMost(let number): "≤ \(number)"
    case .ratioAtMost(let ratio): "≤ " + String(format: "%.2f", ratio)
    case .reported: "-"
    }
  }

  private static func reached(_ figure: FidelityFigure, _ target: FidelityTarget) -> String {
    switch (figure.reading, target) {
    case (.perSecond(let rate), _): "\(Int(rate))/s"
    case (.ratio(let ratio), _): String(format: "%.2f", ratio)
    case (nil, .atLeast): percent(figure.share)
    case (nil, _): "\(figure.hits)"
    }
  }

  /// Rounded down, so that 100 % means all cases.
  private static func percent(_ share: Double) -> String {
    String(format: "%.2f %%", (share * 10_000 + 1e-6).rounded(.down) / 100)
  }

  private static func line(_ name: String, _ cells: String...) -> String {
    BenchTable.line(name, nameWidth: 62, [10, 10, 8, 5, 7], cells)
  }
}
