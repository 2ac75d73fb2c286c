import Foundation
import Testing

@testable import DuaLibrary

@Suite("The files of a bundle")
struct BundleFilesTests {
  @Test("a file is read in pieces, so that hashing it takes the memory of one")
  func pieces() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bytes = Data((0..<(BundleFiles.pieceLength * 5 / 2)).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try bytes.write(to: folder.appendingPathComponent("index.bin"))
    let file = try BundleFiles(directory: folder).open("index.bin")
    #expect(file.size == bytes.count)
    var read = Data()
    var longest = 0
    try file.read { piece in
      read.append(piece)
      longest = max(longest, piece.count)
    }
    #expect(read == bytes)
    #expect(longest == BundleFiles.pieceLength)
  }
}
