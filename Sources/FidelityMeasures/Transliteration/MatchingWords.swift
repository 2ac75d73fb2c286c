import ArabicText

/// Latin words whose consonants fit the Arabic.
public struct MatchingWords: FidelityMeasure {
  private let set: TransliterationSet
  public let target: FidelityTarget

  public init(set: TransliterationSet) {
    self.set = set
    switch set {
    case .library: target = .atLeast(1)
    case .duaDhikr("id"): target = .atLeast(0.9946)
    case .duaDhikr: target = .atLeast(0.9987)
    case .quran, .underlinedQuran: target = .atLeast(0.999)
    }
  }

  public var name: String { "Words that match the romanised Arabic, \(set.name)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    var (hits, total) = (0, 0)
    var examples: [String] = []
    for pair in try set.pairs(in: data) {
      let report = TransliterationCheck.compare(arabic: pair.arabic, latin: pair.latin)
      hits += report.latinWordCount - report.differingLatinWordCount
      total += report.latinWordCount
      if report.differingLatinWordCount > 0 { examples += report.findings.map(\.example) }
    }
    return FidelityFigure(hits: hits, total: total, examples: examples)
  }
}

/// Verses whose transliteration has no finding at all.
public struct ConsistentVerses: FidelityMeasure {
  private let set: TransliterationSet
  public let target = FidelityTarget.atLeast(0.95)

  public init(spelling: ReferenceData.QuranEdition) { set = .quran(spelling) }

  public var name: String { "Transliterated verses without a finding, \(set.name)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    var count = CaseCount()
    for pair in try set.pairs(in: data) {
      let findings = TransliterationCheck.compare(arabic: pair.arabic, latin: pair.latin).findings
      count.add(isHit: findings.isEmpty, showing: false, findings.map(\.example).joined(separator: "; "))
    }
    return count.figure
  }
}

extension TransliterationFinding {
  /// The finding for a person: kind, Arabic, Latin.
  fileprivate var example: String { "\(kind) \(arabic?.text ?? "-") | \(latin?.text ?? "-")" }
}
