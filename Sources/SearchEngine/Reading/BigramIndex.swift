import UnicodeText

/// For every pair of letters the words that contain it; the beginning and the end of a word count as letters.
///
/// An edit destroys two or three of a word's pairs, so the words within an edit or two are among those that share the other
/// pairs.
package struct BigramIndex: Sendable {
  private let grams: ByteRegion
  private let starts: PackedInts
  private let lists: ByteRegion

  package init(grams: ByteRegion, starts: ByteRegion, lists: ByteRegion) {
    self.grams = grams
    self.starts = PackedInts(starts)
    self.lists = lists
  }

  /// The distinct pairs of a word, as stored: the first letter in the higher byte, 1 for the beginning, 2 for the end.
  package static func grams(of word: [UInt8]) -> [UInt16] {
    var grams: [UInt16] = []
    var before: UInt8 = 1
    for letter in word + [2] {
      let gram = UInt16(before) << 8 | UInt16(letter)
      if !grams.contains(gram) { grams.append(gram) }
      before = letter
    }
    return grams
  }

  /// Calls `body` with every word that contains a pair.
  @inline(__always)
  func forEachWord(with gram: UInt16, _ body: (Int) -> Void) {
    let count = grams.count / 2
    let index = (0..<count).partitioningIndex { grams.u16($0 &* 2) >= Int(gram) }
    guard index < count, grams.u16(index &* 2) == Int(gram) else { return }
    let list = lists.slice(starts.bounds(index))
    var (position, word) = (0, 0)
    while position < list.count {
      word &+= list.varint(&position)
      body(word)
    }
  }
}
