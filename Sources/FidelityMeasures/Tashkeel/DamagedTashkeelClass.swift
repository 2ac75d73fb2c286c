import ArabicText
import SeededRandom

/// Fully vocalised verses from which marks are taken, and how many of them are classed as they should be then.
public struct DamagedTashkeelClass: FidelityMeasure {
  private let damage: TashkeelDamage
  private let coverage: Tashkeel.Coverage
  public let target: FidelityTarget

  public init(_ damage: TashkeelDamage, becomes coverage: Tashkeel.Coverage, share: Double) {
    self.damage = damage
    self.coverage = coverage
    target = .atLeast(share)
  }

  public var name: String { "Verses with \(damage.name): classed \(coverage)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    var generator = SplitMix64(seed: 1)
    var count = CaseCount()
    for verse in try data.vocalisedVerses() {
      guard let damaged = damage.applied(to: verse, using: &generator) else { continue }
      let found = Tashkeel(of: damaged).coverage
      count.add(
        isHit: found == coverage,
        showing: false,
        "\(found.map { "\($0)" } ?? "no letter"): \(damaged)"
      )
    }
    return count.figure
  }
}

extension ReferenceData {
  /// 3,000 fully vocalised verses, the same in every run.
  func vocalisedVerses() throws(Problem) -> [String] {
    var generator = SplitMix64(seed: 3_000)
    let verses = try quran(.simple).shuffled(using: &generator).prefix(3_000)
    return verses.filter { Tashkeel(of: $0).coverage == .full }
  }
}
