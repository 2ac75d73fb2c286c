import Composable

/// The file system, as far as a build uses it. Paths are absolute, with `/`.
///
/// Every operation is one step that succeeds or throws a ``FileFailure``; tests let the n-th step fail, for every n.
public struct FileClient: Sendable {
  /// What stands at a path, without following a symbolic link; nil when nothing does.
  public var status: @Sendable (_ path: String) throws(FileFailure) -> FileStatus?
  /// The names in a directory, sorted by their bytes.
  public var entries: @Sendable (_ directory: String) throws(FileFailure) -> [DirectoryEntry]
  /// The path with every symbolic link followed.
  public var resolve: @Sendable (_ path: String) throws(FileFailure) -> String
  /// The bytes of a regular file of at most `limit` bytes. Never follows a link, never waits for a pipe.
  public var read: @Sendable (_ path: String, _ limit: Int) throws(FileFailure) -> FileContents
  public var createDirectory: @Sendable (_ path: String) throws(FileFailure) -> Void
  /// Writes a new file and waits until its bytes are on the disk. A file that exists already is a failure.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
  /// Gives a file the permissions, and where it may the owner, of another that it is to replace. Fails where that one
  /// is read-only.
  public var copyPermissions: @Sendable (_ source: String, _ target: String) throws(FileFailure) -> Void
  /// Waits until the names in a directory are on the disk.
  public var synchronize: @Sendable (_ directory: String) throws(FileFailure) -> Void
  /// Gives a file or directory a new name; atomic.
  public var rename: @Sendable (_ old: String, _ new: String) throws(FileFailure) -> Void
  /// Lets two files or directories change places; atomic: there is no moment without both.
  public var exchange: @Sendable (_ first: String, _ second: String) throws(FileFailure) -> Void
  /// Removes a file, or a directory with all it holds; nothing to remove is success.
  public var remove: @Sendable (_ path: String) throws(FileFailure) -> Void
  /// Takes the lock file at a path until ``unlock`` or the end of the process.
  public var lock: @Sendable (_ path: String) throws(FileFailure) -> LockGrant
  /// Gives a lock back and removes its file.
  public var unlock: @Sendable (_ path: String) throws(FileFailure) -> Void

  public init(
    status: @escaping @Sendable (String) throws(FileFailure) -> FileStatus?,
    entries: @escaping @Sendable (String) throws(FileFailure) -> [DirectoryEntry],
    resolve: @escaping @Sendable (String) throws(FileFailure) -> String,
    read: @escaping @Sendable (String, Int) throws(FileFailure) -> FileContents,
    createDirectory: @escaping @Sendable (String) throws(FileFailure) -> Void,
    write: @escaping @Sendable (String, [UInt8]) throws(FileFailure) -> Void,
    copyPermissions: @escaping @Sendable (String, String) throws(FileFailure) -> Void,
    synchronize: @escaping @Sendable (String) throws(FileFailure) -> Void,
    rename: @escaping @Sendable (String, String) throws(FileFailure) -> Void,
    exchange: @escaping @Sendable (String, String) throws(FileFailure) -> Void,
    remove: @escaping @Sendable (String) throws(FileFailure) -> Void,
    lock: @escaping @Sendable (String) throws(FileFailure) -> LockGrant,
    unlock: @escaping @Sendable (String) throws(FileFailure) -> Void
  ) {
    self.status = status
    self.entries = entries
    self.resolve = resolve
    self.read = read
    self.createDirectory = createDirectory
    self.write = write
    self.copyPermissions = copyPermissions
    self.synchronize = synchronize
    self.rename = rename
    self.exchange = exchange
    self.remove = remove
    self.lock = lock
    self.unlock = unlock
  }
}

/// What stands at a path.
public struct FileStatus: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    case regular, directory, symbolicLink
    /// A pipe, a socket or a device, named for a person.
    case special(String)
  }

  public var kind: Kind
  /// In bytes.
  public var size: Int
  /// When the content last changed. Only compared for equality: clocks may be wrong.
  public var modified: FileTime

  public init(kind: Kind, size: Int = 0, modified: FileTime = FileTime()) {
    self.kind = kind
    self.size = size
    self.modified = modified
  }
}

/// A time since 1970. In two numbers: file systems have dates far beyond 2262, where nanoseconds overflow 64 bits.
public struct FileTime: Equatable, Sendable {
  public var seconds: Int
  public var nanoseconds: Int

  public init(seconds: Int = 0, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }
}

/// A name in a directory.
public struct DirectoryEntry: Equatable, Sendable {
  public var name: String
  /// Whether the name on the disk is UTF-8; where it is not, `name` shows U+FFFD and opens nothing.
  public var isUTF8: Bool

  public init(name: String, isUTF8: Bool = true) {
    self.name = name
    self.isUTF8 = isUTF8
  }
}

/// The bytes of a file, and the state of the file when they were read.
public struct FileContents: Equatable, Sendable {
  public var bytes: [UInt8]
  public var status: FileStatus

  public init(bytes: [UInt8], status: FileStatus) {
    self.bytes = bytes
    self.status = status
  }
}

/// How a lock was got.
public enum LockGrant: Equatable, Sendable {
  case fresh
  /// The lock file was there, but the process that made it has ended.
  case takenOver(from: String)
}

extension FileClient: DependencyKey {
  public static let liveValue = FileClient.live()
  public static let testValue = FileClient(
    status: { _ in
      reportIssue("FileClient.status is not set")
      return nil
    },
    entries: { _ in
      reportIssue("FileClient.entries is not set")
      return []
    },
    resolve: {
      reportIssue("FileClient.resolve is not set")
      return $0
    },
    read: { _, _ in
      reportIssue("FileClient.read is not set")
      return FileContents(bytes: [], status: FileStatus(kind: .regular))
    },
    createDirectory: { _ in reportIssue("FileClient.createDirectory is not set") },
    write: { _, _ in reportIssue("FileClient.write is not set") },
    copyPermissions: { _, _ in reportIssue("FileClient.copyPermissions is not set") },
    synchronize: { _ in reportIssue("FileClient.synchronize is not set") },
    rename: { _, _ in reportIssue("FileClient.rename is not set") },
    exchange: { _, _ in reportIssue("FileClient.exchange is not set") },
    remove: { _ in reportIssue("FileClient.remove is not set") },
    lock: { _ in
      reportIssue("FileClient.lock is not set")
      return .fresh
    },
    unlock: { _ in reportIssue("FileClient.unlock is not set") }
  )
}

extension DependencyValues {
  /// The file system.
  public var files: FileClient {
    get { self[FileClient.self] }
    set { self[FileClient.self] = newValue }
  }
}
