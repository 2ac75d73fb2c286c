/// The lock on a content folder whose files are about to be changed: two runs at once would undo each other's changes.
///
/// Runs that only read need no lock: they detect a file that changes while they read it.
public struct ContentLock: Equatable, Sendable {
  /// The path of the lock file.
  public var path: String
  /// A warning for the user, that a stale lock was taken over.
  public var warning: String?
}

extension ContentLock {
  /// Acquires the lock. Throws if another run holds it, or the folder cannot be written.
  init(root: String, files: FileClient) throws(FileFailure) {
    path = Paths.join(root, ".rizq-lock")
    if case .takenOver(let owner) = try files.lock(path) {
      warning = "took over the lock that \(owner) left behind; that run did not finish"
    }
  }

  /// Failures are ignored: the next run takes the lock over.
  func release(_ files: FileClient) { try? files.unlock(path) }
}
