import Composable
import DuaLibrary

/// The file operations that a build uses. Paths are absolute, with `/`.
///
/// Every operation is one step that succeeds or throws a ``FileFailure``; tests make the n-th step fail, for every n.
public struct FileClient: Sendable {
  /// The state of the file at a path, without following a symbolic link; nil if there is none.
  public var status: @Sendable (_ path: String) throws(FileFailure) -> FileStatus?
  /// The names in a directory, sorted by their bytes.
  public var entries: @Sendable (_ directory: String) throws(FileFailure) -> [DirectoryEntry]
  /// The path with every symbolic link followed.
  public var resolve: @Sendable (_ path: String) throws(FileFailure) -> String
  /// The bytes of a regular file of at most `limit` bytes. Never follows a link, never blocks on a pipe.
  public var read: @Sendable (_ path: String, _ limit: Int) throws(FileFailure) -> FileContents
  /// The bytes of a regular file of at most `limit` bytes, mapped if the file system can. It must not be written meanwhile.
  package var map: @Sendable (_ path: String, _ limit: Int) throws(FileFailure) -> FileBytes
  /// Creates a directory. Fails if it exists, or its parent does not.
  public var createDirectory: @Sendable (_ path: String) throws(FileFailure) -> Void
  /// Writes a new file and waits until its bytes are on the disk. Fails if the file exists.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
  /// Writes a file, in place of another one if there is one, and does not wait for the disk. Other processes see the old bytes or
  /// the new ones; a crash of the machine may leave any.
  public var replace: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
  /// Appends bytes to a file, which is created if there is none, without waiting for the disk.
  public var append: @Sendable (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
  /// Gives `target` the permissions of `source`, which it will replace, and its owner if permitted. Fails if `source` is
  /// read-only.
  public var copyPermissions: @Sendable (_ source: String, _ target: String) throws(FileFailure) -> Void
  /// Waits until the bytes of a file, or the names in a directory, are on the disk.
  public var synchronize: @Sendable (_ path: String) throws(FileFailure) -> Void
  /// Renames a file or directory atomically.
  public var rename: @Sendable (_ old: String, _ new: String) throws(FileFailure) -> Void
  /// Exchanges two files or directories atomically.
  public var exchange: @Sendable (_ first: String, _ second: String) throws(FileFailure) -> Void
  /// Removes a file, or a directory and its contents. Succeeds if there is nothing to remove.
  public var remove: @Sendable (_ path: String) throws(FileFailure) -> Void
  /// Acquires the lock file at a path until ``unlock`` or the end of the process.
  public var lock: @Sendable (_ path: String) throws(FileFailure) -> LockGrant
  /// Releases a lock and removes its file.
  public var unlock: @Sendable (_ path: String) throws(FileFailure) -> Void

  /// The extension of the files through which ``replace`` writes others. A process that ends while it writes leaves one.
  static let temporaryExtension = ".tmp"
}

/// The state of a file.
public struct FileStatus: Equatable, Sendable {
  /// The kind of a file.
  public enum Kind: Equatable, Sendable {
    case regular, directory, symbolicLink
    /// A pipe, a socket or a device, by the name that messages use.
    case special(String)
  }

  /// The kind of the file.
  public var kind: Kind
  /// In bytes.
  public var size: Int
  /// When the content last changed, as the file system or a program says.
  public var modified: FileTime
  /// When the content or the status last changed; programs cannot set it.
  public var changed: FileTime
  /// The number of the file in its file system. A file that replaces another one has its own.
  public var inode: UInt64
  /// The number of the file system.
  public var device: UInt64

  public init(
    kind: Kind,
    size: Int = 0,
    modified: FileTime = FileTime(),
    changed: FileTime = FileTime(),
    inode: UInt64 = 0,
    device: UInt64 = 0
  ) {
    self.kind = kind
    self.size = size
    self.modified = modified
    self.changed = changed
    self.inode = inode
    self.device = device
  }
}

/// A time since 1970, in two numbers: file systems support dates far beyond 2262, when nanoseconds overflow 64 bits.
public struct FileTime: Comparable, Sendable {
  /// Whole seconds since 1970.
  public var seconds: Int
  /// The rest, less than a second.
  public var nanoseconds: Int

  public init(seconds: Int = 0, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
  }
}

/// A name in a directory.
public struct DirectoryEntry: Equatable, Sendable {
  /// The name, without the directory.
  public var name: String
  /// Whether the name on the disk is UTF-8. If not, `name` contains U+FFFD and cannot be opened.
  public var isUTF8: Bool

  public init(name: String, isUTF8: Bool = true) {
    self.name = name
    self.isUTF8 = isUTF8
  }

  /// The entry whose name has these bytes.
  init(bytes: [UInt8]) {
    let name = String(validating: bytes, as: UTF8.self)
    self.init(name: name ?? String(decoding: bytes, as: UTF8.self), isUTF8: name != nil)
  }
}

/// The bytes of a file, and the state of the file when they were read.
public struct FileContents: Equatable, Sendable {
  /// The contents.
  public var bytes: [UInt8]
  /// The state when the contents were read.
  public var status: FileStatus

  public init(bytes: [UInt8], status: FileStatus) {
    self.bytes = bytes
    self.status = status
  }
}

/// How a lock was acquired.
public enum LockGrant: Equatable, Sendable {
  /// No earlier owner is named: there was no lock file, or an empty one.
  case fresh
  /// The lock file existed, but the process that created it has ended.
  case takenOver(from: String)
}

extension FileClient: DependencyKey {
  /// The file system.
  public static let liveValue = FileClient.live()
  /// Reports every use as a test failure.
  public static let testValue = FileClient(
    status: { (_) throws(FileFailure) in try unset("status") },
    entries: { (_) throws(FileFailure) in try unset("entries") },
    resolve: { (_) throws(FileFailure) in try unset("resolve") },
    read: { (_, _) throws(FileFailure) in try unset("read") },
    map: { (_, _) throws(FileFailure) in try unset("map") },
    createDirectory: { (_) throws(FileFailure) in try unset("createDirectory") },
    write: { (_, _) throws(FileFailure) in try unset("write") },
    replace: { (_, _) throws(FileFailure) in try unset("replace") },
    append: { (_, _) throws(FileFailure) in try unset("append") },
    copyPermissions: { (_, _) throws(FileFailure) in try unset("copyPermissions") },
    synchronize: { (_) throws(FileFailure) in try unset("synchronize") },
    rename: { (_, _) throws(FileFailure) in try unset("rename") },
    exchange: { (_, _) throws(FileFailure) in try unset("exchange") },
    remove: { (_) throws(FileFailure) in try unset("remove") },
    lock: { (_) throws(FileFailure) in try unset("lock") },
    unlock: { (_) throws(FileFailure) in try unset("unlock") }
  )

  /// Reports the use of an operation that a test has not set, and fails.
  private static func unset<Result>(_ operation: String) throws(FileFailure) -> Result {
    reportIssue("FileClient.\(operation) is not set")
    throw FileFailure(.inspect, operation, .other("not set"))
  }
}

extension DependencyValues {
  /// The file system.
  public var files: FileClient {
    get { self[FileClient.self] }
    set { self[FileClient.self] = newValue }
  }
}
