import Foundation
import Testing

@testable import DuaLibrary

@Suite("The files of a bundle")
final class BundleFilesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let bytes = (0..<(BundleFiles.pieceLength * 5 / 2)).map { UInt8(truncatingIfNeeded: $0 &* 31) }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appendingPathComponent("index.bin"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("a file is read in pieces, so that hashing it takes the memory of one")
  func pieces() throws {
    var read: [UInt8] = []
    var longest = 0
    try BundleFiles(directory: folder).forEachPiece(of: "index.bin", size: bytes.count, limit: 1 << 30) {
      read += $0
      longest = max(longest, $0.count)
    }
    #expect(read == bytes)
    #expect(longest == BundleFiles.pieceLength)
  }

  @Test("a file is mapped, or read into memory, as the same bytes")
  func mapped() throws {
    let files = BundleFiles(directory: folder)
    let mapped = try files.mapping(of: "index.bin", size: bytes.count, limit: 1 << 30)
    #expect(mapped.mappedBytes?.count == bytes.count)
    #expect(mapped.withBytes { Array($0) } == bytes)
    mapped.releasePages()
    #expect(mapped.withBytes { Array($0) } == bytes)
    let loaded = try files.contents(of: "index.bin", limit: 1 << 30)
    #expect(loaded.mappedBytes == nil)
    #expect(loaded.withBytes { Array($0) } == bytes)
  }

  @Test("an empty file is mapped as no bytes")
  func empty() throws {
    try Data().write(to: folder.appendingPathComponent("empty"))
    #expect(try BundleFiles(directory: folder).mapping(of: "empty", size: 0, limit: 1).count == 0)
  }

  @Test("another length, and one beyond the limit, is an error before anything is read")
  func lengths() throws {
    let files = BundleFiles(directory: folder)
    let wrong = BundleError.wrongSize(path: "index.bin", expected: 7, found: bytes.count)
    #expect(throws: wrong) { try files.mapping(of: "index.bin", size: 7, limit: 9) }
    #expect(throws: wrong) { try files.forEachPiece(of: "index.bin", size: 7, limit: 9) { _ in } }
    #expect(throws: BundleError.tooLarge(path: "index.bin", bytes: bytes.count, limit: 9)) {
      try files.contents(of: "index.bin", limit: 9)
    }
  }
}
