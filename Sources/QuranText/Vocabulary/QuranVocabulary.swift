/// The words of the Quran by their folded letters, and which of them are adjacent.
///
/// A class, so that many values refer to it at the cost of one reference.
public final class QuranVocabulary: Sendable {
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
  /// By the raw values of ``Orthography``.
  private let indexes: [WordIndex]
  /// For the letters of a word, the index in the vocabulary of the last word that has them.
  private let lastPosition: IntegerTable
  /// For each word of the vocabulary, the index of the one before it with the same letters; -1 for the first of them.
  private let previousPosition: [Int32]

  /// Creates a vocabulary from the words of the Quran, which a locator has indexed.
  public init(_ locator: QuranLocator) {
    (fingerprints, indexes) = (locator.fingerprints, locator.indexes)
    var lastPosition = IntegerTable(capacity: fingerprints.vocabulary.count)
    previousPosition = fingerprints.vocabulary.enumerated().map { position, word in
      lastPosition.update(word.hash, to: Int32(position)) ?? -1
    }
    self.lastPosition = lastPosition
  }

  /// Whether a word with these letters occurs in the Quran, in either orthography.
  public func contains(_ word: Key) -> Bool { lastPosition.contains(word.hash) }

  /// Whether a word with these letters occurs in the Quran in everyday spelling.
  public func containsInEverydaySpelling(_ word: Key) -> Bool {
    indexes[Orthography.simple.rawValue].contains(word.hash)
  }

  /// Whether the two words are adjacent anywhere in the Quran.
  public func contains(_ first: Key, before second: Key) -> Bool {
    indexes.contains { $0.contains(first.hash, before: second.hash) }
  }

  /// The forms of a letter in the words with these letters.
  public func forms(of word: Key, atLetter letter: Int) -> Set<QuranLetter.Form> {
    Set(
      positions(of: word.hash).compactMap { position in
        let shapes = fingerprints.vocabulary[position].shapes
        return shapes.indices.contains(letter) ? QuranLetter(shape: shapes[letter]).form : nil
      }
    )
  }

  /// The indexes in the vocabulary of the words with some letters.
  private func positions(of hash: UInt32) -> some Sequence<Int> {
    sequence(first: lastPosition[hash] ?? -1) { [previousPosition] in previousPosition[Int($0)] }.lazy.prefix
    { $0 >= 0 }.map {
      Int($0)
    }
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
        fingerprints.vocabulary[position].shapes.last.map { QuranLetter(shape: $0).form }
      }
    )
  }

  private func positions(ofVocalized word: some Collection<Unicode.Scalar>) -> [Int] {
    let letters = LetterParser.letters(of: word)
    guard letters.contains(where: { $0.vowel != .none }) else { return [] }
    return positions(of: SequenceHash.hash(letters.codes)).filter { position in
      let shapes = fingerprints.vocabulary[position].shapes
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
