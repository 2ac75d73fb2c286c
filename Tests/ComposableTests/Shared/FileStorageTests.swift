import Composable
import Dispatch
import Foundation
import Testing

/// Values in files: in the file system, and in memory as in every test.
@Suite(.timeLimit(.minutes(2)))
struct FileStorageTests {
  private let folder = TemporaryFolder()

  private var url: URL { folder.url.appendingPathComponent("new/numbers.json") }

  @Test func aTestDoesNotTouchTheDisk() throws {
    @Shared(.fileStorage(url)) var numbers: [Int] = []
    $numbers.withLock { $0 = [1] }
    #expect(!FileManager.default.fileExists(atPath: url.path))
    @Dependency(\.defaultFileStorage) var files
    let data = try #require(try files.load(url))
    let stored = try JSONDecoder().decode([Int].self, from: data)
    #expect(stored == [1])
  }

  @Test func theDefaultValueIsNotSaved() throws {
    @Shared(.fileStorage(url)) var numbers = [7]
    #expect(numbers == [7])
    @Dependency(\.defaultFileStorage) var files
    #expect(try files.load(url) == nil)
  }

  @Test func aChangeIsOnDiskWhenWithLockReturns() async throws {
    try await onDisk {
      @Shared(.fileStorage(url)) var numbers: [Int] = []
      $numbers.withLock { $0 = [1, 2] }
      let stored = try JSONDecoder().decode([Int].self, from: Data(contentsOf: url))
      #expect(stored == [1, 2])
      #expect($numbers.saveError == nil)
    }
  }

  @Test func propertiesOfDifferentTypesFollowOneFile() {
    @Shared(.fileStorage(url)) var numbers: [Int] = []
    @Shared(.fileStorage(url)) var set: Set<Int> = []
    $numbers.withLock { $0 = [1, 1] }
    #expect(set == [1])
  }

  @Test func aValueIsLoadedAgainAfterItsLastPropertyIsGone() async {
    await onDisk {
      Shared(wrappedValue: [Int](), .fileStorage(url)).withLock { $0 = [1] }
      #expect(Shared(wrappedValue: [Int](), .fileStorage(url)).wrappedValue == [1])
    }
  }

  @Test func aFileThatAnotherProgramWritesIsLoaded() async throws {
    try await onDisk {
      @Shared(.fileStorage(url)) var numbers: [Int] = []
      try Data("[1]".utf8).write(to: url, options: .atomic)
      for await value in $numbers.publisher where value == [1] { break }
      try FileManager.default.removeItem(at: url)
      for await value in $numbers.publisher where value == [] { break }
    }
  }

  /// As where inotify has no watches left.
  @Test func aFolderThatTheSystemCannotWatchIsPolled() async throws {
    try await withDependencies {
      $0.defaultFileStorage = .polledFileSystem(every: 0.01)
    } operation: {
      @Shared(.fileStorage(url)) var numbers: [Int] = []
      try Data("[1]".utf8).write(to: url, options: .atomic)
      for await value in $numbers.publisher where value == [1] { break }
      try Data("[1,2]".utf8).write(to: url)
      for await value in $numbers.publisher where value == [1, 2] { break }
      try FileManager.default.removeItem(at: url)
      for await value in $numbers.publisher where value == [] { break }
    }
  }

  #if !canImport(Darwin)
    @Test func aFileThatIsWrittenInPlaceIsLoaded() async throws {
      try await onDisk {
        @Shared(.fileStorage(url)) var numbers: [Int] = []
        try Data("[1]".utf8).write(to: url)
        for await value in $numbers.publisher where value == [1] { break }
      }
    }

    /// The file is written by the thread that notices that the folder is gone, while it tells the observers.
    @Test func aFolderThatIsMadeAgainWhileItsRemovalIsNoticedIsWatched() async throws {
      try await onDisk {
        @Shared(.fileStorage(url)) var numbers: [Int] = []
        $numbers.withLock { $0 = [1] }
        withObservationTracking {
          _ = numbers
        } onChange: { [url] in
          try? FileStorage.fileSystem.save(Data("[2]".utf8), to: url)
        }
        let folder = url.deletingLastPathComponent()
        try FileManager.default.moveItem(at: folder, to: folder.appendingPathExtension("old"))
        for await value in $numbers.publisher where value == [2] { break }
      }
    }

