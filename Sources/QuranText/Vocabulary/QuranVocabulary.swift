/// The words of the Quran by their folded letters, and which of them are adjacent.
public struct QuranVocabulary: Sendable {
  /// The folded letters of a word: spellings of hamza, or of alef, are not distinguished.
  public struct Key: Hashable, Sendable {
    fileprivate let hash: UInt32

    /// - Parameter word: The letters and marks of one word.
    public init(_ word: ArraySlice<Unicode.Scalar>) {
      hash = TextWord.hash(ofPlain: word) ?? SequenceHash.hash(LetterParser.letters(of: word).codes)
    }

    /// - Parameter word: The letters and marks of one word.
    public init(_ word: [Unicode.Scalar]) { self.init(word[...]) }
  }

  private let fingerprints: QuranFingerprints
  /// The indexes in the vocabulary of the words with these letters.
  private let positions: [UInt32: [UInt16]]
  private let everydayWords: Set<UInt32>
  private let neighbors: Set<UInt64>

  /// Creates a vocabulary from the words of the Quran.
  public init(_ fingerprints: QuranFingerprints) {
    self.fingerprints = fingerprints
    var positions: [UInt32: [UInt16]] = [:]
    positions.reserveCapacity(fingerprints.vocabulary.count)
    for (position, word) in fingerprints.vocabulary.enumerated() {
      positions[word.hash, default: []].append(UInt16(position))
    }
    self.positions = positions
    everydayWords = Set(
      fingerprints.edition(.simple).words.map { fingerprints.vocabulary[Int($0)].hash }
    )
    var neighbors: Set<UInt64> = []
    for edition in fingerprints.editions {
      let hashes = edition.words.map { fingerprints.vocabulary[Int($0)].hash }
      for (first, second) in zip(hashes, hashes.dropFirst()) { neighbors.insert(Self.pair(first, second)) }
    }
    self.neighbors = neighbors
  }

  /// Whether a word with these letters occurs in the Quran, in either orthography.
  public func contains(_ word: Key) -> Bool { positions[word.hash] != nil }

  /// Whether a word with these letters occurs in the Quran in everyday spelling.
  public func containsInEverydaySpelling(_ word: Key) -> Bool { everydayWords.contains(word.hash) }

  /// Whether the two words are adjacent anywhere in the Quran.
  public func contains(_ first: Key, before second: Key) -> Bool {
    neighbors.contains(Self.pair(first.hash, second.hash))
  }

  /// The forms of a letter in the words with these letters.
  public func forms(of word: Key, atLetter letter: Int) -> Set<QuranLetter.Form> {
    Set(
      (positions[word.hash] ?? []).compactMap { position in
        let shapes = fingerprints.vocabulary[Int(position)].shapes
        return shapes.indices.contains(letter) ? QuranLetter(shape: shapes[letter]).form : nil
      }
    )
  }

  private static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }
}

extension QuranVocabulary {
  /// Whether the Quran has the word with these vowels: marks that one of the two spellings omits, and the doubled first letter of
  /// an assimilation, are not compared.
  ///
  /// - Parameter word: The letters and marks of one word.
  public func containsVocalized(_ word: some Collection<Unicode.Scalar>) -> Bool {
    !positions(ofVocalized: word).isEmpty
  }

  /// The forms of the last letter in the words with these letters and vowels: final yeh and alef maksura are one folded letter.
  ///
  /// - Parameter word: The letters and marks of one word.
  public func finalForms(ofVocalized word: some Collection<Unicode.Scalar>) -> Set<QuranLetter.Form> {
    Set(
      positions(ofVocalized: word).compactMap { position in
        fingerprints.vocabulary[Int(position)].shapes.last.map { QuranLetter(shape: $0).form }
      }
    )
  }

  private func positions(ofVocalized word: some Collection<Unicode.Scalar>) -> [UInt16] {
    let letters = LetterParser.letters(of: word)
    guard letters.contains(where: { $0.vowel != .none }) else { return [] }
    return (positions[SequenceHash.hash(letters.codes)] ?? []).filter { position in
      let shapes = fingerprints.vocabulary[Int(position)].shapes
      return shapes.count == letters.count
        && shapes.indices.allSatisfy { index in
          letters[index].isRead(like: QuranLetter(shape: shapes[index]), isFirst: index == 0)
        }
    }
  }
}

extension QuranLetter {
  fileprivate func isRead(like other: QuranLetter, isFirst: Bool) -> Bool {
    let vowels = [vowel, other.vowel].map { $0 == .sukun ? .none : $0 }
    return vowels[0] == vowels[1] && (isFirst || hasShadda == other.hasShadda)
      && (isHamza == other.isHamza || form == .wasla || other.form == .wasla)
  }
}
