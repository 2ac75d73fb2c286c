/// What the fingerprints contain of a word of the Quran.
struct WordFingerprint: Hashable, Sendable {
  /// The hash of the folded letters (``SequenceHash``).
  let hash: UInt32
  /// The hash of ``Swift/Array/sound``.
  let sound: UInt32
  /// The hash of ``Swift/Array/consonants``.
  let consonants: UInt32
  /// Form and marks, one byte a letter (``QuranLetter/shape``).
  let shapes: [UInt8]

  init(hash: UInt32, sound: UInt32, consonants: UInt32, shapes: [UInt8]) {
    (self.hash, self.sound, self.consonants, self.shapes) = (hash, sound, consonants, shapes)
  }

  init(_ letters: [QuranLetter]) {
    hash = SequenceHash.hash(letters.codes)
    sound = SequenceHash.hash(letters.sound)
    consonants = SequenceHash.hash(letters.consonants)
    shapes = letters.map(\.shape)
  }

  /// Two words of the reference as one. The sound of the pair is unknown.
  func joined(with next: WordFingerprint) -> WordFingerprint {
    WordFingerprint(
      hash: SequenceHash.joined(hash, next.hash, tailCount: next.shapes.count),
      sound: 0,
      consonants: 0,
      shapes: shapes + next.shapes
    )
  }
}
