import QuranText

/// Spans that people marked as quotations, and how many of them are located.
public struct LocatedQuotations: FidelityMeasure {
  public let name = "Real quotations in ﴿ ﴾ located"
  public let target = FidelityTarget.atLeast(1)

  public init() {}

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let locator = try QuranLocator(fingerprints: .shipped())
    var count = CaseCount()
    for quotation in try RealQuotation.marked(in: data, locator) {
      count.add(isHit: quotation.reference != nil, showing: false, "\(quotation.set): \(quotation.text)")
    }
    return count.figure
  }
}
