import ArabicText

/// Verses that are classed as their edition is vocalised. Verses without a letter that must bear a mark are
/// left out.
public struct TashkeelClass: FidelityMeasure {
  private let edition: ReferenceData.QuranEdition
  private let coverage: Tashkeel.Coverage
  public let target: FidelityTarget

  public init(edition: ReferenceData.QuranEdition, coverage: Tashkeel.Coverage, share: Double) {
    self.edition = edition
    self.coverage = coverage
    target = .atLeast(share)
  }

  public var name: String { "Verses classed \(coverage), \(edition.rawValue)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    var hits = 0
    var total = 0
    var examples: [String] = []
    for verse in try data.quran(edition) {
      guard let found = Tashkeel(of: verse).coverage else { continue }
      total += 1
      if found == coverage { hits += 1 } else { examples.append("\(found): \(verse)") }
    }
    return FidelityFigure(hits: hits, total: total, examples: examples)
  }
}
