/// What the fingerprints contain of a word of the Quran.
struct WordFingerprint: Hashable, Sendable {
  /// The hash of the folded letters (``SequenceHash``).
  let hash: UInt32
  /// The hash of ``Swift/Array/sound``.
  let sound: UInt32
  /// The hash of ``Swift/Array/consonants``.
  let consonants: UInt32
  /// The hash of the word as it is recited (``WordReading``).
  let reading: UInt32
  /// Form and marks, one byte per letter (``QuranLetter/shape``).
  let shapes: LetterShapes

  init(hash: UInt32, sound: UInt32, consonants: UInt32, reading: UInt32, shapes: LetterShapes) {
    (self.hash, self.sound, self.consonants) = (hash, sound, consonants)
    (self.reading, self.shapes) = (reading, shapes)
  }

  init(_ letters: [QuranLetter], _ orthography: Orthography) {
    hash = SequenceHash.hash(letters.codes)
    sound = SequenceHash.hash(letters.sound)
    consonants = SequenceHash.hash(letters.consonants)
    reading = WordReading.hash(letters, orthography == .simple ? .simple : .uthmani)
    shapes = LetterShapes(letters.map(\.shape)[...])
  }

  /// Two words of the reference as one. The sound and the reading of the pair are unknown.
  func joined(with next: WordFingerprint) -> WordFingerprint {
    WordFingerprint(
      hash: SequenceHash.joined(hash, next.hash, tailCount: next.shapes.count),
      sound: 0,
      consonants: 0,
      reading: 0,
      shapes: LetterShapes(shapes.bytes + next.shapes.bytes)
    )
  }
}

/// The shapes of the letters of a word (``QuranLetter/shape``): a part of the bytes of all words.
struct LetterShapes: Hashable, Sendable {
  let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }
}

extension LetterShapes: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { bytes.count }

  subscript(letter: Int) -> UInt8 { bytes[bytes.startIndex + letter] }
}
