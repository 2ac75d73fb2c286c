import ArabicText
import SearchEngine

/// The sections of the sounds of texts.
struct SoundSections {
  private let dictionary: TermDictionary
  private let parts: [SoundAnalysis.Part]

  init(_ sounds: SoundAnalysis) {
    parts = sounds.parts
    dictionary = TermDictionary(sounds.words)
  }

  func write(to file: inout IndexFileWriter) {
    let slots = dictionary.words.map { word in
      stride(from: 0, to: word.count, by: 2).map { UInt16(word[$0]) | UInt16(word[$0 + 1]) << 8 }
    }
    writeSlots(slots, to: &file)
    writeKeys(slots, to: &file)
    writePostings(to: &file)
  }

  /// The sounds of each dua, in reading order.
  var sequences: some Sequence<[Int]> {
    parts.lazy.flatMap { [numbers = dictionary.numbers] in $0.sequences.renumbered(by: numbers[$0.reader]) }
  }

  /// For each sound, the duas that have it.
  private func writePostings(to file: inout IndexFileWriter) {
    var postings = [[PostingListWriter.Posting]](repeating: [], count: dictionary.words.count)
    for (document, words) in sequences.enumerated() {
      for word in words where word != IndexFormat.sequenceGap && postings[word].last?.document != document {
        postings[word].append(.init(document: document, level: 0))
      }
    }
    var lists = ByteWriter()
    let lengths = postings.map { postings in
      let before = lists.bytes.count
      PostingListWriter.append(postings, levelBits: 0, to: &lists)
      return lists.bytes.count - before
    }
    file[.soundListStarts] = ByteWriter.starts(lengths)
    file[.soundLists] = lists.bytes
  }

  private func writeSlots(_ words: [[UInt16]], to file: inout IndexFileWriter) {
    // Every single symbol has a code, so that slots of kinds beyond the 255th can be replaced by one of them.
    let singles = (0..<15).map { UInt16(1) << UInt16($0) }
    let others = Set(words.joined()).subtracting(singles).sorted().prefix(255 - singles.count)
    let sets = singles + others
    let codes = Dictionary(uniqueKeysWithValues: sets.enumerated().map { ($0.element, UInt8($0.offset)) })
    var table = ByteWriter()
    for set in sets { table.append(set) }
    file[.soundSets] = table.bytes
    let coded = words.map {
      $0.map { codes[$0] ?? UInt8(($0 & ~SoundKey.optional).trailingZeroBitCount % 15) }
    }
    file.set(coded, starts: .soundSlotStarts, bytes: .soundSlots)
  }

  private func writeKeys(_ words: [[UInt16]], to file: inout IndexFileWriter) {
    var rows: [(key: UInt64, word: Int)] = []
    for (word, slots) in words.enumerated() where !slots.isEmpty {
      var keys = SoundKey.keys(of: slots, limit: 16)
      if let bare = SoundKey.withoutProclitics(slots) { keys += SoundKey.keys(of: bare, limit: 8) }
      for key in Set(keys) { rows.append((key, word)) }
    }
    rows.sort { ($0.key, $0.word) < ($1.key, $1.word) }
    file[.soundKeys] = SoundKeyTable.bytes(rows.map(\.key))
    file[.soundKeyWords] = ByteWriter.packed(rows.map(\.word))
  }
}
