/// The lock on a content folder whose files are about to be changed: two runs at once would each undo the other's work.
///
/// Runs that only read take none; a file that changes while they read it is noticed.
public struct ContentLock: Equatable, Sendable {
  public var path: String
  /// What the user should know of: a stale lock that was taken over.
  public var warning: String?
}

extension ContentLock {
  /// Takes the lock, or throws when another run holds it or the folder cannot be written.
  init(root: String, files: FileClient) throws(FileFailure) {
    path = Paths.join(root, ".rizq-lock")
    if case .takenOver(let owner) = try files.lock(path) {
      warning = "took over the lock that \(owner) left behind; that run did not end well"
    }
  }

  /// A failure here harms nothing: the next run takes the lock over.
  func release(_ files: FileClient) { try? files.unlock(path) }
}
