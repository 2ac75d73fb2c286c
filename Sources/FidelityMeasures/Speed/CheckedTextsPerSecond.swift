/// How many texts of 30 words are checked in a second.
public struct CheckedTextsPerSecond: FidelityMeasure {
  private let checks: TextChecks
  private let count: Int
  public let target = FidelityTarget.reported

  public init(checks: TextChecks, count: Int = 10_000) {
    self.checks = checks
    self.count = count
  }

  public var name: String { "Texts of \(GeneratedDuas.wordCount) words a second, \(checks.name)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let pairs = try GeneratedDuas.pairs(count, from: data, seed: 1)
    let (findings, seconds) = try checks.time(on: pairs)
    return FidelityFigure(
      hits: findings,
      total: count,
      reading: .perSecond(Double(count) / seconds)
    )
  }
}
