import Foundation
import Testing

@testable import SearchEngine
@testable import SearchIndexing

@Suite("Parts of the index")
struct PartTests {
  /// Calls a test with a region of bytes.
  private func reading<Result>(_ bytes: [UInt8], _ body: (ByteRegion) throws -> Result) rethrows -> Result {
    let storage = IndexStorage(bytes)
    return try withExtendedLifetime(storage) { try body(storage.region) }
  }

  @Test(
    "packed numbers are read as they were written",
    arguments: [[], [0], [0, 0, 0], [1, 2, 3], [5, 1 << 40, 0, 77], Array(0..<1000)]
  )
  func packed(numbers: [Int]) {
    reading(ByteWriter.packed(numbers)) { region in
      let packed = PackedInts(region)
      #expect((0..<packed.count).map { packed[$0] } == numbers)
      #expect(packed[-1] == 0 && packed[numbers.count] == 0 && packed[Int.max] == 0)
    }
  }

  @Test("a count that exceeds the bytes is not trusted")
  func falseCount() {
    var bytes = ByteWriter.packed([1, 2, 3])
    bytes[3] = 0x7F
    reading(bytes) { #expect(PackedInts($0).count < 64) }
  }

  @Test(
    "posting lists are read as they were written, and looked up",
    arguments: [0, 1, 2, 127, 128, 129, 1000]
  )
  func postings(count: Int) {
    let postings = (0..<count).map { PostingListWriter.Posting(document: $0 * $0 / 3 + $0, level: $0 % 64) }
    reading(PostingListWriter.list(postings, levelBits: 6)) { region in
      let list = PostingList(region, levelBits: 6)
      var read: [(Int, Int)] = []
      list.visit { read.append(($0, $1)) }
      #expect(read.map(\.0) == postings.map(\.document))
      #expect(read.map(\.1) == postings.map(\.level))
      for posting in postings { #expect(list.level(of: posting.document) == posting.level) }
      #expect(list.level(of: 2) == (postings.first { $0.document == 2 }?.level))
      #expect(list.level(of: 10_000_000) == nil)
    }
  }

  @Test("words are found, and by their beginnings")
  func strings() {
    let words = ["a", "ab", "abc", "b", "ba"].map { Array($0.utf8) }
    var file = IndexFileWriter()
    file.set(words, starts: .wordStarts, bytes: .words)
    reading(file[.wordStarts]) { starts in
      reading(file[.words]) { bytes in
        let table = StringTable(starts: starts, bytes: bytes)
        for (place, word) in words.enumerated() { #expect(table.find(word) == place) }
        #expect(table.find(Array("aa".utf8)) == nil)
        #expect(table.range(prefix: Array("ab".utf8)) == 1..<3)
        #expect(table.range(prefix: []) == 0..<5)
        #expect(table.range(prefix: Array("c".utf8)).isEmpty)
      }
    }
  }

  @Test("reads outside of a region are zero")
  func bounds() {
    reading([1, 2, 3]) { region in
      #expect(region.byte(-1) == 0 && region.byte(3) == 0 && region.byte(Int.min) == 0)
      #expect(region.u16(2) == 0 && region.u32(0) == 0 && region.u64(Int.max) == 0)
      #expect(region.slice(2, 1).count == 0 && region.slice(-5, 99).count == 3)
    }
  }

  @Test("the level of an impact has about the same weight")
  func levels() {
    for impact in stride(from: 0.06, to: 7.9, by: 0.11) {
      let value =
        Double(QuantizedImpact.value(ofLevel: QuantizedImpact.level(of: impact)))
        / Double(QuantizedImpact.unit)
      #expect(abs(value - impact) <= impact * 0.06 + 0.004)
    }
    #expect(QuantizedImpact.level(of: 0) == 0 && QuantizedImpact.level(of: 1000) == 63)
    let width = log(QuantizedImpact.largest / QuantizedImpact.smallest) / 63
    for impact in stride(from: 0.04, to: 9, by: 0.0007) {
      let share = log(max(impact, QuantizedImpact.smallest) / QuantizedImpact.smallest) / width
      #expect(QuantizedImpact.level(of: impact) == min(63, Int(share.rounded())), "\(impact)")
    }
  }

  @Test(
    "English stems are Porter2's",
    arguments: [("forgiveness", "forgiv"), ("worries", "worri"), ("easily", "easili"), ("é", "é")]
  )
  func stems(word: String, stem: String) throws {
    let stemmer = try #require(WordStemmer.english())
    #expect(stemmer.stem(folded: Array(word.utf8)) == Array(stem.utf8))
  }
}
