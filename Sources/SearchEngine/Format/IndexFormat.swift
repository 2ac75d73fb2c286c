/// The layout of `search/index.bin`; docs/search-index.md describes it in full.
///
/// A header, a table of sections, and the sections, each aligned to eight bytes. All numbers are little-endian.
package enum IndexFormat {
  /// The bytes `RIZQFIND`.
  package static let magic: UInt64 = 0x444E_4946_515A_4952
  package static let version: UInt32 = 8
  #if hasFeature(Embedded)
    // A web page has the module with which its index was built.
    package static let readableVersions = 8...8
  #else
    package static let readableVersions = 4...8
  #endif
  /// The number of sections of a format; those that were added later are empty in such an index.
  package static func sectionCount(ofVersion version: Int) -> Int {
    #if !hasFeature(Embedded)
      if version == 4 { return Section.properties.rawValue }
      if version < 8 { return Section.homographs.rawValue }
    #endif
    return Section.allCases.count
  }
  /// The length of the header, in bytes.
  package static let headerLength = 48
  /// The bytes of the header that are the checksum of the header and the table.
  package static let headChecksum = 32..<40
  /// The length of a row of the table of sections, in bytes.
  package static let rowLength = 32

  /// The contents of a section; the raw value is its row in the table.
  package enum Section: Int, CaseIterable, Sendable {
    /// The ids of the duas, ascending. All other sections refer to a dua by its index here.
    case ids
    /// For each dua: its category and its collection (0 for none), its languages (one bit for each of ``languages``), and
    /// whether it has a title of its own.
    case categories, collections, translated, titled
    /// A row of 12 bytes for each step of a journey: journey, dua, slot (UInt32 each), sorted.
    case journeys
    /// Language tags: the length in one byte, then ASCII.
    case languages
    /// The weights of the 64 levels of a posting: UInt32 each.
    case impacts

    case arabicWordStarts, arabicWords, arabicListStarts, arabicLists
    /// The indexes of the words, sorted by their skeleton and by their stem.
    case arabicSkeletonOrder, arabicStemOrder
    case arabicGrams, arabicGramStarts, arabicGramLists
    /// The words of each dua's Arabic texts, in reading order: see ``ArabicStreams``.
    case arabicSequenceStarts, arabicSequences

    case wordStarts, words, wordTerms, termListStarts, termLists
    case wordGrams, wordGramStarts, wordGramLists

    /// The sounds of each word: see ``SoundKeyTable``.
    case soundKeys
    case soundKeyWords
    case soundSlotStarts, soundSlots, soundSets, soundListStarts, soundLists
    /// For each dua, the sounds that its Arabic words do not have: see ``SoundStreams``.
    case soundSequenceStarts, soundSequences

    /// A number for each citation of verses: see ``CitationTable/Verses``.
    case quran
    /// A row of 16 bytes for each citation: work, number, letter, dua (UInt32 each).
    case hadith
    /// The names of works, surahs and verses as people type them, and what they refer to.
    case nameStarts, names, nameTargets, nameSounds, nameSoundNames
    case targetStarts, targets
    /// Words and phrases with the same meaning or topic.
    case phrases, phraseGroups, synonymStarts, synonyms, synonymMemberStarts, synonymMembers
    /// For each dua: the grades of the hadiths that it cites, and whether it has a recording; see ``DocumentProperties``.
    case properties
    /// For each dua, the hashes of the pairs of words that stand together in its titles and translations.
    case wordPairStarts, wordPairs
    /// For each of ``languages`` but English, the endings of its inflection: see ``WordEndings``.
    case wordEndings
    /// The completions of queries, in a file of their own: see ``SuggestionTable``.
    case suggestionSamples, suggestionStarts, suggestionValues, suggestionBlockStarts, suggestionBlocks
    /// The Arabic words that are recited in another way too, and how every word is recited.
    case homographs, recitedSounds

    package var name: String { Self.caseNames[rawValue] }

    /// In the order of the cases, because Embedded Swift has no reflection.
    private static let caseNames = """
      ids categories collections translated titled journeys languages impacts arabicWordStarts arabicWords arabicListStarts \
      arabicLists arabicSkeletonOrder arabicStemOrder arabicGrams arabicGramStarts arabicGramLists \
      arabicSequenceStarts arabicSequences wordStarts words wordTerms termListStarts termLists \
      wordGrams wordGramStarts wordGramLists soundKeys soundKeyWords soundSlotStarts soundSlots \
      soundSets soundListStarts soundLists soundSequenceStarts soundSequences quran hadith nameStarts \
      names nameTargets nameSounds nameSoundNames targetStarts targets phrases phraseGroups synonymStarts synonyms \
      synonymMemberStarts synonymMembers properties wordPairStarts wordPairs wordEndings \
      suggestionSamples suggestionStarts suggestionValues suggestionBlockStarts suggestionBlocks \
      homographs recitedSounds
      """.utf8.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The number of postings in a block.
  package static let blockLength = 128
  /// The number of bits of a posting that hold its level; postings of sounds have none.
  package static let levelBits = 6
  /// In ``SoundStreams``, separates texts that are read one after another but not recited together.
  package static let sequenceGap = 0
}

/// What the section `properties` says of a dua, in bits.
package enum DocumentProperties {
  /// The bit of a recording; below it is a bit for each grade, the strongest first.
  package static let audio: UInt64 = 1 << 4
  /// A bit that no dua has.
  package static let none: UInt64 = 1 << 5
}

/// The 64 levels to which the weight of a word in a dua is quantized: from 0.05 to 8, each 8 % above the previous one.
package enum QuantizedImpact {
  package static let smallest = 0.05
  package static let largest = 8.0
  package static let count = 64
  /// Scores are integers in units of 1/256, so that sums are the same on every platform.
  package static let unit = 256
}
