import DuaSearch
import Foundation
import SearchEngine
import SearchMeasures
import SeededRandom
import TestSupport
import Testing
import UnicodeText

@Suite("search/index.bin")
struct DamageTests {
  private static let queries = [
    "الحمد لله", "العالمن", "subhanallah", "forgivness", "2:255", "ayatul kursi", "wudu", "bukhari 6306",
  ]

  private func answers(_ bytes: [UInt8]) throws(SearchIndexError) -> [[SearchResult]] {
    let search = try LibrarySearch(bytes: bytes)
    var answers: [[SearchResult]] = []
    for query in Self.queries { answers.append(try search.search(query)) }
    return answers
  }

  @Test("the same library gives the same bytes")
  func deterministic() throws {
    #expect(try SampleLibrary.index() == SampleLibrary.index())
  }

  @Test("a file that ends early is refused, wherever it ends")
  func truncated() throws {
    let bytes = try SampleLibrary.index()
    for length in Array(0..<IndexLayout.bodyStart)
      + stride(from: IndexLayout.bodyStart, to: bytes.count, by: 13)
    {
      do {
        _ = try LibrarySearch(bytes: Array(bytes[..<length]))
        Issue.record("an index of \(length) bytes was opened")
      } catch {
        #expect(!error.description.isEmpty)
      }
    }
  }

  @Test("a flipped bit is an error or makes no difference, wherever it is")
  func flipped() throws {
    // Every offset of header and table, and one in seventeen of the rest, which is uniform.
    try checkFlippedBits(SampleLibrary.index(), distance: 17)
  }

  private func checkFlippedBits(_ bytes: [UInt8], distance: Int) throws {
    let answers = try answers(bytes)
    let body = IndexLayout.bodyStart(bytes)
    let offsets = Array(0..<body) + stride(from: body, to: bytes.count, by: distance)
    var refused = 0
    for offset in offsets {
      var damaged = bytes
      damaged[offset] ^= 1 << UInt8(offset % 8)
      do {
        let others = try self.answers(damaged)
        #expect(others == answers, "byte \(offset)")
      } catch {
        refused += 1
      }
    }
    #expect(refused > offsets.count / 2)
  }

