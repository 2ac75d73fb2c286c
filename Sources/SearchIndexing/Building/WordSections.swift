import SearchEngine
import UnicodeText

/// The sections of all words that are not in Arabic script.
struct WordSections {
  let dictionary: TermDictionary
  /// By word: its term.
  let terms: [Int]
  private let termCount: Int
  private let chunks: [ChunkAnalysis]

  init(_ chunks: [ChunkAnalysis]) {
    self.chunks = chunks
    dictionary = TermDictionary(chunks.map(\.words))
    let classes = TermClasses(dictionary, chunks.map(\.stems))
    (terms, termCount) = (classes.terms, classes.count)
  }

  /// - Parameter shares: For each dua, a factor of the weights of its words.
  func write(_ postings: PostingBuilder, shares: [Float], to file: inout IndexFileWriter) {
    file.set(dictionary.words, starts: .wordStarts, bytes: .words)
    file[.wordTerms] = ByteWriter.packed(terms)
    let numbers = dictionary.numbers.map { $0.map { Int32(terms[Int($0)]) } }
    var lists = ByteWriter()
    let lengths = postings.write(
      chunks.map(\.wordCounts.entries),
      terms: numbers,
      count: termCount,
      shares: shares,
      to: &lists
    )
    file[.termListStarts] = ByteWriter.starts(lengths)
    file[.termLists] = lists.bytes
    let grams = GramSections(dictionary.words) { word in
      word.count > 2 && word[0] != UInt8(ascii: "#") && !word.contains(where: \.isASCIIDigit)
    }
    file[.wordPairStarts] = ByteWriter.starts(chunks.flatMap(\.wordPairs.lengths))
    file[.wordPairs] = ByteWriter.packed(chunks.flatMap(\.wordPairs.elements))
    file[.wordGrams] = grams.grams
    file[.wordGramStarts] = grams.starts
    file[.wordGramLists] = grams.lists
  }
}
