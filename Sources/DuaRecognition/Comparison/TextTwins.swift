/// Finds texts that are the same supplication, or parts of each other, among several.
public struct TextTwins: Sendable {
  /// Two such texts.
  public struct Pair: Hashable, Sendable {
    /// The indexes of the texts; the first is less than the second.
    public let first, second: Int
    /// How they are related.
    public let comparison: TextComparison
  }

  /// In the order of the second texts, then from the most similar first text. Of several texts with the same letters, each is a
  /// pair with the first of them.
  public let pairs: [Pair]

  /// Compares texts, which are numbered from 0 in their order.
  public init(_ texts: some Sequence<String>) {
    var index = TextIndex()
    var pairs: [Pair] = []
    for text in texts {
      let number = index.count
      pairs += index.add(text).map { Pair(first: $0.text, second: number, comparison: $0.comparison) }
    }
    self.pairs = pairs
  }
}
