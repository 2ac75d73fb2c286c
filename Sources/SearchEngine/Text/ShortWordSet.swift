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

  private static func bucket(of word: [UInt8]) -> Int {
    (Int(word.first ?? 0) &* 31 &+ word.count) & 0xFF
  }
}
