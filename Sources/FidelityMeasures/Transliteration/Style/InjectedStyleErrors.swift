import ArabicText
import SeededRandom

/// Mistakes within a class of sounds put into transliterations, and how many are found in the word that has
/// them.
public struct InjectedStyleErrors: FidelityMeasure {
  private let injection: StyleInjection
  private let set: TransliterationSet
  private let rounds: Int
  private let stride: Int
  public let target = FidelityTarget.reported

  /// - Parameters:
  ///   - rounds: How many mistakes each transliteration gets, one at a time.
  ///   - stride: Every how manieth pair of the set is taken.
  public init(_ injection: StyleInjection, in set: TransliterationSet, rounds: Int, stride: Int = 1) {
    self.injection = injection
    self.set = set
    self.rounds = rounds
    self.stride = stride
  }

  public var name: String { "Injected: \(injection.name), \(set.name)" }

  public func run(on data: ReferenceData) throws -> FidelityFigure {
    let folds = StyleFolds(try set.pairs(in: data))
    var generator = SplitMix64(seed: 1)
    var count = CaseCount()
    for index in Swift.stride(from: 0, to: folds.pairs.count, by: stride) {
      let latin = folds.pairs[index].latin
      let before = folds.departures(of: latin, at: index)
      for _ in 0..<rounds {
        guard let (injected, place) = injection.apply(to: latin, using: &generator),
          !before.contains(where: { $0.latin.range.contains(place) })
        else { continue }
        let isFound = folds.departures(of: injected, at: index).contains {
          ($0.latin.range.lowerBound - 1...$0.latin.range.upperBound).contains(place)
        }
        count.add(isHit: isFound, showing: false, "\(latin) | \(injected)")
      }
    }
    return count.figure
  }
}
