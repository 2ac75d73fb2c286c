import ArabicText

/// A word of a text that is compared with others: letters that differ only in hamzas, final yehs and teh marbutas are the same.
struct ComparedWord: Sendable {
  /// As written. A letter that stands alone, as some editions write a conjunction, is part of the next word.
  let text: String
  /// Without marks.
  let letters: [Unicode.Scalar]
  private let hash: UInt64
  /// A bit for each letter, by its code.
  private let signature: UInt64

  private init(text: String, letters: [Unicode.Scalar]) {
    (self.text, self.letters) = (text, letters)
    var hash = WordHash()
    var signature: UInt64 = 0
    for letter in letters {
      hash.add(letter.value)
      signature |= 1 << UInt64(letter.value & 63)
    }
    (self.hash, self.signature) = (hash.value, signature)
  }

  /// The words in Arabic letters.
  static func words(of text: String) -> [ComparedWord] {
    var words: [ComparedWord] = []
    var alone: (text: String, letter: Unicode.Scalar)?
    for word in text.unicodeScalars.split(whereSeparator: { !$0.isPartOfArabicWord }) {
      var letters = word.filter(\.isArabicLetter).map(WindowHashes.folded)
      guard !letters.isEmpty else { continue }
      var written = String(word)
      if let (text, letter) = alone {
        written = "\(text) \(written)"
        letters.insert(letter, at: 0)
        alone = nil
      } else if letters.count == 1 {
        alone = (written, letters[0])
        continue
      }
      words.append(ComparedWord(text: written, letters: letters))
    }
    if let (text, letter) = alone { words.append(ComparedWord(text: text, letters: [letter])) }
    return words
  }

  /// Whether two words are joined in another text.
  static func areJoined(_ first: ComparedWord, _ second: ComparedWord, in other: ComparedWord) -> Bool {
    other.letters.count == first.letters.count + second.letters.count
      && other.letters.starts(with: first.letters)
      && other.letters.dropFirst(first.letters.count).elementsEqual(second.letters)
  }

  func isSame(as other: ComparedWord) -> Bool { hash == other.hash && letters == other.letters }

  /// Adds the letters to the hash of a phrase.
  func add(to phrase: inout WordHash) { phrase.add(hash: hash) }

  /// Whether the words differ in a conjunction before them or, if they are long, in one letter.
  func isSimilar(to other: ComparedWord) -> Bool {
    // At most the conjunctions of both and one letter differ.
    guard abs(letters.count - other.letters.count) <= 2,
      (signature ^ other.signature).nonzeroBitCount <= 4
    else { return false }
    let (first, second) = (bareLetters, other.bareLetters)
    if first == second { return true }
    guard min(first.count, second.count) >= Self.shortestSimilar else { return false }
    return Self.differInOneLetter(first, second)
  }

  /// In shorter words, one letter makes another word.
  private static let shortestSimilar = 4

  private var bareLetters: ArraySlice<Unicode.Scalar> {
    letters.count > 3 && (letters[0] == "و" || letters[0] == "ف") ? letters.dropFirst() : letters[...]
  }

  private static func differInOneLetter(
    _ first: ArraySlice<Unicode.Scalar>,
    _ second: ArraySlice<Unicode.Scalar>
  ) -> Bool {
    guard abs(first.count - second.count) <= 1 else { return false }
    let prefix = zip(first, second).prefix { $0 == $1 }.count
    let (lhs, rhs) = (first.dropFirst(prefix), second.dropFirst(prefix))
    return lhs.dropFirst(lhs.count >= rhs.count ? 1 : 0)
      .elementsEqual(rhs.dropFirst(rhs.count >= lhs.count ? 1 : 0))
  }
}