    @Test func aFolderThatIsRemovedAndMadeAgainIsWatched() async throws {
      try await onDisk {
        @Shared(.fileStorage(url)) var numbers: [Int] = []
        $numbers.withLock { $0 = [1] }
        try FileManager.default.removeItem(at: url.deletingLastPathComponent())
        for await value in $numbers.publisher where value == [] { break }
        let files = FileStorage.fileSystem
        try files.save(Data("[2]".utf8), to: url)
        for await value in $numbers.publisher where value == [2] { break }
      }
    }
  #endif

  /// The property is changed as fast as possible while its own changes come back from the watched file.
  @Test func ownChangesAreNotReplacedByEarlierOnes() async {
    await onDisk {
      @Shared(.fileStorage(url)) var number = 0
      for expected in 1...300 {
        $number.withLock { $0 += 1 }
        #expect(number == expected)
      }
    }
  }

  /// The value changes after the file has been read, and before it has been decoded.
  @Test func aChangeIsNotReplacedByALoadThatBeganBefore() async throws {
    let onDecode = LockIsolated<(@Sendable () -> Void)?>(nil)
    let key = FileStorageKey<String>.fileStorage(
      url,
      decode: { data in
        let change = onDecode.withValue { $0.take() }
        change?()
        return String(decoding: data, as: UTF8.self)
      },
      encode: { Data($0.utf8) }
    )
    @Shared(key) var text = ""
    $text.withLock { $0 = "a" }
    onDecode.withValue { [text = $text] in $0 = { text.withLock { $0 = "b" } } }
    try await $text.load()
    #expect(text == "b")
    @Dependency(\.defaultFileStorage) var files
    #expect(try files.load(url) == Data("b".utf8))
  }

  @Test func aChangeThatIsMadeWhileTheFileIsSavedIsSavedAfterwards() throws {
    let onEncode = LockIsolated<(@Sendable () -> Void)?>(nil)
    let key = FileStorageKey<String>.fileStorage(
      url,
      decode: { String(decoding: $0, as: UTF8.self) },
      encode: { text in
        let change = onEncode.withValue { $0.take() }
        change?()
        return Data(text.utf8)
      }
    )
    @Shared(key) var text = ""
    onEncode.withValue { [text = $text] in $0 = { text.withLock { $0 = "b" } } }
    $text.withLock { $0 = "a" }
    #expect(text == "b")
    @Dependency(\.defaultFileStorage) var files
    #expect(try files.load(url) == Data("b".utf8))
  }

  /// Another thread has the lock of the value when the file has been read.
  @Test func aFileThatIsReadWhileTheValueIsLockedIsLoadedLater() async throws {
    let entered = DispatchSemaphore(value: 0)
    let release = DispatchSemaphore(value: 0)
    let onDecode = LockIsolated<(@Sendable () -> Void)?>(nil)
    let key = FileStorageKey<Page>.fileStorage(
      url,
      decode: { data in
        let lock = onDecode.withValue { $0.take() }
        lock?()
        return Page(text: String(decoding: data, as: UTF8.self))
      },
      encode: { Data($0.text.utf8) }
    )
    @Shared(key) var page = Page(onRead: {
      entered.signal()
      release.wait()
    })
    onDecode.withValue { [reader = SharedReader($page)] in
      $0 = {
        Thread.detachNewThread { _ = reader.slowText.publisher.makeAsyncIterator() }
        entered.wait()
      }
    }
    @Dependency(\.defaultFileStorage) var files
    try files.save(Data("a".utf8), to: url)
    release.signal()
    for await page in $page.publisher where page.text == "a" { break }
  }

  /// A key whose file contains the text as it is.
  private var textKey: FileStorageKey<String> {
    .fileStorage(url, decode: { String(decoding: $0, as: UTF8.self) }, encode: { Data($0.utf8) })
  }

