import ArabicText

/// What the romaniser makes of the library's Arabic is what the library has.
public struct StoredRomanisation: FidelityMeasure {
  public let name = "rizq-1 romanisation = stored transliteration, library"
  public let target = FidelityTarget.atLeast(1)

  public init() {}

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    var count = CaseCount()
    for pair in try TransliterationSet.library.pairs(in: data) {
      let latin = Romaniser.rizq1.romanise(pair.arabic)
      let isEqual = latin.unicodeScalars.elementsEqual(pair.latin.unicodeScalars)
      count.add(isHit: isEqual, showing: false, "\(latin) | \(pair.latin)")
    }
    return count.figure
  }
}
