import ArabicText
import SearchEngine

/// The sections of the sounds of texts.
struct SoundSections {
  private let dictionary: TermDictionary
  private let chunks: [ChunkAnalysis]

  init(_ chunks: [ChunkAnalysis]) {
    self.chunks = chunks
    dictionary = TermDictionary(chunks.map(\.sounds))
  }

  func write(to file: inout IndexFileWriter) {
    let slots = dictionary.words.map { word in
      stride(from: 0, to: word.count, by: 2).map { UInt16(word[$0]) | UInt16(word[$0 + 1]) << 8 }
    }
    writeSlots(slots, to: &file)
    writeKeys(slots, to: &file)
    var documents = [[Int]](repeating: [], count: dictionary.words.count)
    var lengths: [Int] = []
    var sequence: [Int] = []
    for (chunk, numbers) in zip(chunks, dictionary.numbers) {
      for words in chunk.soundSequences {
        let document = lengths.count
        lengths.append(words.count)
        for word in words.map({ Int(numbers[Int($0)]) }) {
          sequence.append(word)
          if word != IndexFormat.sequenceGap, documents[word].last != document {
            documents[word].append(document)
          }
        }
      }
    }
    file[.soundSequenceStarts] = ByteWriter.starts(lengths)
    file[.soundSequences] = ByteWriter.packed(sequence)
    let lists = documents.map { documents in
      PostingListWriter.list(documents.map { .init(document: $0, level: 0) }, levelBits: 0)
    }
    file.set(lists, starts: .soundListStarts, bytes: .soundLists)
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
    var keys = ByteWriter()
    for row in rows { keys.append(row.key) }
    file[.soundKeys] = keys.bytes
    file[.soundKeyWords] = ByteWriter.packed(rows.map(\.word))
  }
}
