import ArabicText

/// Words of the texts as they are that are said to depart from the style of the others.
public struct FalseStyleFlags: FidelityMeasure {
  private let set: TransliterationSet
  public let target = FidelityTarget.reported

  public init(set: TransliterationSet) { self.set = set }

  public var name: String { "Words said to depart from the style, \(set.name)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let folds = StyleFolds(try set.pairs(in: data))
    var (flagged, words) = (0, 0)
    var examples: [String] = []
    for (index, pair) in folds.pairs.enumerated() {
      let departures = folds.departures(of: pair.latin, at: index)
      flagged += Set(departures.map(\.latin.range.lowerBound)).count
      words += PhoneticKey(latin: pair.latin).words.count
      examples += departures.map(\.example)
    }
    return FidelityFigure(hits: flagged, total: words, examples: examples)
  }
}

extension StyleDeparture {
  /// The departure for a person: the words, what is written, what is usual, and how usual it is.
  fileprivate var example: String {
    "\(latin.text) (\(arabic.text)): \(letters.text) for \(sound.text), usual \(usual) "
      + "\(usualCount)/\(placeCount) \(feature)"
  }
}
