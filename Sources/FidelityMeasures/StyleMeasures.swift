import ArabicText
import SeededRandom

/// Counts the words of unchanged texts that are reported to deviate from the style of the others.
package struct FalseStyleFlags: FidelityMeasure {
  private let set: TransliterationSet
  package let target = FidelityTarget.reported

  package init(set: TransliterationSet) { self.set = set }

  package var name: String { "Words reported to deviate from the style, \(set.name)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let folds = StyleFolds(try set.pairs(in: data))
    var (flagged, words) = (0, 0)
    var examples: [String] = []
    for (index, pair) in folds.pairs.enumerated() {
      let deviations = folds.deviations(of: pair.latin, at: index)
      flagged += Set(deviations.map(\.latin.range.lowerBound)).count
      words += PhoneticKey(latin: pair.latin).words.count
      examples += deviations.map(\.example)
    }
    return FidelityFigure(hits: flagged, total: words, examples: examples)
  }
}

extension StyleDeviation {
  /// The words, the spelling, the usual spelling, and its frequency.
  fileprivate var example: String {
    "\(latin.text) (\(arabic.text)): \(letters.text) for \(sound.text), usual \(usual) "
      + "\(usualCount)/\(occurrenceCount) \(feature)"
  }
}

/// Counts the errors within a class of sounds that are found in the word they were injected into.
package struct InjectedStyleErrors: FidelityMeasure {
  private let injection: StyleInjection
  private let set: TransliterationSet
  private let rounds: Int
  private let stride: Int
  package let target = FidelityTarget.reported

  /// - Parameters:
  ///   - rounds: The number of errors per transliteration, injected one at a time.
  ///   - stride: Take every `stride`th pair of the set.
  package init(_ injection: StyleInjection, in set: TransliterationSet, rounds: Int, stride: Int = 1) {
    self.injection = injection
    self.set = set
    self.rounds = rounds
    self.stride = stride
  }

  package var name: String { "Injected: \(injection.name), \(set.name)" }

  package func run(on data: ReferenceData) throws -> FidelityFigure {
    let folds = StyleFolds(try set.pairs(in: data))
    var generator = SplitMix64(seed: 1)
    var count = CaseCount()
    for index in Swift.stride(from: 0, to: folds.pairs.count, by: stride) {
      let latin = folds.pairs[index].latin
      let before = folds.deviations(of: latin, at: index)
      for _ in 0..<rounds {
        guard let (injected, offset) = injection.apply(to: latin, using: &generator),
          !before.contains(where: { $0.latin.range.contains(offset) })
        else { continue }
        let isFound = folds.deviations(of: injected, at: index).contains {
          ($0.latin.range.lowerBound - 1...$0.latin.range.upperBound).contains(offset)
        }
        count.add(isHit: isFound, showing: false, "\(latin) | \(injected)")
      }
    }
    return count.figure
  }
}

/// Cross-validation: each pair is checked against the style learned from all folds but its own.
struct StyleFolds {
  let pairs: [TransliterationPair]
  private let folds: [TransliterationStyle]

  init(_ pairs: [TransliterationPair], count: Int = 10) {
    self.pairs = pairs
    let parts = (0..<count).map { fold in
      TransliterationStyle(
        stride(from: fold, to: pairs.count, by: count).map { (pairs[$0].arabic, pairs[$0].latin) }
      )
    }
    folds = parts.indices.map { fold in
      parts.indices.filter { $0 != fold }.reduce(into: TransliterationStyle()) { $0.merge(parts[$1]) }
    }
  }

  /// Where a transliteration of the text at `index` deviates from the style of the other folds.
  func deviations(of latin: String, at index: Int) -> [StyleDeviation] {
    folds[index % folds.count].deviations(arabic: pairs[index].arabic, latin: latin, isLearned: false)
  }
}
