import Foundation

/// Reads, writes and watches the files of `@Shared(.fileStorage(…))`.
public struct FileStorage: Sendable {
  private let system: any FileSystem

  /// The files of the system.
  ///
  /// A file is replaced atomically: whoever reads it finds the old content or the new one. Missing folders are created.
  public static let fileSystem = FileStorage(system: SystemFiles())

  /// The files of the system, watched as where the system cannot do it: by comparing folders. For tests.
  package static func polledFileSystem(every seconds: Double) -> FileStorage {
    FileStorage(system: SystemFiles(watcher: FileWatcher(usesSystem: false, pollingInterval: seconds)))
  }

  /// Files that exist only in memory.
  public static var inMemory: FileStorage {
    FileStorage(system: FilesInMemory())
  }

  /// Reads a file.
  ///
  /// - Returns: Its content; `nil` if it does not exist.
  public func load(_ url: URL) throws -> Data? {
    try system.load(url)
  }

  /// Replaces a file, or creates it.
  public func save(_ data: Data, to url: URL) throws {
    try system.save(data, to: url)
  }

  /// Removes a file; does nothing if it does not exist.
  public func remove(_ url: URL) throws {
    try system.remove(url)
  }

  /// Calls a closure after a file has been changed, created or removed, by this process or another.
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    system.watch(url, onChange: onChange)
  }
}

extension FileStorage: Hashable {
  /// Whether both are the same files.
  public static func == (lhs: FileStorage, rhs: FileStorage) -> Bool { lhs.system === rhs.system }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(system))
  }
}

protocol FileSystem: AnyObject, Sendable {
  func load(_ url: URL) throws -> Data?
  func save(_ data: Data, to url: URL) throws
  func remove(_ url: URL) throws
  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription
}

final class SystemFiles: FileSystem {
  private let watcher: FileWatcher

  init(watcher: FileWatcher = FileWatcher()) {
    self.watcher = watcher
  }

  func load(_ url: URL) throws -> Data? {
    do {
      return try Data(contentsOf: url)
    } catch let error as CocoaError where error.isMissingFile {
      return nil
    }
  }

  func save(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url, options: .atomic)
  }

  func remove(_ url: URL) throws {
    do {
      try FileManager.default.removeItem(at: url)
    } catch let error as CocoaError where error.isMissingFile {
      return
    }
  }

  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    watcher.watch(url, onChange: onChange)
  }
}

final class FilesInMemory: FileSystem {
  private struct Content {
    var files: [URL: Data] = [:]
    var watches: [URL: Bag<@Sendable () -> Void>] = [:]
  }

  private let content = Locked(Content())

  func load(_ url: URL) -> Data? {
    content.withLock { $0.files[url.standardizedFileURL] }
  }

  func save(_ data: Data, to url: URL) {
    set(data, url)
  }

  func remove(_ url: URL) {
    set(nil, url)
  }

  private func set(_ data: Data?, _ url: URL) {
    let url = url.standardizedFileURL
    let handlers = content.withLock { content in
      content.files[url] = data
      return content.watches[url]?.inOrder ?? []
    }
    for handler in handlers { handler() }
  }

  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) -> SharedSubscription {
    let url = url.standardizedFileURL
    let key = content.withLock { $0.watches[url, default: Bag()].insert(onChange) }
    return SharedSubscription { [weak self] in
      self?.content.withLock { _ = $0.watches[url]?.remove(key) }
    }
  }
}

extension CocoaError {
  fileprivate var isMissingFile: Bool {
    code == .fileReadNoSuchFile || code == .fileNoSuchFile
  }
}

private enum FileStorageDependencyKey: DependencyKey {
  static let liveValue = FileStorage.fileSystem
  static var previewValue: FileStorage { .inMemory }
  static var testValue: FileStorage { .inMemory }
}

extension DependencyValues {
  /// The files of `@Shared(.fileStorage(…))`; in memory in previews, and in each test.
  public var defaultFileStorage: FileStorage {
    get { self[FileStorageDependencyKey.self] }
    set { self[FileStorageDependencyKey.self] = newValue }
  }
}
