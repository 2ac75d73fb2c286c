/// How the time grows with the texts: 2 for twice as many when it is linear.
public struct CheckGrowth: FidelityMeasure {
  private let checks: TextChecks
  private let count: Int
  /// Linear, with room for what else the machine does.
  public let target = FidelityTarget.ratioAtMost(2.4)

  public init(checks: TextChecks, count: Int = 10_000) {
    self.checks = checks
    self.count = count
  }

  public var name: String { "Time for \(2 * count) texts by \(count), \(checks.name)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let pairs = try GeneratedDuas.pairs(2 * count, from: data, seed: 1)
    let (_, half) = try checks.time(on: Array(pairs.prefix(count)))
    let (findings, whole) = try checks.time(on: pairs)
    return FidelityFigure(hits: findings, total: 2 * count, reading: .ratio(whole / half))
  }
}
