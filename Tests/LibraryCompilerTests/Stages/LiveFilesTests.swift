import Foundation
import Testing

@testable import LibraryCompiler

@Suite("The file system of the machine")
struct LiveFilesTests {
  private let files = FileClient.live()

  /// A fresh folder that is removed when the test ends.
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("rizq-\(UUID().uuidString)")
      .path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  @Test("a file is written once, read back byte for byte, and never overwritten")
  func roundTrip() throws {
    try withFolder { folder in
      try files.write(folder + "/a", [0, 255, 10])
      #expect(try files.read(folder + "/a", 10).bytes == [0, 255, 10])
      #expect(throws: FileFailure(.write, folder + "/a", .exists)) { try files.write(folder + "/a", []) }
      #expect(try files.read(folder + "/a", 3).bytes.count == 3)
    }
  }

  @Test("pieces are appended in their order, and mapped as one file")
  func appended() throws {
    try withFolder { folder in
      for piece: [UInt8] in [[1, 2], [], [3], [4, 5]] { try files.append(folder + "/a", piece) }
      try files.synchronize(folder + "/a")
      try files.synchronize(folder)
      #expect(try files.map(folder + "/a", 5).withBytes { Array($0) } == [1, 2, 3, 4, 5])
      #expect(throws: FileFailure(.read, folder + "/a", .tooLarge(size: 5, limit: 4))) {
        try files.map(folder + "/a", 4)
      }
      #expect(throws: FileFailure(.read, folder + "/none", .notFound)) { try files.map(folder + "/none", 4) }
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "a")
      #expect(throws: FileFailure(.read, folder + "/link", .tooManyLinks)) {
        try files.map(folder + "/link", 9)
      }
      #expect(throws: FileFailure(.write, folder + "/link", .tooManyLinks)) {
        try files.append(folder + "/link", [])
      }
      try files.write(folder + "/empty", [])
      #expect(try files.map(folder + "/empty", 4).count == 0)
    }
  }

  @Test("a file above the limit is refused without reading it")
  func limit() throws {
    try withFolder { folder in
      try files.write(folder + "/a", [1, 2, 3, 4])
      #expect(throws: FileFailure(.read, folder + "/a", .tooLarge(size: 4, limit: 3))) {
        try files.read(folder + "/a", 3)
      }
      // 1 TiB that takes no space on the disk
      let sparse = open(folder + "/sparse", O_WRONLY | O_CREAT, 0o600)
      #expect(ftruncate(sparse, 1 << 40) == 0)
      close(sparse)
      #expect(throws: FileFailure.self) { try files.read(folder + "/sparse", 1 << 20) }
    }
  }

  @Test("a pipe without a writer, a link and a folder are refused at once")
  func notRegular() throws {
    try withFolder { folder in
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: "/etc/passwd")
      #expect(throws: FileFailure(.read, folder + "/pipe", .notARegularFile)) {
        try files.read(folder + "/pipe", 10)
      }
      #expect(throws: FileFailure(.read, folder + "/link", .tooManyLinks)) {
        try files.read(folder + "/link", 10)
      }
      #expect("\(FileFailure(.read, "link", .tooManyLinks))".contains("it is a symbolic link"))
      #expect(throws: FileFailure(.read, folder, .notARegularFile)) { try files.read(folder, 10) }
      #expect(try files.status(folder + "/pipe")?.kind == .special("a named pipe"))
      #expect(try files.status(folder + "/link")?.kind == .symbolicLink)
      #expect(try files.status(folder + "/none") == nil)
    }
  }

  @Test("names are sorted by their bytes; one that is not UTF-8 is marked")
  func entries() throws {
    try withFolder { folder in
      for name in ["b", "a", "é", "A"] { try files.write("\(folder)/\(name)", []) }
      let bytes: [CChar] = (folder + "/").utf8.map { CChar(bitPattern: $0) } + [CChar(bitPattern: 0xFF), 0]
      close(open(bytes, O_WRONLY | O_CREAT, 0o600))
      let entries = try files.entries(folder)
      #expect(entries.map(\.name) == ["A", "a", "b", "é", "\u{FFFD}"])
      #expect(entries.map(\.isUTF8) == [true, true, true, true, false])
    }
  }

  @Test("two folders are exchanged in one step, and a whole tree is removed")
  func exchange() throws {
    try withFolder { folder in
      for name in ["old", "new"] {
        try files.createDirectory("\(folder)/\(name)")
        try files.createDirectory("\(folder)/\(name)/sub")
        try files.write("\(folder)/\(name)/sub/file", Array(name.utf8))
      }
      try files.exchange(folder + "/new", folder + "/old")
      #expect(try files.read(folder + "/old/sub/file", 10).bytes == Array("new".utf8))
      try files.remove(folder + "/new")
      #expect(try files.status(folder + "/new") == nil)
      try files.remove(folder + "/new")
    }
  }

  @Test("a lock is held by one client at a time, names its owner, and is released")
  func lock() throws {
    try withFolder { folder in
      let path = folder + "/lock"
      let other = FileClient.live()
      #expect(try files.lock(path) == .fresh)
      #expect(throws: FileFailure(.lock, path, .busy(owner: "process \(getpid())"))) { try other.lock(path) }
      try files.unlock(path)
      #expect(try other.lock(path) == .fresh)
      try other.unlock(path)
      #expect(try files.status(path) == nil)
    }
  }

  @Test("a lock file without an owner is taken over, and its last owner is reported")
  func staleLock() throws {
    try withFolder { folder in
      try files.write(folder + "/lock", Array("process 77\n".utf8))
      #expect(try files.lock(folder + "/lock") == .takenOver(from: "process 77"))
      try files.unlock(folder + "/lock")
    }
  }

  @Test("a lock file of zeros, as a power failure leaves it, names no owner")
  func lockOfZeros() throws {
    try withFolder { folder in
      try files.write(folder + "/lock", Array(repeating: 0, count: 11))
      #expect(try files.lock(folder + "/lock") == .takenOver(from: "an unknown process"))
      try files.unlock(folder + "/lock")
    }
  }

  @Test("a pipe in the place of a lock file is refused and stays")
  func lockOnPipe() throws {
    try withFolder { folder in
      #expect(mkfifo(folder + "/lock", 0o600) == 0)
      #expect(throws: FileFailure(.lock, folder + "/lock", .notARegularFile)) {
        try files.lock(folder + "/lock")
      }
      let kind = try files.status(folder + "/lock")?.kind
      #expect(kind == .special("a named pipe"))
    }
  }
}
