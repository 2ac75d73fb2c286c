/// The words of all chunks in byte order.
struct TermDictionary {
  let words: [[UInt8]]
  /// For each chunk, the number here of each of its word numbers.
  let numbers: [[Int32]]

  init(_ chunks: [ByteInterner]) {
    var all = ByteInterner()
    let unsorted = chunks.map { chunk in (0..<chunk.count).map { all.number(of: chunk[$0]) } }
    let order = all.sorted()
    var places = [Int32](repeating: 0, count: all.count)
    for (place, number) in order.enumerated() { places[number] = Int32(place) }
    words = order.map { Array(all[$0]) }
    numbers = unsorted.map { $0.map { places[$0] } }
  }
}
