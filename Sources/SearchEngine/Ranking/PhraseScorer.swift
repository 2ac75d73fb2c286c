/// Scores how well the word order of a dua matches that of the query.
struct PhraseScorer {
  let dictionary: ArabicTermDictionary
  /// The words of the query as equivalence classes, numbered from one: interchangeable words share a class.
  private let equivalenceClasses: [UInt8]
  /// For each class, the classes that follow it somewhere in the query, with the boost of the pair.
  private let bigrams: [[Bigram]]
  /// By class, the indexes of its words.
  private let spellings: [[Int]]
  /// The boost of a text that contains the words one after another.
  private let whole: Double

  private struct Bigram {
    var next: UInt8
    var boost: Double
    /// Its index among all pairs.
    var pair: Int
  }

  enum Boost {
    static let pair = 0.8
    /// For all words one after another, at least: longer queries get the sum of their weights.
    static let whole = 3.0
    static let coverage = 3.0
  }

  /// - Parameters:
  ///   - spellings: For each word of the query, the dictionary words that count as this word.
  ///   - idfs: For each word of the query, its inverse document frequency.
  init(_ dictionary: ArabicTermDictionary, spellings: [[Int]], idfs: [Double]) {
    self.dictionary = dictionary
    var known: [[Int]] = []
    var equivalenceClasses: [UInt8] = []
    for words in spellings.prefix(ParsedQuery.maximumWords) {
      if let position = known.firstIndex(of: words) {
        equivalenceClasses.append(UInt8(position + 1))
      } else {
        known.append(words)
        equivalenceClasses.append(UInt8(known.count))
      }
    }
    self.equivalenceClasses = equivalenceClasses
    self.spellings = known
    var bigrams = [[Bigram]](repeating: [], count: known.count + 1)
    for position in equivalenceClasses.indices.dropLast() {
      let (first, next) = (Int(equivalenceClasses[position]), equivalenceClasses[position + 1])
      guard !bigrams[first].contains(where: { $0.next == next }) else { continue }
      let boost = Boost.pair * (idfs[position] + idfs[position + 1]) / 2
      bigrams[first].append(Bigram(next: next, boost: boost, pair: position))
    }
    self.bigrams = bigrams
    whole = idfs.count > 1 ? max(Boost.whole, idfs.reduce(0, +)) : 0
  }

  /// Adds the boost of adjacent query words to the scores of documents.
  func addProximityScores(_ documents: inout [RankedDocument], _ accumulator: inout ScoreAccumulator) {
    guard let first = equivalenceClasses.first else { return }
    if accumulator.wordClasses.count < dictionary.words.count {
      accumulator.wordClasses = [UInt8](repeating: 0, count: dictionary.words.count)
    }
    // A word in two classes belongs to the one that was typed first.
    for (position, words) in spellings.enumerated().reversed() {
      for word in words where word < accumulator.wordClasses.count {
        accumulator.wordClasses[word] = UInt8(position + 1)
      }
    }
    var sequence: [UInt8] = []
    for index in documents.indices {
      sequence.removeAll(keepingCapacity: true)
      for position in dictionary.streams.range(of: documents[index].document) {
        let word = dictionary.streams[position]
        sequence.append(word < accumulator.wordClasses.count ? accumulator.wordClasses[word] : 0)
      }
      documents[index].score += pairs(in: sequence)
      if isWhole(first, in: sequence) {
        let coverage = Double(equivalenceClasses.count) / Double(max(1, sequence.count))
        documents[index].score += whole + Boost.coverage * coverage
      }
    }
    for words in spellings {
      for word in words where word < accumulator.wordClasses.count { accumulator.wordClasses[word] = 0 }
    }
  }

  /// Whether a text contains the words in order and adjacent.
  func isWhole(_ first: UInt8, in sequence: [UInt8]) -> Bool {
    guard sequence.count >= equivalenceClasses.count else { return false }
    var start = 0
    while start + equivalenceClasses.count <= sequence.count {
      if sequence[start] == first {
        var position = 1
        while position < equivalenceClasses.count, sequence[start + position] == equivalenceClasses[position]
        {
          position += 1
        }
        if position == equivalenceClasses.count { return true }
      }
      start += 1
    }
    return false
  }

  private func pairs(in sequence: [UInt8]) -> Double {
    guard equivalenceClasses.count > 1 else { return 0 }
    var boost = 0.0
    // One bit a pair: a query has at most ``ParsedQuery/maximumWords`` words.
    var counted: (UInt64, UInt64) = (0, 0)
    var before: UInt8 = 0
    for word in sequence {
      if before != 0, word != 0 {
        for bigram in bigrams[Int(before)] where bigram.next == word {
          let bit = UInt64(1) << UInt64(bigram.pair & 63)
          if bigram.pair < 64 {
            if counted.0 & bit == 0 { boost += bigram.boost }
            counted.0 |= bit
          } else {
            if counted.1 & bit == 0 { boost += bigram.boost }
            counted.1 |= bit
          }
        }
      }
      before = word
    }
    return boost
  }
}
