import ArabicText
import SeededRandom

/// Mistakes put into transliterations without a finding, and how many of them are found.
public struct InjectedTransliterationErrors: FidelityMeasure {
  /// Which of the mistakes count.
  public enum Outcome: Sendable {
    /// Those that any finding tells of.
    case found
    /// Those that one finding names for what they are, with no other beside it.
    case named
  }

  private let injection: LatinInjection
  private let set: TransliterationSet
  private let outcome: Outcome
  private let rounds: Int
  private let stride: Int

  /// - Parameters:
  ///   - rounds: How many mistakes each transliteration gets, one at a time.
  ///   - stride: Every how manieth pair of the set is taken.
  public init(
    _ injection: LatinInjection,
    in set: TransliterationSet,
    counting outcome: Outcome = .found,
    rounds: Int,
    stride: Int = 1
  ) {
    self.injection = injection
    self.set = set
    self.outcome = outcome
    self.rounds = rounds
    self.stride = stride
  }

  public var name: String {
    "\(outcome == .found ? "Injected" : "Named, and no more"): \(injection.name), \(set.name)"
  }

  public var target: FidelityTarget {
    guard outcome == .found else { return .reported }
    switch injection {
    case .droppedWord, .doubledWord, .swappedWords: return .atLeast(0.99)
    case .consonant: return .atLeast(0.96)
    case .vowel: return .atLeast(0.92)
    }
  }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let pairs = try set.pairs(in: data)
    var generator = SplitMix64(seed: 1)
    var count = CaseCount()
    for place in Swift.stride(from: 0, to: pairs.count, by: stride) where pairs[place].findings.isEmpty {
      for _ in 0..<rounds {
        guard let injected = injection.apply(to: pairs[place], using: &generator) else { continue }
        let kinds = injected.findings.map(\.kind)
        count.add(
          isHit: outcome == .found ? !kinds.isEmpty : kinds == [injection.kind],
          showing: false,
          "\(pairs[place].latin) | \(injected.latin) | \(kinds)"
        )
      }
    }
    return count.figure
  }
}

extension TransliterationPair {
  fileprivate var findings: [TransliterationFinding] {
    TransliterationCheck.compare(arabic: arabic, latin: latin).findings
  }
}

extension LatinInjection {
  fileprivate var kind: TransliterationFinding.Kind {
    switch self {
    case .droppedWord: .droppedWord
    case .doubledWord: .doubledWord
    case .swappedWords: .swappedWord
    case .consonant: .consonant
    case .vowel: .vowel
    }
  }
}
