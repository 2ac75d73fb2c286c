import UnicodeText

/// The pairs of words that stand together in the titles and translations of each dua.
///
/// A phrase that a dua has counts more than its words alone. Positions of words would answer that exactly, but the hash of a pair
/// takes a twentieth of their space.
struct WordPairTable {
  private let starts: PackedInts
  private let hashes: PackedInts

  init(_ index: IndexReader) throws(SearchIndexError) {
    starts = PackedInts(try index.section(.wordPairStarts))
    hashes = PackedInts(try index.section(.wordPairs))
  }

  /// How many of some pairs a dua has.
  func count(of pairs: [Int], in document: Int) -> Int {
    let (start, end) = starts.bounds(document)
    guard start < end, end <= hashes.count else { return 0 }
    return pairs.count { pair in
      let position = (start..<end).partitioningIndex { hashes[$0] >= pair }
      return position < end && hashes[position] == pair
    }
  }
}

/// Hashes of pairs of words.
package enum WordPair {
  /// The length of a hash, in bits: one in four thousand pairs is mistaken for another.
  package static let bitWidth = 12

  /// The hashes of the pairs of words that follow each other, apart from words that only join others.
  package static func hashes(in words: [SearchWord]) -> [Int] {
    var hashes: [Int] = []
    var last: UInt64?
    for word in words where !word.isJoining {
      guard word.script == .other else {
        last = nil
        continue
      }
      let hash = PhraseKey.stemHash(of: word)
      if let last { hashes.append(self.hash(last, hash)) }
      last = hash
    }
    return hashes
  }

  /// The hash of a pair of words, by their ``PhraseKey/stemHash(of:)``.
  package static func hash(_ first: UInt64, _ second: UInt64) -> Int {
    Int(PhraseKey.mixed(first &* 3 &+ second) >> UInt64(64 - bitWidth))
  }
}
