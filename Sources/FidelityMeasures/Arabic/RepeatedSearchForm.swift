import ArabicText

/// A search form is its own search form, in every edition.
public struct RepeatedSearchForm: FidelityMeasure {
  public let name = "S1 of S1 = S1, verses of three editions"
  public let target = FidelityTarget.atLeast(1)

  public init() {}

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let verses = try data.quran(.simple) + data.quran(.simpleClean) + data.quran(.uthmani)
    let forms = verses.map(\.searchForm)
    return .equal(forms, forms.map(\.searchForm)) { $0 }
  }
}
