import ArabicText

/// Folding takes away vocalisation and nothing else.
public struct VocalisedSearchForm: FidelityMeasure {
  public let name = "S1 of vocalised = S1 of unvocalised verses"
  public let target = FidelityTarget.atLeast(1)

  public init() {}

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    try .equal(data.quran(.simple), data.quran(.simpleClean), \.searchForm)
  }
}
