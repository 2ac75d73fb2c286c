/// What pairing words of a quotation with words of a reference costs. A word that the quotation repeats is compared once.
struct PairCosts {
  private let reference: ArraySlice<WordFingerprint>
  private let orthography: Orthography
  private let classes: WordClasses
  /// By class, for words that are repeated.
  private var known: [Int: [Int32]] = [:]

  /// The reference has so many words that it is worth finding out first which of them are similar.
  private static let manyWords = 64

  init(with reference: ArraySlice<WordFingerprint>, _ orthography: Orthography, _ classes: WordClasses) {
    (self.reference, self.orthography, self.classes) = (reference, orthography, classes)
  }

  /// The costs of the word at an index of the quotation, by word of the reference.
  mutating func costs(of word: QuotedWord, at index: Int) -> [Int32] {
    let number = classes.numbers[index]
    if let costs = known[number] { return costs }
    let costs = costs(of: word)
    if classes.counts[number] > 1 { known[number] = costs }
    return costs
  }

  private func costs(of word: QuotedWord) -> [Int32] {
    guard reference.count >= Self.manyWords else {
      return reference.map { Int32(word.difference(from: $0, orthography).cost) }
    }
    let edited = SingleEditHashes(of: word.codes)
    let other = Int32(Difference.otherWordCost)
    return reference.map { reference in
      word.isSimilar(to: reference, edited)
        ? Int32(word.difference(from: reference, orthography).cost) : other
    }
  }
}

/// Numbers for the words of a quotation; equal words have the same.
struct WordClasses {
  /// By word.
  private(set) var numbers: [Int] = []
  /// How many words have each number.
  private(set) var counts: [Int] = []

  init(_ words: [QuotedWord]) {
    var known: [Word: Int] = [:]
    for word in words {
      let number = known[Word(word: word)] ?? counts.count
      if number == counts.count {
        known[Word(word: word)] = number
        counts.append(0)
      }
      counts[number] += 1
      numbers.append(number)
    }
  }

  /// A word apart from where it is.
  private struct Word: Hashable {
    let word: QuotedWord

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.word.letters == rhs.word.letters && lhs.word.writing == rhs.word.writing
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(word.hash)
      hasher.combine(word.sound)
    }
  }
}
