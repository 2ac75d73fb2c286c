import DuaLibrary
import Foundation
import SeededRandom
import Testing
import UnicodeText

@testable import LibraryCompiler

/// `library.bin`: what is read, and what happens if the file is not as it was written.
@Suite("library.bin")
struct BinaryLibraryTests {
  private let library: Library
  private let bytes: [UInt8]

  init() throws {
    library = try Sample.library()
    bytes = try #require(try BundleInMemory(library).files[BinaryFormat.path])
  }

  /// Everything in a file, by every route. Throws the first error.
  private func readAll(_ bytes: [UInt8]) throws(BundleError) -> Bool {
    guard let binary = try BinaryLibrary(FileBytes(bytes)) else { return false }
    let (categories, collections) = (try binary.categories(), try binary.collections())
    let (works, journeys) = (try binary.works(), try binary.journeys())
    var isSame =
      categories == library.categories && collections == library.collections && works == library.works
      && journeys == library.journeys && binary.count(.duas) == library.duas.count
    for index in 0..<min(binary.count(.duas), 1_000) {
      let dua = try binary.dua(at: index)
      isSame = isSame && index < library.duas.count && dua == library.duas[index]
    }
    for dua in library.duas {
      isSame = try binary.index(of: dua.id) != nil && isSame
      isSame = try binary.index(ofDua: dua.slug) != nil && isSame
    }
    for journey in library.journeys {
      isSame = try binary.index(of: journey.id) != nil && isSame
      isSame = try binary.index(ofJourney: journey.slug) != nil && isSame
    }
    return isSame
  }

  @Test("every value is the library's, by every route")
  func same() throws {
    #expect(try readAll(bytes))
    let bundle = try BundleInMemory(library).open()
    for (index, dua) in library.duas.enumerated() {
      #expect(try bundle.dua(at: index) == dua)
      #expect(try bundle[dua.id] == dua)
      #expect(try bundle[dua: dua.slug] == dua)
    }
    for journey in library.journeys {
      #expect(try bundle[journey.id] == journey)
      #expect(try bundle[journey: journey.slug] == journey)
    }
    #expect(try bundle.categories == library.categories)
    #expect(try bundle.collections == library.collections)
    #expect(try bundle.works == library.works)
    #expect(try bundle.journeys == library.journeys)
    #expect(try bundle.duaSlugs == library.duas.map(\.slug))
    #expect(try bundle.journeySlugs == library.journeys.map(\.slug))
    #expect(bundle.duaCount == library.duas.count)
    #expect(bundle.defaultLanguage == library.defaultLanguage)
    #expect(try bundle.library == library)
  }

  @Test("an id or a slug that is not in the library is not found")
  func absent() throws {
    let bundle = try BundleInMemory(library).open()
    for id in [0, -1, 4, 9, Int.max, .min] {
      #expect(try bundle[Dua.ID(rawValue: id)] == nil)
      #expect(try bundle[Journey.ID(rawValue: id)] == nil)
    }
    #expect(try bundle[dua: Sample.slug("evening")] == nil)
    #expect(try bundle[journey: Sample.slug("praise")] == nil)
  }

  @Test("many duas are each found by id and by slug")
  func many() throws {
    let duas = (1...1_500).map { number in
      var dua = Sample.bareDua
      dua.id = .init(rawValue: number * 7)
      dua.slug = Sample.slug("dua-\(number)")
      dua.arabic = "\(number)"
      return dua
    }
    let bundle = try BundleInMemory(Sample.library(duas: duas, journeys: [])).open()
    for (index, dua) in duas.enumerated() {
      let found = try #require(try bundle[dua: dua.slug])
      #expect(found.arabic == dua.arabic && found.id == dua.id)
      #expect(try bundle[dua.id]?.slug == dua.slug)
      #expect(try bundle.dua(at: index).id == dua.id)
      #expect(try bundle[Dua.ID(rawValue: dua.id.rawValue + 1)] == nil)
    }
  }

