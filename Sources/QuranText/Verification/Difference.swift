/// The difference between a word of a quotation and a word of the Quran.
///
/// Costs are in tenths: a missing mark 1, a missing shadda 10, a spelling 20, a vowel 30, a letter 100, a word omitted or added
/// 120.
struct Difference: Sendable {
  var cost = 0
  /// The most severe difference; nil if there is none.
  var kind: QuotationFinding.Kind?

  static let gapCost = 120
  static let swapCost = 120
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
