import ArabicText

/// Verses of a text that is fully vocalised in which a mark is said to be missing.
public struct FalseTashkeelFlags: FidelityMeasure {
  private let edition: ReferenceData.QuranEdition
  public let target: FidelityTarget

  public init(edition: ReferenceData.QuranEdition) {
    self.edition = edition
    target = .atMost(edition == .uthmani ? 5 : 3)
  }

  public var name: String { "Verses falsely flagged for tashkeel, \(edition.rawValue)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let verses = try data.quran(edition)
    let flagged = verses.map { ($0, Tashkeel(of: $0).incompleteWords) }.filter { !$0.1.isEmpty }
    return FidelityFigure(
      hits: flagged.count,
      total: verses.count,
      examples: flagged.map { verse, words in
        let utf8 = Array(verse.utf8)
        let mentions = words.map { word in
          String(decoding: utf8[word.range], as: UTF8.self)
            + word.letters.map { " \($0.status)" }.joined()
        }
        return mentions.joined(separator: "; ")
      }
    )
  }
}

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
