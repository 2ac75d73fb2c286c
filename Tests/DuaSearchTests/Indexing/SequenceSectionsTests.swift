import SearchEngine
import SeededRandom
import Testing

@testable import SearchIndexing

/// What is written is read as it was.
@Suite struct SequenceSectionsTests {
  private static let gap = IndexFormat.sequenceGap

  private struct Read {
    var words: [[Int]]
    var sounds: [[Int]]
    var storedBytes: Int
  }

  private func read(wordCount: Int, words: [[Int]], sounds: [[Int]]) throws -> Read {
    var file = IndexFileWriter()
    file[.ids] = ByteWriter.packed(Array(1...words.count))
    file.set((0..<wordCount).map { [UInt8($0 + 1)] }, starts: .arabicWordStarts, bytes: .arabicWords)
    SequenceSections(wordCount: wordCount, words: words, sounds: sounds).write(to: &file)
    let index = try IndexReader(IndexStorage(file.file(documentCount: words.count)))
    let arabic = try ArabicTermDictionary(index).streams
    let streams = try SoundTermDictionary(index).streams
    return Read(
      words: words.indices.map { arabic.range(of: $0).map { arabic[$0] } },
      sounds: sounds.indices.map { dua in (0..<streams[dua].count).map { streams[dua][$0] } },
      storedBytes: try index.section(.soundSequences).count
    )
  }

  @Test(
    "words and sounds are read as they were, for one sound of a word or several",
    arguments: [
      ([[0, 1, 0]], [[5, 6, 5]]),
      ([[0, 1, 0]], [[5, 6, 7]]),
      ([[0], [0], [0, 0]], [[5], [6], [6, 5]]),
      ([[2, 1]], [[5, 6, 0, 9, 9]]),
      ([[2, 1]], [[5, 0, 9]]),
      ([[2, 1]], [[5, 6, 7, 0, 9]]),
      ([[2, 1], []], [[5], []]),
      ([[]], [[0, 9]]),
      ([[]], [[3]]),
    ] as [([[Int]], [[Int]])]
  )
  func roundTrip(words: [[Int]], sounds: [[Int]]) throws {
    let read = try read(wordCount: 3, words: words, sounds: sounds)
    #expect(read.words == words)
    #expect(read.sounds == sounds)
  }

  @Test func aTextWithoutSoundsHasGaps() throws {
    let read = try read(wordCount: 2, words: [[0, 1]], sounds: [[]])
    #expect(read.words == [[0, 1]])
    #expect(read.sounds == [[Self.gap, Self.gap]])
  }

  @Test func soundsOfKnownWordsAreNotStored() throws {
    let few = try read(wordCount: 2, words: [[0, 1]], sounds: [[5, 6]])
    let many = try read(
      wordCount: 2,
      words: [[Int]](repeating: [0, 1], count: 100),
      sounds: [[Int]](repeating: [5, 6], count: 100)
    )
    #expect(few.storedBytes == many.storedBytes)
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func anyTextsAreReadAsTheyWere(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...12, using: &random)
    var (words, sounds): ([[Int]], [[Int]]) = ([], [])
    for _ in 0..<count {
      let dua = (0..<Int.random(in: 0...9, using: &random)).map { _ in Int.random(in: 0..<6, using: &random) }
      var recited = dua.map { word in
        Int.random(in: 0..<5, using: &random) == 0 ? Int.random(in: 1...9, using: &random) : word + 1
      }
      if Int.random(in: 0..<4, using: &random) == 0 { recited.append(Int.random(in: 1...9, using: &random)) }
      if Int.random(in: 0..<4, using: &random) == 0 { recited += [Self.gap, 3, 4] }
      words.append(dua)
      sounds.append(recited)
    }
    let read = try read(wordCount: 6, words: words, sounds: sounds)
    #expect(read.words == words)
    #expect(read.sounds == sounds)
  }
}
