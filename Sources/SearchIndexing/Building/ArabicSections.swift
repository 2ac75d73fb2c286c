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
    var lists = ByteWriter()
    let lengths = postings.write(
      chunks.map(\.arabicCounts.entries),
      terms: dictionary.numbers,
      count: words.count,
      to: &lists
    )
    file[.arabicListStarts] = ByteWriter.starts(lengths)
    file[.arabicLists] = lists.bytes
    file[.arabicSkeletonOrder] = order(by: ArabicWord.skeleton)
    file[.arabicStemOrder] = order(by: ArabicWord.stem)
    let grams = GramSections(words) { $0.count > 1 }
    file[.arabicGrams] = grams.grams
    file[.arabicGramStarts] = grams.starts
    file[.arabicGramLists] = grams.lists
  }

  /// The words of each dua, in reading order.
  var sequences: some Sequence<[Int]> {
    zip(chunks, dictionary.numbers).lazy.flatMap { $0.arabicSequences.renumbered(by: $1) }
  }

  /// The indexes of the words, sorted by a derived form; words without one are omitted.
  private func order(by derive: ([UInt8]) -> [UInt8]) -> [UInt8] {
    let keys = dictionary.words.map(derive)
    return ByteWriter.packed(keys.byteOrder().filter { !keys[$0].isEmpty })
  }
}
