import ArabicText

/// Mistakes put into transliterations without a finding, and how many are found by one finding that names them
/// for what they are.
public struct NamedTransliterationErrors: FidelityMeasure {
  private let injection: LatinInjection
  private let set: TransliterationSet
  private let rounds: Int
  private let stride: Int
  public let target = FidelityTarget.reported

  /// - Parameters:
  ///   - rounds: How many mistakes each transliteration gets, one at a time.
  ///   - stride: Every how manieth pair of the set is taken.
  public init(_ injection: LatinInjection, in set: TransliterationSet, rounds: Int, stride: Int = 1) {
    self.injection = injection
    self.set = set
    self.rounds = rounds
    self.stride = stride
  }

  public var name: String { "Named, and no more: \(injection.name), \(set.name)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let pairs = try set.pairs(in: data)
    var generator = SeededGenerator(seed: 4)
    var count = CaseCount()
    for place in Swift.stride(from: 0, to: pairs.count, by: stride) where pairs[place].findings.isEmpty {
      for _ in 0..<rounds {
        guard let injected = injection.apply(to: pairs[place], using: &generator) else { continue }
        let kinds = injected.findings.map(\.kind)
        count.add(
          isHit: kinds == [injection.kind],
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
