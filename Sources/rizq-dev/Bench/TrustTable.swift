import FidelityMeasures
import Foundation

/// The lines of the table of mistakes.
enum TrustTable {
  private static let widths = [7, 9, 18, 11, 8, 9, 10, 10, 5]
  static let heading = BenchTable.line(
    "mistake",
    widths,
    ["cases", "shown", "95 % interval", "elsewhere", "hidden", "nothing", "findings", "target", "met"]
  )

  static func line(_ row: TrustReport.Row) -> String {
    line(
      row.mistake.rawValue,
      row.counts,
      TrustReport.targets.each,
      perCase: Double(row.findings) / Double(max(1, row.shown))
    )
  }

  static func total(_ report: TrustReport) -> String {
    let counts = TrustReport.Outcome.allCases.map { outcome in
      report.rows.reduce(0) { $0 + $1.counts[outcome.rawValue] }
    }
    let findings = report.rows.reduce(0) { $0 + $1.findings }
    return line(
      "all",
      counts,
      TrustReport.targets.all,
      perCase: Double(findings) / Double(max(1, counts[0]))
    )
  }

  private static func line(_ name: String, _ counts: [Int], _ target: Double, perCase: Double) -> String {
    let total = counts.reduce(0, +)
    let interval = WilsonInterval(hits: counts[0], total: total)
    let share = Double(counts[0]) / Double(max(1, total))
    return BenchTable.line(
      name,
      widths,
      [
        "\(total)", BenchTable.percent(share),
        BenchTable.interval(interval), "\(counts[1])",
        "\(counts[2])", "\(counts[3])", String(format: "%.2f", perCase), "≥ " + BenchTable.percent(target),
        share >= target && total > 0 ? "yes" : "NO",
      ]
    )
  }
}

/// The lines of the table of narration and instructions.
enum NarrationTable {
  private static let widths = [7, 9, 18, 9, 14, 10, 5]
  static let heading = BenchTable.line(
    "words that are not recited",
    widths,
    ["cases", "shown", "95 % interval", "kept", "kept wrongly", "target", "met"]
  )

  static func line(_ row: NarrationReport.Row) -> String {
    let interval = WilsonInterval(hits: row.shown, total: row.total)
    let share = Double(row.shown) / Double(max(1, row.total))
    return BenchTable.line(
      row.kind.rawValue,
      widths,
      [
        "\(row.total)", BenchTable.percent(share),
        BenchTable.interval(interval),
        BenchTable.percent(Double(row.fixed) / Double(max(1, row.total))), "\(row.wronglyFixed)",
        "≥ " + BenchTable.percent(NarrationReport.target),
        share >= NarrationReport.target && row.total > 0 ? "yes" : "NO",
      ]
    )
  }
}