  @Test("a file with forged checksums never crashes the reader")
  func forged() throws {
    let bytes = try SampleLibrary.index()
    var random = SplitMix64(seed: 11)
    for _ in 0..<150 {
      var forged = bytes
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let offset = Int.random(in: IndexLayout.bodyStart..<bytes.count, using: &random)
        forged[offset] = UInt8.random(in: 0...255, using: &random)
      }
      IndexLayout.seal(&forged)
      // Any results or an error are allowed, but no crash and no invalid result.
      for results in (try? answers(forged)) ?? [] {
        #expect(results.count <= SearchOptions().limit)
        #expect(results.allSatisfy { $0.id.rawValue > 0 && $0.score.isFinite })
        #expect(Set(results.map(\.id)).count == results.count)
      }
    }
  }

  private static let formerFormats = [2, 4, 5, 6, 7].map { "index-format-\($0)" }

  @Test(
    "a damaged index of an earlier format is an error or makes no difference",
    arguments: formerFormats
  )
  func formerFlipped(format: String) throws {
    let bytes = try Self.former(format)
    try checkFlippedBits(bytes, distance: 19)
    for length in stride(from: 0, to: bytes.count, by: 23) {
      #expect(throws: SearchIndexError.self) { try self.answers(Array(bytes[..<length])) }
    }
  }

  @Test(
    "an index of an earlier format with forged checksums never crashes the reader",
    arguments: formerFormats
  )
  func formerForged(format: String) throws {
    let bytes = try Self.former(format)
    var random = SplitMix64(seed: 12)
    for _ in 0..<150 {
      var forged = bytes
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let offset = Int.random(in: IndexLayout.bodyStart(bytes)..<bytes.count, using: &random)
        forged[offset] = UInt8.random(in: 0...255, using: &random)
      }
      IndexLayout.seal(&forged)
      for results in (try? answers(forged)) ?? [] {
        #expect(results.allSatisfy { $0.id.rawValue >= 0 && $0.score.isFinite })
      }
    }
  }

  private static func former(_ format: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Repository.url("Tests/Fixtures/\(format)/search/index.bin")))
  }

  @Test("a file that is not an index is rejected with a reason")
  func refused() throws {
    let bytes = try SampleLibrary.index()
    #expect(throws: SearchIndexError.truncated(bytes: 0)) { try LibrarySearch(bytes: []) }
    #expect(throws: SearchIndexError.notAnIndex) {
      try LibrarySearch(bytes: [UInt8](repeating: 7, count: 500))
    }
    var other = bytes
    other[8] = 9
    #expect(throws: SearchIndexError.version(9)) { try LibrarySearch(bytes: other) }
    other = bytes
    other[12] = 77
    IndexLayout.seal(&other)
    #expect(throws: SearchIndexError.fold(77)) { try LibrarySearch(bytes: other) }
    other = bytes
    other[40] ^= 1
    #expect(throws: SearchIndexError.damaged(part: "header")) { try LibrarySearch(bytes: other) }
    let missing = URL(fileURLWithPath: "/nowhere/index.bin")
    #expect(throws: SearchIndexError.unreadable(path: missing.path)) {
      try LibrarySearch(contentsOf: missing)
    }
    #expect(throws: SearchIndexError.unreadable(path: "/")) {
      try LibrarySearch(contentsOf: URL(fileURLWithPath: "/"))
    }
  }

  @Test("a file on the disk answers as the same bytes in memory do")
  func mapped() throws {
    let bytes = try SampleLibrary.index()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bin")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let search = try LibrarySearch(contentsOf: file)
    let found = try Self.queries.map { try search.search($0) }
    #expect(try found == answers(bytes))
    try search.verify(duas: SampleLibrary.library().duas.map(\.id))
    #expect(throws: SearchIndexError.self) { try search.verify(duas: []) }
  }

  @Test("several tasks may search at once")
  func concurrent() async throws {
    let search = try SampleLibrary.search()
    let expected = try Self.queries.map { try search.search($0) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<16 {
        group.addTask {
          (try? Self.queries.map { try search.search($0) }) == expected
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}

/// The offsets of the parts of the file, and its checksums.
enum IndexLayout {
  static let sections = IndexFormat.Section.allCases.count
  static let bodyStart = IndexFormat.headerLength + sections * IndexFormat.rowLength

  /// The end of the table of sections, in any format.
  static func bodyStart(_ bytes: [UInt8]) -> Int {
    IndexFormat.headerLength + (Int(bytes[20]) | Int(bytes[21]) << 8) * IndexFormat.rowLength
  }

  /// Recomputes all checksums, in any format.
  static func seal(_ bytes: inout [UInt8]) {
    let bodyStart = bodyStart(bytes)
    for section in 0..<(bodyStart - IndexFormat.headerLength) / IndexFormat.rowLength {
      let row = IndexFormat.headerLength + section * IndexFormat.rowLength
      let start = Int(number(bytes, row + 8))
      let end = start + Int(number(bytes, row + 16))
      guard start <= end, end <= bytes.count else { continue }
      write(ByteChecksum.of(Array(bytes[start..<end])), to: &bytes, row + 24)
    }
    write(0, to: &bytes, 32)
    write(ByteChecksum.of(Array(bytes[..<bodyStart])), to: &bytes, 32)
  }

  private static func number(_ bytes: [UInt8], _ offset: Int) -> UInt64 {
    (0..<8).reversed().reduce(0) { $0 << 8 | UInt64(bytes[offset + $1]) }
  }

  private static func write(_ number: UInt64, to bytes: inout [UInt8], _ offset: Int) {
    for byte in 0..<8 { bytes[offset + byte] = UInt8(truncatingIfNeeded: number >> UInt64(8 * byte)) }
  }
}