  @Test("a library for a screen has what it refers to, and no other dua")
  func excerpt() throws {
    let bundle = try BundleInMemory(library).open()
    let (bare, praise) = (Sample.bareDua.id, try Sample.fullDua.id)
    #expect(try bundle.library(of: [bare]).duas.map(\.id) == [bare])
    // The dua of which it is a variant.
    #expect(try bundle.library(of: [praise]).duas.map(\.id) == [bare, praise])
    #expect(
      try bundle.library(of: [], journeys: [Sample.evening.id]) == library.withJourneys([Sample.evening])
    )
    #expect(try bundle.library(of: [bare, .init(rawValue: 99), bare]).duas.count == 1)
    #expect(try bundle.library(of: []).works == library.works)
  }

  @Test("another version of the format is not read, and the bundle is read from JSON")
  func version() throws {
    var other = bytes
    other[8] = 2
    #expect(try BinaryLibrary(FileBytes(other)) == nil)
    var bundle = try BundleInMemory(library)
    bundle.files[BinaryFormat.path] = other
    try bundle.reseal()
    let opened = try bundle.open()
    #expect(try opened.library == library)
    #expect(try opened[dua: Sample.slug("praise")] == Sample.fullDua)
  }

  @Test("a bundle without the file is read from JSON")
  func older() throws {
    var bundle = try BundleInMemory(library)
    bundle.files[BinaryFormat.path] = nil
    try bundle.changeManifest { $0.files.removeAll { $0.path == BinaryFormat.path } }
    #expect(bundle.failure == nil)
    #expect(try bundle.open().library == library)
    #expect(try bundle.open()[dua: Sample.slug("bare")] == Sample.bareDua)
  }

  @Test("a file that ends early is an error, wherever it ends")
  func truncated() throws {
    for length in bytes.indices {
      #expect(throws: BundleError.self, "\(length) bytes") { try readAll(Array(bytes[..<length])) }
    }
    #expect(throws: BundleError.damaged(path: "library.bin", part: "head")) { try readAll([]) }
    #expect(throws: BundleError.wrongSize(path: "library.bin", expected: bytes.count, found: bytes.count + 1))
    {
      try readAll(bytes + [0])
    }
  }

  @Test("a foreign file is an error")
  func foreign() {
    for bytes in [[UInt8](repeating: 0, count: 5_000), Array("[]".utf8), Array(repeating: 0xFF, count: 100)] {
      #expect(throws: BundleError.damaged(path: "library.bin", part: "head")) { try readAll(bytes) }
    }
  }

  @Test("a flipped bit is an error, wherever it is")
  func flipped() throws {
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 1 << UInt8(place % 8)
      do {
        // Only the version leads to another reader.
        let isRead = try readAll(damaged)
        #expect(!isRead && (8..<12).contains(place), "byte \(place)")
      } catch {
        #expect(error.description.hasPrefix("`library.bin`"), "byte \(place)")
      }
    }
  }

  @Test("a block is checked before something in it is read, and others are not")
  func blocks() throws {
    let duas = (1...400).map { number in
      var dua = Sample.bareDua
      dua.id = .init(rawValue: number)
      dua.slug = Sample.slug("dua-\(number)")
      return dua
    }
    var bundle = try BundleInMemory(Sample.library(duas: duas, journeys: []))
    let file = try #require(bundle.files[BinaryFormat.path])
    // The end of the texts: those of the last dua.
    bundle.files[BinaryFormat.path]?[file.count - 1] ^= 1
    let opened = try bundle.open()
    #expect(try opened.dua(at: 0) == duas[0])
    #expect(throws: BundleError.damaged(path: "library.bin", part: "texts")) { try opened.dua(at: 399) }
    #expect(throws: BundleError.damaged(path: "library.bin", part: "body")) { try opened.library }
    #expect(throws: BundleError.self) { try opened.verify() }
    #expect(try opened.libraryFromJSON().duas == duas)
  }

  @Test("a file with forged checksums is an error or gives some values, and never crashes the reader")
  func forged() throws {
    var random = SplitMix64(seed: 13)
    var refused = 0
    for round in 0..<600 {
      var forged = bytes
      for _ in 0..<Int.random(in: 1...30, using: &random) {
        let place = Int.random(in: BinaryFormat.headerLength..<bytes.count, using: &random)
        // Often the highest numbers.
        forged[place] = Bool.random(using: &random) ? 0xFF : UInt8.random(in: 0...255, using: &random)
      }
      BinaryLayout.seal(&forged)
      do {
        _ = try readAll(forged)
      } catch {
        refused += 1
        #expect(!error.description.isEmpty, "round \(round)")
      }
    }
    #expect(refused > 300)
  }

  @Test("huge counts and offsets in any record are an error or other values")
  func huge() throws {
    let start = BinaryLayout.bodyStart(bytes)
    for place in stride(from: start, to: bytes.count - 4, by: 4) {
      for value: [UInt8] in [[0xFF, 0xFF, 0xFF, 0xFF], [0xFE, 0xFF, 0xFF, 0x7F], [0, 0, 0, 0]] {
        var forged = bytes
        forged.replaceSubrange(place..<place + 4, with: value)
        BinaryLayout.seal(&forged)
        _ = try? readAll(forged)
      }
    }
    // Every number of the header and of the table, except the checksum.
    let numbers = Array(stride(from: 12, to: 32, by: 4)) + stride(from: 40, to: BinaryLayout.checksums, by: 4)
    for place in numbers {
      var forged = bytes
      forged.replaceSubrange(place..<place + 4, with: [0xFF, 0xFF, 0xFF, 0xFF])
      BinaryLayout.seal(&forged)
      #expect(throws: BundleError.self, "offset \(place)") {
        if try readAll(forged) { return }
        throw BundleError.damaged(path: "", part: "other values")
      }
    }
  }

  @Test("the pieces of a file are the file, for any number of duas")
  func pieces() throws {
    for count in [0, 1, 999, 1_000, 1_001, 2_500] {
      let duas = (0..<count).map { number in
        var dua = Sample.bareDua
        dua.id = .init(rawValue: number + 1)
        dua.slug = Sample.slug("dua-\(number)")
        dua.arabic += String(repeating: "\(number) ", count: 150)
        return dua
      }
      let library = try Sample.library(duas: duas, journeys: [])
      let bundle = try BundleInMemory(library)
      let rows = bundle.rows("duas.json")
      #expect(rows.count == count)
      #expect(bundle.text("duas.json") == (count == 0 ? "[]\n" : "[\n\(rows.joined(separator: ",\n"))\n]\n"))
      #expect(try bundle.open().library == library)
      #expect(try bundle.open().libraryFromJSON() == library)
    }
  }
}

