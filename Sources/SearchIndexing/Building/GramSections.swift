import SearchEngine

/// For every pair of letters the words that contain it, as `BigramIndex` reads them.
struct GramSections {
  private(set) var grams: [UInt8] = []
  private(set) var starts: [UInt8] = []
  private(set) var lists: [UInt8] = []

  /// Very long words and those that are not `correctable` are omitted.
  init(_ words: [[UInt8]], correctable: ([UInt8]) -> Bool) {
    var byGram: [[Int]] = Array(repeating: [], count: 1 << 16)
    for (number, word) in words.enumerated()
    where word.count <= 32 && correctable(word) {
      for gram in BigramIndex.grams(of: word) { byGram[Int(gram)].append(number) }
    }
    var keys = ByteWriter()
    var all = ByteWriter()
    var lengths: [Int] = []
    for (gram, numbers) in byGram.enumerated() where !numbers.isEmpty {
      keys.append(UInt16(gram))
      let start = all.bytes.count
      var before = 0
      for number in numbers {
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
