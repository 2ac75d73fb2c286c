import UnicodeText

/// The words of all texts in Arabic script.
package struct ArabicTermDictionary: Sendable {
  package let words: StringTable
  package let postings: PostingLists
  let bySkeleton: PackedInts
  let byStem: PackedInts
  let grams: BigramIndex
  package let streams: ArabicStreams

  package init(_ index: IndexReader) throws(SearchIndexError) {
    words = StringTable(starts: try index.section(.arabicWordStarts), bytes: try index.section(.arabicWords))
    postings = try PostingLists(arabic: index)
    bySkeleton = PackedInts(try index.section(.arabicSkeletonOrder))
    byStem = PackedInts(try index.section(.arabicStemOrder))
    grams = BigramIndex(
      grams: try index.section(.arabicGrams),
      starts: try index.section(.arabicGramStarts),
      lists: try index.section(.arabicGramLists)
    )
    streams = try ArabicStreams(index, wordCount: words.count)
  }

  /// The words with a skeleton, at most `limit`.
  func words(withSkeleton skeleton: [UInt8], limit: Int) -> [Int] {
    same(skeleton, in: bySkeleton, limit) { ArabicWord.makeSkeleton(&$0) }
  }

  /// The words with a stem, at most `limit`.
  func words(withStem stem: [UInt8], limit: Int) -> [Int] {
    same(stem, in: byStem, limit) { ArabicWord.makeStem(&$0) }
  }

  private func same(_ key: [UInt8], in order: PackedInts, _ limit: Int, derive: (inout [UInt8]) -> Void)
    -> [Int]
  {
    guard !key.isEmpty else { return [] }
    var derived: [UInt8] = []
    derived.reserveCapacity(32)
    func load(_ index: Int) {
      words[order[index]].copy(to: &derived)
      derive(&derived)
    }
    let all = 0..<order.count
    let lower = all.partitioningIndex {
      load($0)
      return !derived.lexicographicallyPrecedes(key)
    }
    var found: [Int] = []
    for index in lower..<all.upperBound {
      guard found.count < limit else { break }
      load(index)
      guard derived == key else { break }
      found.append(order[index])
    }
    return found
  }
}

/// The words of all other texts. Forms with one stem share a posting list.
package struct WordTermDictionary: Sendable {
  package let forms: StringTable
  private let terms: PackedInts
  package let postings: PostingLists
  let grams: BigramIndex
  let endings: WordEndings

  package init(_ index: IndexReader) throws(SearchIndexError) {
    forms = StringTable(starts: try index.section(.wordStarts), bytes: try index.section(.words))
    terms = PackedInts(try index.section(.wordTerms))
    postings = PostingLists(
      starts: try index.section(.termListStarts),
      lists: try index.section(.termLists),
      levelBits: IndexFormat.levelBits
    )
    grams = BigramIndex(
      grams: try index.section(.wordGrams),
      starts: try index.section(.wordGramStarts),
      lists: try index.section(.wordGramLists)
    )
    endings = WordEndings(try index.section(.wordEndings))
  }

  package func term(ofForm form: Int) -> Int { terms[form] }
}

/// The sounds of the words of the Arabic texts, and of transliterations that differ from them.
package struct SoundTermDictionary: Sendable {
  package let keys: SoundKeyTable
  private let keyWords: PackedInts
  private let slotStarts: PackedInts
  private let slots: ByteRegion
  private let sets: ByteRegion
  package let postings: PostingLists
  package let streams: SoundStreams

  package init(_ index: IndexReader) throws(SearchIndexError) {
    keys = try SoundKeyTable(index, .soundKeys)
    keyWords = PackedInts(try index.section(.soundKeyWords))
    slotStarts = PackedInts(try index.section(.soundSlotStarts))
    slots = try index.section(.soundSlots)
    sets = try index.section(.soundSets)
    postings = PostingLists(
      starts: try index.section(.soundListStarts),
      lists: try index.section(.soundLists),
      levelBits: 0
    )
    streams = try SoundStreams(index)
  }

  /// The word of which a key is a spelling.
  package func word(ofKey position: Int) -> Int { keyWords[position] }

  /// The number of different slots.
  package var setCount: Int { sets.count / 2 }
  /// The raw value of ``ConsonantClassSet``.
  package func set(_ code: Int) -> UInt16 { UInt16(truncatingIfNeeded: sets.u16(code &* 2)) }

  /// The codes of the slots of a word.
  @inline(__always)
  package func slots(ofWord word: Int) -> ByteRegion { slots.slice(slotStarts.bounds(word)) }
}

extension PostingLists {
  init(arabic index: IndexReader) throws(SearchIndexError) {
    self.init(
      starts: try index.section(.arabicListStarts),
      lists: try index.section(.arabicLists),
      levelBits: IndexFormat.levelBits
    )
  }
}
