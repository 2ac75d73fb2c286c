import ArabicText

/// Texts whose own transliteration is taken for that of another.
public struct RejectedOwnPairs: FidelityMeasure {
  private let set: TransliterationSet
  public let target = FidelityTarget.atMost(0)

  public init(set: TransliterationSet) { self.set = set }

  public var name: String { "Own transliterations rejected, \(set.name)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    var count = CaseCount()
    for pair in try set.pairs(in: data) {
      count.add(isHit: pair.isRejected, showing: true, "\(pair.arabic) | \(pair.latin)")
    }
    return count.figure
  }
}

/// Transliterations of other texts that are rejected: every text is given those of the next texts of its set.
public struct RejectedStrangers: FidelityMeasure {
  private let set: TransliterationSet
  private let others: Int
  public let target = FidelityTarget.atLeast(1)

  /// - Parameter others: How many transliterations every text is given.
  public init(set: TransliterationSet, others: Int = 24) {
    self.set = set
    self.others = others
  }

  public var name: String { "Other duas' transliterations rejected, \(set.name)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let pairs = try set.pairs(in: data)
    var count = CaseCount()
    for (index, pair) in pairs.enumerated() {
      for distance in 1...others {
        let other = pairs[(index + distance) % pairs.count]
        // The same words under another title are no other text.
        guard pair.isDistinct(from: other) else { continue }
        let stranger = TransliterationPair(arabic: pair.arabic, latin: other.latin)
        count.add(isHit: stranger.isRejected, showing: false, "\(pair.arabic) | \(other.latin)")
      }
    }
    return count.figure
  }
}

extension TransliterationPair {
  fileprivate var isRejected: Bool {
    TransliterationCheck.compare(arabic: arabic, latin: latin).findings.contains { $0.kind == .otherText }
  }

  /// Whether less than half of the words of the longer text are in the other too: else they are two wordings
  /// of one dua.
  fileprivate func isDistinct(from other: Self) -> Bool {
    let words = [self, other].map { Set($0.arabic.identitySkeleton.split(separator: " ")) }
    return 2 * words[0].intersection(words[1]).count < max(words[0].count, words[1].count)
  }
}
