/// For every dua, the words of its Arabic texts in reading order.
///
/// The numbers of the words are followed by those of homographs: words of the same letters that are recited in another way.
package struct ArabicStreams: Sendable {
  private let starts: PackedInts
  private let items: PackedInts
  private let wordCount: Int
  /// The word of each homograph.
  private let homographs: PackedInts

  init(_ index: IndexReader, wordCount: Int) throws(SearchIndexError) {
    starts = PackedInts(try index.section(.arabicSequenceStarts))
    items = PackedInts(try index.section(.arabicSequences))
    homographs = PackedInts(try index.section(.homographs))
    self.wordCount = wordCount
  }

  /// The positions of the words of a dua.
  @inline(__always)
  package func range(of document: Int) -> Range<Int> { starts.range(document, in: items) }

  /// The word at a position.
  @inline(__always)
  package subscript(position: Int) -> Int {
    let item = items[position]
    return item < wordCount ? item : homographs[item &- wordCount]
  }
}

/// For every dua, the sounds of its words in reading order; ``IndexFormat/sequenceGap`` separates those of a transliteration from
/// those of the Arabic.
///
/// Most Arabic words have one sound each, so the sounds of a dua are those of its Arabic words, followed by those that are stored for
/// it. A dua whose words do not correspond to its sounds has all of them stored: they do not begin with a gap.
package struct SoundStreams: Sendable {
  private let wordStarts: PackedInts
  private let words: PackedInts
  /// The sound of each Arabic word, and of each homograph. Formats before 8 have none.
  private let soundsOfWords: PackedInts
  private let starts: PackedInts
  private let items: PackedInts

  init(_ index: IndexReader) throws(SearchIndexError) {
    wordStarts = PackedInts(try index.section(.arabicSequenceStarts))
    words = PackedInts(try index.section(.arabicSequences))
    soundsOfWords = PackedInts(try index.section(.recitedSounds))
    starts = PackedInts(try index.section(.soundSequenceStarts))
    items = PackedInts(try index.section(.soundSequences))
  }

  /// The sounds of a dua.
  package subscript(document: Int) -> Stream {
    let stored = starts.range(document, in: items)
    return Stream(streams: self, derived: derivedRange(of: document, stored), stored: stored)
  }

  /// The number of sounds of a dua.
  @inline(__always)
  func count(of document: Int) -> Int {
    let stored = starts.range(document, in: items)
    return derivedRange(of: document, stored).count &+ stored.count
  }

  /// The positions of the Arabic words from which sounds are derived.
  @inline(__always)
  private func derivedRange(of document: Int, _ stored: Range<Int>) -> Range<Int> {
    let isWhole =
      soundsOfWords.count == 0 || !stored.isEmpty && items[stored.lowerBound] != IndexFormat.sequenceGap
    return isWhole ? 0..<0 : wordStarts.range(document, in: words)
  }

  /// The sounds of one dua.
  package struct Stream: Sendable {
    fileprivate let streams: SoundStreams
    fileprivate let derived: Range<Int>
    /// The positions of the sounds that are stored.
    fileprivate let stored: Range<Int>

    package var count: Int { derived.count &+ stored.count }

    @inline(__always)
    package subscript(index: Int) -> Int {
      index < derived.count
        ? streams.soundsOfWords[streams.words[derived.lowerBound &+ index]]
        : streams.items[stored.lowerBound &+ index &- derived.count]
    }
  }
}

extension PackedInts {
  /// The slice of a list of items that two numbers in a row bound.
  @inline(__always)
  fileprivate func range(_ position: Int, in items: PackedInts) -> Range<Int> {
    let bounds = bounds(position)
    let start = min(bounds.start, items.count)
    return start..<min(max(bounds.end, start), items.count)
  }
}
