/// What the order of the words adds to the score of a dua.
struct PhraseScorer {
  let lexicon: ArabicLexicon
  /// The words of the query as classes, counted from one: words that may stand for each other are one class.
  private let classes: [UInt8]
  /// For each class, those that follow it somewhere in the query, and what each such pair is worth.
  private let followers: [[Follower]]
  /// By class, the numbers of its words.
  private let spellings: [[Int]]

  private struct Follower {
    var next: UInt8
    var worth: Double
    /// Its number among all pairs.
    var pair: Int
  }

  enum Worth {
    static let pair = 0.8
    static let whole = 3.0
    static let coverage = 3.0
  }

  /// - Parameters:
  ///   - spellings: For each word of the query, the words of the lexicon that count as this word.
  ///   - rarities: For each word of the query, how rare it is.
  init(_ lexicon: ArabicLexicon, spellings: [[Int]], rarities: [Double]) {
    self.lexicon = lexicon
    var known: [[Int]] = []
    var classes: [UInt8] = []
    for words in spellings.prefix(ParsedQuery.mostWords) {
      if let place = known.firstIndex(of: words) {
        classes.append(UInt8(place + 1))
      } else {
        known.append(words)
        classes.append(UInt8(known.count))
      }
    }
    self.classes = classes
    self.spellings = known
    var followers = [[Follower]](repeating: [], count: known.count + 1)
    for place in classes.indices.dropLast() {
      let (first, next) = (Int(classes[place]), classes[place + 1])
      guard !followers[first].contains(where: { $0.next == next }) else { continue }
      let worth = Worth.pair * (rarities[place] + rarities[place + 1]) / 2
      followers[first].append(Follower(next: next, worth: worth, pair: place))
    }
    self.followers = followers
  }

  /// Adds to the scores of documents.
  func raise(_ documents: inout [RankedDocument], _ workspace: inout Workspace) {
    guard let first = classes.first else { return }
    if workspace.classes.count < lexicon.words.count {
      workspace.classes = [UInt8](repeating: 0, count: lexicon.words.count)
    }
    // The class that was typed first wins where a word belongs to two.
    for (place, words) in spellings.enumerated().reversed() {
      for word in words where word < workspace.classes.count { workspace.classes[word] = UInt8(place + 1) }
    }
    var sequence: [UInt8] = []
    for index in documents.indices {
      sequence.removeAll(keepingCapacity: true)
      for place in lexicon.sequences.range(of: documents[index].document) {
        let word = lexicon.sequences[place]
        sequence.append(word < workspace.classes.count ? workspace.classes[word] : 0)
      }
      documents[index].score += pairs(in: sequence)
      if isWhole(first, in: sequence) {
        let coverage = Double(classes.count) / Double(max(1, sequence.count))
        documents[index].score += (classes.count > 1 ? Worth.whole : 0) + Worth.coverage * coverage
      }
    }
    for words in spellings {
      for word in words where word < workspace.classes.count { workspace.classes[word] = 0 }
    }
  }

  /// Whether a text holds the words in their order, without others between them.
  func isWhole(_ first: UInt8, in sequence: [UInt8]) -> Bool {
    guard sequence.count >= classes.count else { return false }
    var start = 0
    while start + classes.count <= sequence.count {
      if sequence[start] == first {
        var place = 1
        while place < classes.count, sequence[start + place] == classes[place] { place += 1 }
        if place == classes.count { return true }
      }
      start += 1
    }
    return false
  }

  private func pairs(in sequence: [UInt8]) -> Double {
    guard classes.count > 1 else { return 0 }
    var worth = 0.0
    // One bit a pair: a query has at most ``ParsedQuery/mostWords`` words.
    var counted: (UInt64, UInt64) = (0, 0)
    var before: UInt8 = 0
    for word in sequence {
      if before != 0, word != 0 {
        for follower in followers[Int(before)] where follower.next == word {
          let bit = UInt64(1) << UInt64(follower.pair & 63)
          if follower.pair < 64 {
            if counted.0 & bit == 0 { worth += follower.worth }
            counted.0 |= bit
          } else {
            if counted.1 & bit == 0 { worth += follower.worth }
            counted.1 |= bit
          }
        }
      }
      before = word
    }
    return worth
  }
}
