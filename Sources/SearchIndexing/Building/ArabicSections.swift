import SearchEngine

/// The sections of words in Arabic script.
struct ArabicSections {
  let dictionary: TermDictionary
  private let chunks: [ChunkAnalysis]

  init(_ chunks: [ChunkAnalysis]) {
    self.chunks = chunks
    dictionary = TermDictionary(chunks.map(\.arabic))
  }

  func write(_ postings: PostingBuilder, to file: inout IndexFileWriter) {
    let words = dictionary.words
    file.set(words, starts: .arabicWordStarts, bytes: .arabicWords)
    let lists = postings.lists(chunks.map(\.arabicEntries), terms: dictionary.numbers, count: words.count)
    file.set(lists, starts: .arabicListStarts, bytes: .arabicLists)
    file[.arabicSkeletonOrder] = order(by: ArabicWord.skeleton)
    file[.arabicStemOrder] = order(by: ArabicWord.stem)
    let grams = GramSections(words) { $0.count > 1 }
    file[.arabicGrams] = grams.grams
    file[.arabicGramStarts] = grams.starts
    file[.arabicGramLists] = grams.lists
    var lengths: [Int] = []
    var sequence: [Int] = []
    for (chunk, numbers) in zip(chunks, dictionary.numbers) {
      for words in chunk.arabicSequences {
        lengths.append(words.count)
        sequence += words.map { Int(numbers[Int($0)]) }
      }
    }
    file[.arabicSequenceStarts] = ByteWriter.starts(lengths)
    file[.arabicSequences] = ByteWriter.packed(sequence)
  }

  /// The indexes of the words, sorted by a derived form; words without one are omitted.
  private func order(by derive: ([UInt8]) -> [UInt8]) -> [UInt8] {
    let keys = dictionary.words.map(derive)
    let order = keys.indices.filter { !keys[$0].isEmpty }.sorted { first, second in
      keys[first] == keys[second] ? first < second : keys[first].lexicographicallyPrecedes(keys[second])
    }
    return ByteWriter.packed(order)
  }
}
