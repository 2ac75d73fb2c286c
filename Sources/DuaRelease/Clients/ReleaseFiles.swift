/// The steps on files that an installation is made of. Paths are absolute. Each succeeds or throws; tests make the n-th step fail, for
/// every n.
public struct ReleaseFiles: Sendable {
  /// The bytes of a regular file of at most `limit` bytes; nil if there is none.
  public var read: @Sendable (_ path: String, _ limit: Int) throws(ReleaseError.FileProblem) -> [UInt8]?
  /// Writes a file in place of another, complete or not at all, and waits until it is on the disk.
  public var write: @Sendable (_ path: String, _ bytes: [UInt8]) throws(ReleaseError.FileProblem) -> Void
  /// Whether there is a file or folder.
  public var exists: @Sendable (_ path: String) throws(ReleaseError.FileProblem) -> Bool
  /// Everything in a folder and in those within it other than folders, by paths relative to the folder, sorted. Links are not
  /// followed.
  public var list: @Sendable (_ folder: String) throws(ReleaseError.FileProblem) -> [String]
  /// Creates a folder and those that contain it, as far as they are missing.
  public var makeFolder: @Sendable (_ path: String) throws(ReleaseError.FileProblem) -> Void
  /// Renames a file or folder, and waits until that is on the disk. Fails if there is a folder with the new name.
  public var rename: @Sendable (_ old: String, _ new: String) throws(ReleaseError.FileProblem) -> Void
  /// Exchanges two folders in one step, and waits until that is on the disk.
  public var exchange: @Sendable (_ first: String, _ second: String) throws(ReleaseError.FileProblem) -> Void
  /// Removes a file, or a folder and its contents, if there is one.
  public var remove: @Sendable (_ path: String) throws(ReleaseError.FileProblem) -> Void
  /// Acquires the lock file at a path until the result is released; nil if another process has it.
  public var lock: @Sendable (_ path: String) throws(ReleaseError.FileProblem) -> ReleaseLock?

  public init(
    read: @escaping @Sendable (String, Int) throws(ReleaseError.FileProblem) -> [UInt8]?,
    write: @escaping @Sendable (String, [UInt8]) throws(ReleaseError.FileProblem) -> Void,
    exists: @escaping @Sendable (String) throws(ReleaseError.FileProblem) -> Bool,
    list: @escaping @Sendable (String) throws(ReleaseError.FileProblem) -> [String],
    makeFolder: @escaping @Sendable (String) throws(ReleaseError.FileProblem) -> Void,
    rename: @escaping @Sendable (String, String) throws(ReleaseError.FileProblem) -> Void,
    exchange: @escaping @Sendable (String, String) throws(ReleaseError.FileProblem) -> Void,
    remove: @escaping @Sendable (String) throws(ReleaseError.FileProblem) -> Void,
    lock: @escaping @Sendable (String) throws(ReleaseError.FileProblem) -> ReleaseLock?
  ) {
    self.read = read
    self.write = write
    self.exists = exists
    self.list = list
    self.makeFolder = makeFolder
    self.rename = rename
    self.exchange = exchange
    self.remove = remove
    self.lock = lock
  }
}

/// A lock that is released when nothing refers to it, and at the end of the process.
public final class ReleaseLock: Sendable {
  private let release: @Sendable () -> Void

  public init(release: @escaping @Sendable () -> Void) { self.release = release }

  deinit { release() }
}
