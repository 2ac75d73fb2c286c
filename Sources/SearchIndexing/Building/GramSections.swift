import SearchEngine

/// For every pair of letters the words that contain it, as `BigramIndex` reads them.
struct GramSections {
  private(set) var grams: [UInt8] = []
  private(set) var starts: [UInt8] = []
  private(set) var lists: [UInt8] = []

  /// Very long words and those that are not `correctable` are omitted.
  init(_ words: [[UInt8]], correctable: ([UInt8]) -> Bool) {
    // The words of each pair, the pairs in ascending order: a counting sort.
    var pairs: [(gram: UInt16, word: Int)] = []
    var ends = [Int](repeating: 0, count: 1 << 16)
    for (number, word) in words.enumerated() where word.count <= 32 && correctable(word) {
      for gram in BigramIndex.grams(of: word) {
        pairs.append((gram, number))
        ends[Int(gram)] += 1
      }
    }
    for gram in 1..<ends.count { ends[gram] += ends[gram - 1] }
    var sorted = [Int](repeating: 0, count: pairs.count)
    for pair in pairs.reversed() {
      ends[Int(pair.gram)] -= 1
      sorted[ends[Int(pair.gram)]] = pair.word
    }
    var keys = ByteWriter()
    var all = ByteWriter()
    var lengths: [Int] = []
    // Each end has become the start of its pair.
    for (gram, first) in ends.enumerated() {
      let end = gram + 1 < ends.count ? ends[gram + 1] : sorted.count
      guard first < end else { continue }
      keys.append(UInt16(gram))
      let start = all.bytes.count
      var before = 0
      for number in sorted[first..<end] {
        all.append(varint: number - before)
        before = number
      }
      lengths.append(all.bytes.count - start)
    }
    grams = keys.bytes
    lists = all.bytes
    starts = ByteWriter.starts(lengths)
  }
}
