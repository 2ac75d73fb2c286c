import UnicodeText

/// What was read from the duas of a library.
struct LibraryAnalysis: Sendable {
  /// The words, in the order of the duas.
  let chunks: [ChunkAnalysis]
  let sounds: SoundAnalysis
}

/// The sounds of the duas of a library.
struct SoundAnalysis: Sendable {
  /// Of each reader, the raw values of `ConsonantClassSet` of its words, two bytes each.
  let words: [ByteInterner]
  /// In the order of the duas.
  let parts: [Part]

  /// The sounds of some duas, in the numbers of one reader.
  struct Part: Sendable {
    let reader: Int
    /// For each dua, the words of its sound; ``IndexFormat/sequenceGap`` separates that of the transliteration.
    let sequences: FlatLists<Int32>
  }
}
