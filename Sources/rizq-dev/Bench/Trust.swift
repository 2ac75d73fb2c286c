import ArgumentParser
import FidelityMeasures
import Foundation

/// Prints which single mistakes in the library's duas an editor is shown.
struct Trust: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print which single mistakes in the duas of the library an editor is shown.",
    discussion:
      "Every mistake is injected alone into a hadith dua, and the library is checked with all rules and its own policy."
  )

  @Argument(help: "Parts of the names of the kinds of mistakes; all by default.")
  var names: [String] = []

  @Option(help: "The content folder.")
  var content = "content"

  @Option(help: "The number of mistakes of each kind in every dua.")
  var rounds = 1

  @Option(help: "Take only every nth dua.")
  var stride = 1

  @Option(help: "The seed of the random mistakes.")
  var seed: UInt64 = 1

  @Flag(help: "Also print the mistakes that are not shown.")
  var examples = false

  func run() async throws {
    let mistakes = TypingMistake.allCases.filter { mistake in
      names.isEmpty || names.contains { mistake.rawValue.contains($0) }
    }
    let report = try await TrustReport(
      mistakes,
      in: URL(filePath: content),
      rounds: max(1, rounds),
      stride: max(1, stride),
      seed: seed,
      jobs: ProcessInfo.processInfo.activeProcessorCount
    )
    print(TrustTable.heading)
    for row in report.rows {
      print(TrustTable.line(row))
      if examples { for miss in row.misses { print("    " + miss) } }
    }
    print(TrustTable.total(report))
    print("false errors and warnings of the unchanged library: \(report.falseAlarms), target 0")
    try await printNarration()
  }

  private func printNarration() async throws {
    let kinds = NarrationFrame.Kind.allCases.filter { kind in
      names.isEmpty || names.contains { kind.rawValue.contains($0) }
    }
    guard !kinds.isEmpty else { return }
    let report = try await NarrationReport(
      kinds,
      in: URL(filePath: content),
      duas: 8 * max(1, rounds),
      seed: seed,
      jobs: ProcessInfo.processInfo.activeProcessorCount
    )
    print("\n" + NarrationTable.heading)
    for row in report.rows {
      print(NarrationTable.line(row))
      if examples { for miss in row.misses { print("    " + miss) } }
    }
  }
}

/// The lines of the table of mistakes.
private enum TrustTable {
  static let heading = line(
    "mistake",
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
    return line(
      name,
      [
        "\(total)", percent(share), "\(percent(interval.lower))–\(percent(interval.upper))", "\(counts[1])",
        "\(counts[2])", "\(counts[3])", String(format: "%.2f", perCase), "≥ " + percent(target),
        share >= target && total > 0 ? "yes" : "NO",
      ]
    )
  }

  /// Rounded down, so that 100 % means all cases.
  static func percent(_ share: Double) -> String {
    String(format: "%.1f %%", (share * 1000 + 1e-6).rounded(.down) / 10)
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let widths = [7, 9, 18, 11, 8, 9, 10, 10, 5]
    return name.padding(toLength: 38, withPad: " ", startingAt: 0)
      + zip(cells, widths).map { cell, width in
        String(repeating: " ", count: max(1, width - cell.count)) + cell
      }.joined()
  }
}

/// The lines of the table of narration and instructions.
private enum NarrationTable {
  static let heading = line(
    "words that are not recited",
    ["cases", "shown", "95 % interval", "kept", "kept wrongly", "target", "met"]
  )

  static func line(_ row: NarrationReport.Row) -> String {
    let interval = WilsonInterval(hits: row.shown, total: row.total)
    let share = Double(row.shown) / Double(max(1, row.total))
    return line(
      row.kind.rawValue,
      [
        "\(row.total)", TrustTable.percent(share),
        "\(TrustTable.percent(interval.lower))–\(TrustTable.percent(interval.upper))",
        TrustTable.percent(Double(row.fixed) / Double(max(1, row.total))), "\(row.wronglyFixed)",
        "≥ " + TrustTable.percent(NarrationReport.target),
        share >= NarrationReport.target && row.total > 0 ? "yes" : "NO",
      ]
    )
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let widths = [7, 9, 18, 9, 14, 10, 5]
    return name.padding(toLength: 48, withPad: " ", startingAt: 0)
      + zip(cells, widths).map { cell, width in
        String(repeating: " ", count: max(1, width - cell.count)) + cell
      }.joined()
  }
}
