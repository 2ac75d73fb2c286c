/// A word of a quotation, ready to be compared.
struct QuotedWord: Sendable {
  let word: TextWord
  let sound: UInt32
  let consonants: UInt32
  let isVocalised: Bool

  init(_ word: TextWord) {
    self.word = word
    sound = SequenceHash.hash(word.letters.sound)
    consonants = SequenceHash.hash(word.letters.consonants)
    isVocalised = word.letters.isVocalised
  }

  /// Two words of the quotation as one.
  func joined(with next: QuotedWord) -> QuotedWord {
    QuotedWord(
      TextWord(
        letters: word.letters + next.word.letters,
        bytes: word.bytes.lowerBound..<next.word.bytes.upperBound
      )
    )
  }

  func difference(from reference: WordFingerprint, _ orthography: Orthography) -> Difference {
    if word.hash == reference.hash, word.letters.count == reference.shapes.count {
      return LetterComparison(orthography: orthography).difference(word.letters, reference.shapes)
    }
    if reference.consonants == consonants {
      if !isVocalised || reference.sound == sound { return .of(.spelling) }
      return .of(.vowel)
    }
    return edit(to: reference) == nil ? .of(.otherWord) : .of(.letter)
  }

  /// The difference where the letters are the same; nil where they are not.
  func markDifference(from reference: WordFingerprint, _ orthography: Orthography) -> Difference? {
    guard word.hash == reference.hash, word.letters.count == reference.shapes.count else { return nil }
    return LetterComparison(orthography: orthography).difference(word.letters, reference.shapes)
  }

  /// The word of the Quran as far as its fingerprint gives it away: the letters are the same but for one.
  func expected(_ reference: WordFingerprint) -> String? {
    let codes: [UInt8]
    if word.hash == reference.hash, word.letters.count == reference.shapes.count {
      codes = word.codes
    } else if let edit = edit(to: reference) {
      codes = edit.applied(to: word.codes)
    } else {
      return nil
    }
    return zip(codes, reference.shapes).map { QuranLetter(shape: $1).on(code: $0) }.spelling
  }

  private func edit(to reference: WordFingerprint) -> SingleEdit? {
    // Any word of one or two letters is one edit from any other.
    guard word.codes.count > 1 || reference.shapes.count == word.codes.count else { return nil }
    return SingleEdit(from: word.codes, to: reference.hash, count: reference.shapes.count)
  }
}
