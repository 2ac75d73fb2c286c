import SeededRandom
import Testing
import UnicodeText

@testable import SearchEngine
@testable import SearchIndexing

@Suite("Looking up many duas in a posting list")
struct PostingCursorTests {
  @Test("finds the same as looking up each", arguments: 0..<40 as Range<UInt64>)
  func same(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let gap = Int.random(in: 1...40, using: &random)
    var document = Int.random(in: 0...gap, using: &random)
    var documents: [Int] = []
    for _ in 0..<Int.random(in: 0...700, using: &random) {
      documents.append(document)
      document += Int.random(in: 1...gap, using: &random)
    }
    var writer = ByteWriter()
    PostingListWriter.append(documents.map { .init(document: $0, level: 3) }, levelBits: 6, to: &writer)
    let storage = IndexStorage(writer.bytes)
    withExtendedLifetime(storage) {
      let list = PostingList(storage.region, levelBits: 6)
      var cursor = PostingCursor(list)
      var other = Int.random(in: 0...gap, using: &random)
      while other < document + gap {
        #expect(cursor.contains(other) == (list.level(of: other) != nil), "\(other)")
        if Bool.random(using: &random) { #expect(cursor.contains(other) == documents.contains(other)) }
        other += Int.random(in: 1...(gap * 8), using: &random)
      }
    }
  }
}
