import SeededRandom
import Testing

@testable import SearchEngine
@testable import SearchIndexing

@Suite("Reading a posting list")
struct PostingListTests {
  /// The differences of neighbors take one byte, two, three, or now one and now another.
  @Test("visits what was written", arguments: 0..<60 as Range<UInt64>)
  func visit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let gaps = [1, 2, 3, 40, 300, 60_000]
    let (gap, levelBits) = (gaps[Int(seed) % gaps.count], seed.isMultiple(of: 2) ? 6 : 0)
    var postings: [PostingListWriter.Posting] = []
    var document = Int.random(in: 0...gap, using: &random)
    for _ in 0..<Int.random(in: 0...700, using: &random) {
      postings.append(.init(document: document, level: Int.random(in: 0..<1 << levelBits, using: &random)))
      document += Int.random(in: 1...gap, using: &random)
    }
    var writer = ByteWriter()
    PostingListWriter.append(postings, levelBits: levelBits, to: &writer)
    let storage = IndexStorage(writer.bytes)
    withExtendedLifetime(storage) {
      let list = PostingList(storage.region, levelBits: levelBits)
      var visited: [PostingListWriter.Posting] = []
      list.visit { visited.append(.init(document: $0, level: $1)) }
      #expect(list.count == postings.count)
      #expect(visited.map(\.document) == postings.map(\.document))
      #expect(visited.map(\.level) == postings.map(\.level))
    }
  }

  @Test("ends where damaged bytes end, whatever its count says", arguments: 0..<40 as Range<UInt64>)
  func damage(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = (0..<Int.random(in: 0...600, using: &random)).map { _ in
      UInt8.random(in: 0...255, using: &random)
    }
    let storage = IndexStorage(bytes)
    withExtendedLifetime(storage) {
      let list = PostingList(storage.region, levelBits: 6)
      var count = 0
      list.visit { _, _ in count += 1 }
      #expect(count == list.count && count <= bytes.count)
    }
  }
}
