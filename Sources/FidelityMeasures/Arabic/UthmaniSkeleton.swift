import ArabicText

/// The spelling of the Quran and everyday spelling, by the skeleton.
public struct UthmaniSkeleton: FidelityMeasure {
  public let name = "S2 of Uthmani = S2 of imlaei verses"
  public let target = FidelityTarget.atLeast(0.998)

  public init() {}

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    try .equal(data.quran(.uthmani), data.quran(.simple), \.searchSkeleton)
  }
}
