/// How far a word of a quotation is from a word of the Quran.
///
/// Costs are tenths of those of the design's table: a missing mark .1, a missing shadda 1, a spelling 2, a vowel 3,
/// a letter 10, a word left out or added 12.
struct Difference: Sendable {
  var cost = 0
  /// The worst of what differs; nil when nothing does.
  var kind: QuotationFinding.Kind?

  static let gapCost = 120
  static let swapCost = 120
  static let joinCost = 15
  static let otherWordCost = 200

  static func of(_ kind: QuotationFinding.Kind) -> Difference { Difference(cost: cost(of: kind), kind: kind) }

  mutating func add(_ kind: QuotationFinding.Kind) {
    let cost = Self.cost(of: kind)
    if self.kind.map({ Self.cost(of: $0) < cost }) ?? true { self.kind = kind }
    self.cost += cost
  }

  static func cost(of kind: QuotationFinding.Kind) -> Int {
    switch kind {
    case .missingMarks: 1
    case .missingShadda: 10
    case .spelling: 20
    case .vowel: 30
    case .letter: 100
    case .missingWord, .missingVerse, .extraWord: gapCost
    case .swappedWords: swapCost
    case .otherWord, .otherText: otherWordCost
    }
  }
}
