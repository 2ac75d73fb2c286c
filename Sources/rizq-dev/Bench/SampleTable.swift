import FidelityMeasures

/// The lines of the table of findings about labeled samples.
enum SampleTable {
  private static let widths = [10, 7, 7, 10, 18, 10, 5]
  static let heading = BenchTable.line(
    "rule",
    widths,
    ["findings", "right", "wrong", "share", "95 % interval", "target", "met"]
  )

  static func line(_ row: SampleReport.Row) -> String {
    line(row.rule, row.right, row.total, SampleReport.targets.precisionOfEach)
  }

  static func precision(_ report: SampleReport) -> String {
    line("all findings", report.right, report.total, SampleReport.targets.precision)
  }

  /// The defects that are found, of all.
  static func recall(_ report: SampleReport) -> String {
    line("defects found", report.found, report.defectCount, SampleReport.targets.recall)
  }

  private static func line(_ name: String, _ hits: Int, _ total: Int, _ target: Double) -> String {
    let interval = WilsonInterval(hits: hits, total: total)
    let share = Double(hits) / Double(max(1, total))
    return BenchTable.line(
      name,
      widths,
      [
        "\(total)", "\(hits)", "\(total - hits)", BenchTable.percent(share),
        BenchTable.interval(interval),
        "≥ " + BenchTable.percent(target), share >= target ? "yes" : "NO",
      ]
    )
  }
}
