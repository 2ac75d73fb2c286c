import SearchEngine
import UnicodeText

/// The words of all chunks in byte order.
struct TermDictionary {
  let words: [[UInt8]]
  /// For each chunk, the number here of each of its word numbers.
  let numbers: [[Int32]]

  init(_ chunks: [ByteInterner]) {
    var all = ByteInterner()
    let unsorted = chunks.map { all.numbers(ofWordsOf: $0) }
    let words = (0..<all.count).map { Array(all[$0]) }
    let order = words.byteOrder()
    var positions = [Int32](repeating: 0, count: all.count)
    for (position, number) in order.enumerated() { positions[number] = Int32(position) }
    self.words = order.map { words[$0] }
    numbers = unsorted.map { $0.map { positions[$0] } }
  }

  /// The index of a word; nil if no text has it.
  func index(of word: [UInt8]) -> Int? {
    let index = words.partitioningIndex { !$0.lexicographicallyPrecedes(word) }
    return index < words.count && words[index] == word ? index : nil
  }
}

extension [[UInt8]] {
  /// The indexes in the order of the bytes; those of equal elements ascend.
  func byteOrder() -> [Int] {
    // Most elements differ in their first eight bytes.
    var rows: [(beginning: UInt64, index: Int)] = []
    rows.reserveCapacity(count)
    for (index, element) in enumerated() {
      var beginning: UInt64 = 0
      for position in 0..<8 {
        beginning = beginning << 8 | (position < element.count ? UInt64(element[position]) : 0)
      }
      rows.append((beginning, index))
    }
    rows.sort { first, second in
      if first.beginning != second.beginning { return first.beginning < second.beginning }
      let (left, right) = (self[first.index], self[second.index])
      return left == right ? first.index < second.index : left.lexicographicallyPrecedes(right)
    }
    return rows.map(\.index)
  }
}
