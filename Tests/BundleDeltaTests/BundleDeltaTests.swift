import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import BundleDelta

struct BundleDeltaTests {
  private func roundTrip(_ old: [UInt8], _ new: [UInt8]) throws -> Int? {
    guard let delta = BundleDelta.make(from: old, to: new) else { return nil }
    #expect(try BundleDelta.apply(delta, to: old, length: new.count) == new)
    return delta.count
  }

  private func file(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: Repository.url(path))) }

  @Test func deltasAreKnownByTheirPaths() {
    #expect(BundleDelta.isDelta(BundleDelta.path(from: "0a", to: "0b")))
    #expect(!BundleDelta.isDelta("duas.json"))
  }

  @Test func changedTextCostsLittle() throws {
    let old = try file("output/duas.json")
    let text = String(decoding: old, as: UTF8.self)
    let new = Array(text.replacing("Praise", with: "All the praise", maxReplacements: 1).utf8)
    let size = try #require(try roundTrip(old, new))
    #expect(size < 60)
  }

  @Test func rowsAreAddedRemovedAndChanged() throws {
    let old = try file("output/duas.json")
    var rows = old.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    rows.remove(at: 40)
    rows[20].replaceSubrange(30..<35, with: Array("something else".utf8))
    rows.insert(Array("{\"arabic\":\"اللهم\",\"id\":9999}".utf8), at: 10)
    let size = try #require(try roundTrip(old, Array(rows.joined(separator: [0x0A]))))
    #expect(size < 200)
  }

  @Test(arguments: ["output/library.bin", "output/search/index.bin", "output/search/suggestions.bin"])
  func sectionsAreKnown(_ path: String) throws {
    let file = try file(path)
    let layout = FileLayout(file)
    #expect(layout.parts.count > 10)
    #expect(layout.parts.first?.range.lowerBound == 0)
    #expect(layout.parts.last?.range.upperBound == file.count)
    for (part, next) in zip(layout.parts, layout.parts.dropFirst()) {
      #expect(part.range.upperBound == next.range.lowerBound)
    }
    let size = try #require(try roundTrip(file, file))
    #expect(size < 2000)
  }

  @Test func randomChangesAreMadeAgain() throws {
    var random = SplitMix64(seed: 17)
    for round in 0..<300 {
      let alphabet: ClosedRange<UInt8> = round.isMultiple(of: 2) ? 0...1 : 0...255
      var old = (0..<Int.random(in: 0...400, using: &random)).map { _ in
        UInt8.random(in: alphabet, using: &random)
      }
      if round.isMultiple(of: 3) { old += old }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let start = Int.random(in: 0...new.count, using: &random)
        let end = min(new.count, start + Int.random(in: 0...40, using: &random))
        let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
          UInt8.random(in: alphabet, using: &random)
        }
        new.replaceSubrange(start..<end, with: bytes)
      }
      _ = try roundTrip(old, new)
    }
  }

  @Test func packedNumbersAreShifted() throws {
    let starts = (0..<5000).map { UInt32($0 * 37) }
    func packed(_ numbers: [UInt32], width: Int) throws -> [UInt8] {
      let bytes = numbers.flatMap { number in
        (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(8 * $0)) }
      }
      return try #require(PackedNumbers.packed(bytes, width: width))
    }
    let old = try packed(starts, width: 18)
    #expect(PackedNumbers.unpacked(old[...])?.count == 20_000)
    // From the two thousandth number on everything is nine higher, with a further number, in another width.
    let shifted = starts[..<2000] + [73_990] + starts[2000...].map { $0 + 9 }
    let size = try #require(try roundTrip(old, try packed(Array(shifted), width: 19)))
    #expect(size < 60)
  }

  /// As when a text brings a new word: each list of words has a number more, and the numbers after it are shifted.
  @Test func orderingsAreShifted() throws {
    var random = SplitMix64(seed: 9)
    func packed(_ numbers: [Int]) throws -> [UInt8] {
      let bytes = numbers.flatMap { number in (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
      return try #require(PackedNumbers.packed(bytes, width: 13))
    }
    let old = (0..<4000).map(\.self).shuffled(using: &random)
    var new = old.map { $0 < 1000 ? $0 : $0 + 1 }
    new.insert(1000, at: 777)
    let size = try #require(try roundTrip(try packed(old), try packed(new)))
    #expect(size < 60)
    // Back again, a word is gone.
    #expect(try #require(try roundTrip(try packed(new), try packed(old))) < 60)
  }

  @Test func numbersOfRecordsAreShifted() throws {
    var old = [UInt8](repeating: 0, count: 144 * 1000)
    for record in 0..<1000 {
      LittleEndian.set(UInt32(record + 1), &old, record * 144)
      LittleEndian.set(UInt32(record * 500), &old, record * 144 + 40)
      LittleEndian.set(UInt32.max, &old, record * 144 + 80)
    }
    var new = old
    for record in 400..<1000 { LittleEndian.set(UInt32(record * 500 + 2), &new, record * 144 + 40) }
    let columns = ShiftInference.columns(from: old, to: new, recordLength: 144)
    #expect(columns.map(\.offset) == [40])
    #expect(columns.first?.shift.entries == [NumberShift.Entry(threshold: 200_000, shift: 2)])
    var shifted = old
    RecordShape(length: 144, columns: columns).apply(to: &shifted)
    #expect(shifted == new)
  }
}

/// A delta is not trusted.
struct HostileDeltaTests {
  private let old = Array("the quick brown fox jumps over the lazy dog".utf8)

  private func delta(_ build: (inout DeltaWriter) -> Void) -> [UInt8] {
    var writer = DeltaWriter()
    writer.append(DeltaFormat.magic)
    build(&writer)
    return writer.bytes
  }

  @Test func otherLengthIsRefused() throws {
    let delta = try #require(BundleDelta.make(from: old, to: old))
    #expect(throws: DeltaError.tooLarge) { try BundleDelta.apply(delta, to: old, length: old.count - 1) }
    #expect(throws: DeltaError.tooLarge) { try BundleDelta.apply(delta, to: old, length: old.count + 1) }
  }

  @Test func bombsAreRefusedBeforeTheyTakeMemory() {
    // A few bytes that ask for as many zeros, copies, segments or unpacked numbers as numbers can say.
    let zeros = delta {
      for number in [10, 1, 0, 0, 0, 1, (1 << 50) << 2 | 2] { $0.append(number) }
    }
    #expect(throws: DeltaError.tooLarge) { try BundleDelta.apply(zeros, to: old, length: 10) }
    let copies = delta {
      for number in [10, 1, 0, 0, old.count, 3] { $0.append(number) }
      for _ in 0..<3 {
        $0.append(9 << 2)
        $0.append(signed: 0)
      }
    }
    #expect(throws: DeltaError.tooLarge) { try BundleDelta.apply(copies, to: old, length: 10) }
    let segments = delta {
      for number in [10, 1 << 40] { $0.append(number) }
    }
    #expect(throws: DeltaError.malformed) { try BundleDelta.apply(segments, to: old, length: 10) }
    // Each segment reads the whole old file.
    let large = [UInt8](repeating: 7, count: 1 << 20)
    let repeated = delta {
      for number in [10, 4000] { $0.append(number) }
      for _ in 0..<4000 { for number in [0, 0, large.count, 0] { $0.append(number) } }
    }
    #expect(throws: DeltaError.tooLarge) { try BundleDelta.apply(repeated, to: large, length: 10) }
  }

  /// The caller has the length from metadata.
  @Test(arguments: [Int.max, 1 << 41, -1]) func impossibleLengthIsRefused(_ length: Int) {
    let delta = delta {
      for number in [max(0, length), 1, 0, 0, 0, 0] { $0.append(number) }
    }
    #expect(throws: DeltaError.tooLarge) { try BundleDelta.apply(delta, to: old, length: length) }
  }

  /// A length takes no memory before there are bytes.
  @Test func greatLengthTakesNoMemory() {
    let delta = delta {
      for number in [1 << 40, 0] { $0.append(number) }
    }
    #expect(throws: DeltaError.malformed) { try BundleDelta.apply(delta, to: old, length: 1 << 40) }
  }

  @Test(arguments: [(4, 2), (8, 3), (1024, 257)])
  func columnsThatOverlapAreRefused(_ record: Int, _ columns: Int) throws {
    func delta(_ count: Int) -> [UInt8] {
      self.delta {
        for number in [0, 1, 1, 0, old.count, record, count] { $0.append(number) }
        // Without entries, at the beginning of the record; then no operations and no checksums.
        for _ in 0..<count { for number in [0, 0] { $0.append(number) } }
        for number in [0, 0] { $0.append(number) }
      }
    }
    #expect(throws: DeltaError.malformed) { try BundleDelta.apply(delta(columns), to: old, length: 0) }
    #expect(try BundleDelta.apply(delta(columns - 1), to: old, length: 0).isEmpty)
  }

  @Test func rangesOutsideTheOldFileAreRefused() {
    let outside = delta {
      for number in [10, 1, 0, 0, old.count, 1, 10 << 2] { $0.append(number) }
      $0.append(signed: old.count - 5)
    }
    #expect(throws: DeltaError.malformed) { try BundleDelta.apply(outside, to: old, length: 10) }
    let before = delta {
      for number in [10, 1, 0, 0, old.count, 1, 10 << 2] { $0.append(number) }
      $0.append(signed: -1)
    }
    #expect(throws: DeltaError.malformed) { try BundleDelta.apply(before, to: old, length: 10) }
  }

  /// Whatever is changed in a delta, it is refused or gives bytes of the right length, whose hash is then checked.
  @Test func damagedDeltasDoNoHarm() throws {
    let index = [UInt8](try Data(contentsOf: Repository.url("output/library.bin")))
    var changed = index
    changed[index.count / 2] ^= 0xFF
    changed.insert(7, at: index.count - 5000)
    let deltas = [
      (old, try #require(BundleDelta.make(from: old, to: old + old + [1]))),
      (index, try #require(BundleDelta.make(from: index, to: changed))),
    ]
    var random = SplitMix64(seed: 4)
    for (old, whole) in deltas {
      let length = old.count == index.count ? changed.count : 2 * old.count + 1
      for _ in 0..<400 {
        var delta = whole
        delta[Int.random(in: 0..<delta.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
        if Bool.random(using: &random) { delta.removeLast(Int.random(in: 0..<delta.count, using: &random)) }
        if let result = try? BundleDelta.apply(delta, to: old, length: length) {
          #expect(result.count == length)
        }
      }
    }
  }

  @Test func numbersThatOverflowAreRefused() {
    for bytes in [[UInt8](repeating: 0xFF, count: 12), [0x80], []] {
      #expect(throws: DeltaError.malformed) {
        try BundleDelta.apply(DeltaFormat.magic + bytes, to: old, length: 10)
      }
    }
    #expect(throws: DeltaError.malformed) { try BundleDelta.apply([], to: old, length: 0) }
  }
}
