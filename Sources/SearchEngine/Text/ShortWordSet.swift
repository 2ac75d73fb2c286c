/// A few dozen words with which every word of a query is compared.
///
/// Hashing a word takes longer than comparing it with the few that share its first letter and length.
package struct ShortWordSet: Sendable {
  private let buckets: [[[UInt8]]]

  package init(_ words: some Sequence<[UInt8]>) {
    var buckets = [[[UInt8]]](repeating: [], count: 256)
    for word in words where !buckets[Self.bucket(of: word)].contains(word) {
      buckets[Self.bucket(of: word)].append(word)
    }
    self.buckets = buckets
  }

  /// Words separated by spaces: Latin ones as UTF-8, Arabic ones as ``ArabicWord``.
  init(latin: String = "", arabic: String = "") {
    self.init(
      latin.utf8.split { $0 <= 0x20 }.map { Array($0) }
        + arabic.unicodeScalars.split { $0 == " " }.map { $0.compactMap(ArabicWord.byte) }
    )
  }

  package func contains(_ word: [UInt8]) -> Bool {
    let bucket = buckets[Self.bucket(of: word)]
    return !bucket.isEmpty && bucket.contains(word)
  }

  /// Whether a part of an array is one of the words.
  package func contains(_ letters: [UInt8], _ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    let bucket = buckets[Self.bucket(letters[first], range.count)]
    return bucket.contains { word in
      word.count == range.count
        && word.indices.allSatisfy { word[$0] == letters[range.lowerBound + $0] }
    }
  }

  private static func bucket(_ first: UInt8, _ count: Int) -> Int { (Int(first) &* 31 &+ count) & 0xFF }

  private static func bucket(of word: [UInt8]) -> Int {
    bucket(word.first ?? 0, word.count)
  }
}