  @Test func aSaveThatFailsIsNotTakenForTheContentOfTheFile() async throws {
    try await onDisk {
      let key = textKey
      key.save("a", context: .didSet, continuation: SaveContinuation { _ in })
      // A file where the folder should be.
      let parent = url.deletingLastPathComponent()
      let moved = folder.url.appendingPathComponent("moved")
      try FileManager.default.moveItem(at: parent, to: moved)
      try Data().write(to: parent)
      let log = Log()
      key.save(
        "b",
        context: .didSet,
        continuation: SaveContinuation { if case .failure = $0 { log("failed") } }
      )
      try FileManager.default.removeItem(at: parent)
      try FileManager.default.moveItem(at: moved, to: parent)
      let subscriber = SharedSubscriber<String>(callback: { _ in log("yielded") })
      key.subscribe(context: .userInitiated, subscriber: subscriber).cancel()
      #expect(log.entries == ["failed"])
    }
  }

  /// It has the content that the property knows, but the property has the error.
  @Test func aFileThatCanBeReadAgainIsLoaded() async throws {
    try await onDisk {
      let key = textKey
      key.save("a", context: .didSet, continuation: SaveContinuation { _ in })
      // A folder where the file should be.
      let moved = folder.url.appendingPathComponent("moved")
      try FileManager.default.moveItem(at: url, to: moved)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      let log = Log()
      let subscriber = SharedSubscriber<String>(callback: { log((try? $0.get()) ?? "failed") })
      key.subscribe(context: .userInitiated, subscriber: subscriber).cancel()
      try FileManager.default.removeItem(at: url)
      try FileManager.default.moveItem(at: moved, to: url)
      key.subscribe(context: .userInitiated, subscriber: subscriber).cancel()
      #expect(log.entries == ["failed", "a"])
    }
  }

  @Test func aFileThatCannotBeDecodedIsReported() throws {
    @Dependency(\.defaultFileStorage) var files
    try files.save(Data("{".utf8), to: url)
    try withKnownIssue {
      @Shared(.fileStorage(url)) var numbers = [1]
      #expect(numbers == [1])
      #expect($numbers.loadError is DecodingError)
      try files.save(Data("[2]".utf8), to: url)
      #expect(numbers == [2])
      #expect($numbers.loadError == nil)
    } matching: {
      $0.comments.contains { $0.rawValue.contains("A shared 'Array<Int>' could not be loaded") }
    }
  }

  @Test func aFileThatCannotBeWrittenIsReported() async throws {
    try await onDisk {
      // A file where the folder should be.
      try Data().write(to: folder.url.appendingPathComponent("new"))
      try await withKnownIssue {
        @Shared(.fileStorage(url)) var numbers = [1]
        $numbers.withLock { $0 = [2] }
        #expect(numbers == [2])
        #expect($numbers.saveError != nil)
        await #expect(throws: (any Error).self) { try await $numbers.save() }
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("new"))
        try await $numbers.save()
        #expect($numbers.saveError == nil)
      } matching: {
        $0.comments.contains { $0.rawValue.contains("could not be") }
      }
    }
  }

  @Test func aFormatOfItsOwn() throws {
    let key = FileStorageKey<String>.fileStorage(
      url,
      decode: { String(decoding: $0, as: UTF8.self) },
      encode: { Data($0.utf8) }
    )
    @Shared(key) var text = ""
    $text.withLock { $0 = "a" }
    @Dependency(\.defaultFileStorage) var files
    #expect(try files.load(url) == Data("a".utf8))
    try files.save(Data("b".utf8), to: url)
    #expect(text == "b")
  }

  /// Coding may lose something: the value in memory keeps it, though the file is watched.
  @Test func anOwnChangeIsNotDecodedAgain() {
    let key = FileStorageKey<String>.fileStorage(
      url,
      decode: { String(decoding: $0, as: UTF8.self) },
      encode: { Data($0.lowercased().utf8) }
    )
    @Shared(key) var text = ""
    $text.withLock { $0 = "A" }
    #expect(text == "A")
  }
}

/// A value that takes time to read.
private struct Page: Equatable, Sendable {
  var text = ""
  var onRead: @Sendable () -> Void = {}

  var slowText: String {
    onRead()
    return text
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.text == rhs.text }
}
