import SeededRandom
import UnicodeText

/// Words whose frequencies follow Zipf's law, as those of texts do: the word of rank n is 1/n times as frequent as the first
/// (G. K. Zipf, "Human Behavior and the Principle of Least Effort", 1949).
package struct GeneratedVocabulary: Sendable {
  private let words: [GeneratedWord]
  /// For each rank the sum of the weights up to it.
  private let sums: [Double]

  package init(count: Int, using random: inout SplitMix64) {
    words = (0..<count).map { _ in GeneratedWord(using: &random) }
    var sum = 0.0
    sums = (1...count).map { rank in
      sum += 1 / Double(rank)
      return sum
    }
  }

  package func word(using random: inout SplitMix64) -> GeneratedWord {
    let weight = Double.random(in: 0..<(sums.last ?? 1), using: &random)
    return words[sums.partitioningIndex { $0 > weight }]
  }
}
