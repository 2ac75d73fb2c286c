import ArabicText

/// The spelling of the Quran and everyday spelling, by the search form.
public struct UthmaniSearchForm: FidelityMeasure {
  public let name = "S1 of Uthmani = S1 of imlaei verses"
  public let target = FidelityTarget.atLeast(0.817)

  public init() {}

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    try .equal(data.quran(.uthmani), data.quran(.simple), \.searchForm)
  }
}
