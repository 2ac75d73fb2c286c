import ArabicText
import SearchEngine

/// An index of format 2 or 3: installed apps keep their bundles.
struct FormerIndex {
  private let documentCount: Int
  /// By the raw value of ``Section``.
  private let regions: [ByteRegion]

  private static let versions = 2...3

  /// In the order of the table.
  private enum Section: Int, CaseIterable {
    case ids, attributes, journeys, languages, impacts
    case arabicWordStarts, arabicWords, arabicListStarts, arabicLists, arabicSkeletonOrder, arabicStemOrder
    case arabicGrams, arabicGramStarts, arabicGramLists, arabicSequenceStarts, arabicSequences
    case wordStarts, words, wordTerms, termListStarts, termLists, wordGrams, wordGramStarts, wordGramLists
    case soundKeys, soundKeyWords, soundSlotStarts, soundSlots, soundSets, soundListStarts, soundLists
    case soundSequenceStarts, soundSequences
    case quran, hadith, nameStarts, names, nameTargets, nameSounds, targetStarts, targets
    case synonymStarts, synonyms, synonymGroups, synonymMemberStarts, synonymMembers
  }

  /// Nil if the file is not one, or has the fold of another version: the reader of the current format then says what it is.
  ///
  /// Throws if it is damaged.
  init?(_ file: ByteRegion) throws(SearchIndexError) {
    let sections = Section.allCases
    let tableEnd = IndexFormat.headerLength + sections.count * IndexFormat.rowLength
    guard file.count >= tableEnd, file.u64(0) == IndexFormat.magic, Self.versions.contains(file.u32(8)),
      file.u32(12) == ArabicFold.version
    else { return nil }
    guard file.u32(20) == sections.count, file.hasIntactHead(tableEnd) else {
      throw .damaged(part: "header")
    }
    documentCount = file.u32(16)
    var regions: [ByteRegion] = []
    for section in sections {
      let row = IndexFormat.headerLength + section.rawValue * IndexFormat.rowLength
      let (offset, length) = (file.u64(row + 8), file.u64(row + 16))
      guard offset <= UInt64(file.count), length <= UInt64(file.count) - offset else {
        throw .damaged(part: "header")
      }
      let region = file.slice(Int(offset), Int(offset) + Int(length))
      guard region.checksum == file.u64(row + 24) else { throw .damaged(part: "\(section)") }
      regions.append(region)
    }
    self.regions = regions
    guard documentCount <= self[.ids].count / 8, documentCount <= self[.attributes].count / 16 else {
      throw .damaged(part: "header")
    }
  }

  /// The same index in the current format, in memory.
  func upgraded() -> IndexStorage {
    var file = IndexFileWriter()
    let current = IndexFormat.Section.allCases
    for former in Section.allCases {
      // Sections of one name have the same contents, except those that are written below. There are no `recitedSounds`, so that
      // `soundSequences` has all sounds.
      if let same = current.first(where: { $0.name == "\(former)" }) { file[same] = self[former].bytes }
    }
    writeDocuments(to: &file)
    writeSounds(to: &file)
    writeVerses(to: &file)
    writeSynonyms(to: &file)
    return IndexStorage(file.file(documentCount: documentCount))
  }

  /// There is a region for every section.
  private subscript(section: Section) -> ByteRegion { regions[section.rawValue] }

  private func writeDocuments(to file: inout IndexFileWriter) {
    let (ids, attributes) = (self[.ids], self[.attributes])
    let documents = 0..<documentCount
    file[.ids] = ByteWriter.packed(documents.map { ids.u32($0 * 8) })
    file[.categories] = ByteWriter.packed(documents.map { attributes.u32($0 * 16) })
    file[.collections] = ByteWriter.packed(documents.map { attributes.u32($0 * 16 + 4) })
    let mask = 1 << UInt64(PackedInts.greatestWidth) - 1
    file[.translated] = ByteWriter.packed(documents.map { Int(attributes.u64($0 * 16 + 8) & UInt64(mask)) })
    // These formats do not distinguish duas without a title of their own.
    file[.titled] = ByteWriter.packed(documents.map { _ in 1 })
  }

  private func writeSounds(to file: inout IndexFileWriter) {
    let keys = self[.soundKeys]
    file[.soundKeys] = SoundKeyTable.bytes((0..<keys.count / 8).map { keys.u64($0 * 8) })
    let rows = self[.nameSounds]
    file[.nameSounds] = SoundKeyTable.bytes((0..<rows.count / 12).map { rows.u64($0 * 12) })
    file[.nameSoundNames] = ByteWriter.packed((0..<rows.count / 12).map { rows.u32($0 * 12 + 8) })
  }

  private func writeVerses(to file: inout IndexFileWriter) {
    let rows = self[.quran]
    let verses = (0..<rows.count / 12).map { row in
      CitationTable.Verses(
        surah: min(rows.u16(row * 12), 0x7F),
        first: min(rows.u16(row * 12 + 2), 0x1FF),
        last: min(rows.u16(row * 12 + 4), 0x1FF),
        document: min(rows.u32(row * 12 + 8), 0xFF_FFFF),
        origin: CitationTable.Origin(rawValue: rows.u16(row * 12 + 6)) ?? .stated
      )
    }
    file[.quran] = ByteWriter.packed(verses.map { Int($0.packed) }.sorted())
  }

  private func writeSynonyms(to file: inout IndexFileWriter) {
    let phrases = StringTable(starts: self[.synonymStarts], bytes: self[.synonyms])
    let groups = PackedInts(self[.synonymGroups])
    var groupOfPhrase: [Int: Int] = [:]
    var singleWords: [[UInt8]] = []
    var length = 0
    for phrase in 0..<phrases.count {
      // Of a forged file, every phrase may be the whole section.
      length += phrases[phrase].count
      guard length <= self[.synonyms].count else { break }
      let words = phrases[phrase].bytes.split(separator: 0x20).map { bytes in
        SearchWord(
          script: bytes.first == 1 ? .arabic : .other,
          bytes: Array(bytes.first == 1 ? bytes.dropFirst() : bytes),
          source: 0..<0
        )
      }
      let key = Int(PhraseKey(words).value)
      if groupOfPhrase[key] == nil { groupOfPhrase[key] = groups[phrase] }
      if words.count == 1 { singleWords.append(phrases[phrase].bytes) }
    }
    let keys = groupOfPhrase.keys.sorted()
    file[.phrases] = PhraseTable.section(keys.map { UInt64($0) })
    file[.phraseGroups] = ByteWriter.packed(keys.map { groupOfPhrase[$0] ?? 0 })
    file.set(singleWords, starts: .synonymStarts, bytes: .synonyms)
    let starts = PackedInts(self[.synonymMemberStarts])
    let rows = self[.synonymMembers]
    file[.synonymMemberStarts] = ByteWriter.packed((0..<starts.count).map { starts[$0] / 8 })
    file[.synonymMembers] = ByteWriter.packed(
      (0..<rows.count / 8).map { row in
        SynonymTable.Member(
          rows.byte(row * 8) == 1 ? .arabic : .term,
          boost: 65,
          phrase: min(rows.u16(row * 8 + 2), SynonymTable.Member.maximumPhrases),
          word: min(rows.u32(row * 8 + 4), 0x7FFF_FFFF)
        ).packed
      }
    )
  }
}
