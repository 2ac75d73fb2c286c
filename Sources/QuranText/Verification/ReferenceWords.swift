/// The words that a quotation is compared with, and the hashes in which the words of the quotation are looked up.
struct ReferenceWords: Sendable {
  let words: [WordFingerprint]
  let hashes: [UInt32]
  /// The hash of every word joined with the next.
  let joinedHashes: [UInt32]

  init(_ words: [WordFingerprint]) {
    self.words = words
    hashes = words.map(\.hash)
    joinedHashes = words.indices.dropLast().map { index in
      SequenceHash.joined(
        words[index].hash,
        words[index + 1].hash,
        tailCount: words[index + 1].shapes.count
      )
    }
  }

  var count: Int { words.count }
}
