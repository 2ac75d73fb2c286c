import Composable
import ComposableTesting
import Foundation
import Testing

/// Values that are stored in files.
struct SharedPersistenceTests {
  private struct Bookmark: Codable, Equatable, Sendable {
    var page = 1
  }

  /// Runs an operation with the files of the system, in a folder of its own.
  private func inFolder(_ operation: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
      #if !canImport(Darwin)
        $0.defaultAppStorage = AppDefaults(folder: folder.appendingPathComponent("defaults"))
      #endif
    } operation: {
      try await operation(folder)
    }
  }

  @Test func aChangeIsInTheFileWhenItReturns() async throws {
    try await inFolder { folder in
      let file = folder.appendingPathComponent("new/bookmark.json")
      @Shared(.fileStorage(file)) var bookmark = Bookmark()
      #expect(!FileManager.default.fileExists(atPath: file.path))
      $bookmark.withLock { $0.page = 7 }
      let saved = try JSONDecoder().decode(Bookmark.self, from: try Data(contentsOf: file))
      #expect(saved.page == 7)
      #expect($bookmark.saveError == nil)
    }
  }

  @Test func theFileIsReadBeforeTheFirstUse() async throws {
    try await inFolder { folder in
      let file = folder.appendingPathComponent("bookmark.json")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(#"{"page": 5}"#.utf8).write(to: file)
      @Shared(.fileStorage(file)) var bookmark = Bookmark()
      #expect(bookmark.page == 5)
    }
  }

  @Test(.timeLimit(.minutes(1))) func aChangeOfAnotherProcessIsSeen() async throws {
    try await inFolder { folder in
      let file = folder.appendingPathComponent("bookmark.json")
      @Shared(.fileStorage(file)) var bookmark = Bookmark()
      $bookmark.withLock { $0.page = 2 }
      var values = $bookmark.publisher.values.makeAsyncIterator()
      #expect(await values.next()?.page == 2)
      try Data(#"{"page": 3}"#.utf8).write(to: file, options: .atomic)
      #expect(await values.next()?.page == 3)
      #expect(bookmark.page == 3)
    }
  }

  @Test func aDamagedFileIsReportedAndKept() async throws {
    try await inFolder { folder in
      let file = folder.appendingPathComponent("bookmark.json")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("{".utf8).write(to: file)
      withKnownIssue {
        @Shared(.fileStorage(file)) var bookmark = Bookmark()
        #expect(bookmark == Bookmark())
        #expect($bookmark.loadError is DecodingError)
      } matching: {
        $0.description.contains("could not be loaded")
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == "{")
    }
  }

  @Test func aFailedSaveIsReported() async throws {
    try await inFolder { folder in
      try Data().write(to: folder)
      withKnownIssue {
        @Shared(.fileStorage(folder.appendingPathComponent("bookmark.json"))) var bookmark = Bookmark()
        $bookmark.withLock { $0.page = 2 }
        #expect(bookmark.page == 2)
        #expect($bookmark.saveError != nil)
      } matching: {
        $0.description.contains("could not be")
      }
    }
  }

  #if !canImport(Darwin)
    @Test func appStorageOutlivesItsStore() async throws {
      try await inFolder { folder in
        @Shared(.appStorage("Font size")) var fontSize = 17
        @Shared(.appStorage("name")) var name: String?
        $fontSize.withLock { $0 = 20 }
        $name.withLock { $0 = "Ali" }
        let others = AppDefaults(folder: folder.appendingPathComponent("defaults"))
        let values = [try others.value(forKey: "Font size"), try others.value(forKey: "name")]
        #expect(values == [.int(20), .string("Ali")])
        $name.withLock { $0 = nil }
        let removed = try others.value(forKey: "name")
        #expect(removed == nil)
      }
    }
  #endif

  // The keys are the same: whichever runs second starts with empty storages, too.

  @Test func aTestStartsWithEmptyStorages() {
    checkEmptyStorages()
  }

  @Test func anotherTestStartsWithEmptyStorages() {
    checkEmptyStorages()
  }

  private func checkEmptyStorages() {
    @Shared(.appStorage("count")) var stored = 0
    @Shared(.inMemory("count")) var remembered = 0
    @Shared(.fileStorage(URL(fileURLWithPath: "/count.json"))) var filed = 0
    #expect(Set([stored, remembered, filed]) == [0])
    for value in [$stored, $remembered, $filed] { value.withLock { $0 = 1 } }
    #expect(Set([stored, remembered, filed]) == [1])
    #expect(!FileManager.default.fileExists(atPath: "/count.json"))
  }

  @Test(.timeLimit(.minutes(1))) func publishedValuesAreThoseOfEveryChangeInOrder() async {
    @Shared(value: 0) var count
    var values = $count.publisher.values.makeAsyncIterator()
    for number in [1, 1, 2, 3] { $count.withLock { $0 = number } }
    var received: [Int] = []
    while received.last != 3, let value = await values.next() { received.append(value) }
    #expect(received == [0, 1, 2, 3])
  }
}