extension Library {
  /// The library with only these journeys.
  fileprivate func withJourneys(_ journeys: [Journey]) throws -> Library {
    try Library(
      name: name,
      version: version,
      licence: licence,
      defaultLanguage: defaultLanguage,
      duas: duas,
      categories: categories,
      collections: collections,
      journeys: journeys,
      works: works
    )
  }
}

/// The offsets of the parts of the file, and its checksums.
enum BinaryLayout {
  static let checksums =
    BinaryFormat.headerLength + BinaryFormat.Section.allCases.count * BinaryFormat.rowLength

  static func bodyStart(_ bytes: [UInt8]) -> Int {
    (0..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[24 + $1]) }
  }

  /// Recomputes all checksums. The length of the head must be right.
  static func seal(_ bytes: inout [UInt8]) {
    let start = bodyStart(bytes)
    guard start > checksums, start < bytes.count else { return }
    for (number, block) in stride(from: start, to: bytes.count, by: BinaryFormat.blockLength).enumerated() {
      guard checksums + number * 8 + 8 <= start else { return }
      let end = min(block + BinaryFormat.blockLength, bytes.count)
      write(ByteChecksum.of(Array(bytes[block..<end])), to: &bytes, checksums + number * 8)
    }
    write(ByteChecksum.of(Array(bytes[BinaryFormat.headerLength..<start])), to: &bytes, 32)
  }

  private static func write(_ number: UInt64, to bytes: inout [UInt8], _ place: Int) {
    for byte in 0..<8 { bytes[place + byte] = UInt8(truncatingIfNeeded: number >> UInt64(8 * byte)) }
  }
}
