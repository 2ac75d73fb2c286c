/// The classes of the words of a vocabulary: words with the same letters are of one class.
struct LetterClasses: Sendable {
  /// The class of each word of the vocabulary.
  let ofWords: [Int32]
  /// The number of classes, which are less than this.
  let count: Int
  private let ofHashes: IntegerTable

  init(_ vocabulary: [WordFingerprint]) {
    var ofHashes = IntegerTable(capacity: vocabulary.count)
    var count: Int32 = 0
    ofWords = vocabulary.map { word in
      let number = ofHashes.insert(word.hash, count)
      if number == count { count += 1 }
      return number
    }
    (self.count, self.ofHashes) = (Int(count), ofHashes)
  }

  /// The class of words with the letters of a hash; nil if the vocabulary has none.
  subscript(hash: UInt32) -> Int32? { ofHashes[hash] }
}
