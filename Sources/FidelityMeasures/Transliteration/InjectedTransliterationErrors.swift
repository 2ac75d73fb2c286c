import ArabicText

/// Mistakes put into transliterations without a finding, and how many of them are found.
public struct InjectedTransliterationErrors: FidelityMeasure {
  private let injection: LatinInjection
  private let set: TransliterationSet
  private let rounds: Int
  private let stride: Int

  /// - Parameters:
  ///   - rounds: How many mistakes each transliteration gets, one at a time.
  ///   - stride: Every how manieth pair of the set is taken.
  public init(_ injection: LatinInjection, in set: TransliterationSet, rounds: Int, stride: Int = 1) {
    self.injection = injection
    self.set = set
    self.rounds = rounds
    self.stride = stride
  }

  public var name: String { "Injected: \(injection.name), \(set.name)" }

  public var target: FidelityTarget {
    switch injection {
    case .droppedWord, .doubledWord, .swappedWords: .atLeast(0.99)
    case .consonant: .atLeast(0.96)
    case .vowel: .atLeast(0.92)
    }
  }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let pairs = try set.pairs(in: data)
    var generator = SeededGenerator(seed: 1)
    var count = CaseCount()
    for place in Swift.stride(from: 0, to: pairs.count, by: stride) where pairs[place].isConsistent {
      for _ in 0..<rounds {
        guard let injected = injection.apply(to: pairs[place], using: &generator) else { continue }
        count.add(
          isHit: !injected.isConsistent,
          showing: false,
          "\(pairs[place].latin) | \(injected.latin)"
        )
      }
    }
    return count.figure
  }
}

extension TransliterationPair {
  fileprivate var isConsistent: Bool {
    TransliterationCheck.compare(arabic: arabic, latin: latin).isConsistent
  }
}
