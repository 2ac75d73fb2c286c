/// A failed file operation.
public struct FileFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// A file operation, as the verb of a message.
  public enum Operation: String, Equatable, Sendable {
    case inspect = "look at"
    case list, resolve, read, create, write, synchronize, rename, exchange, replace, remove, lock, unlock

    /// Whether it changes a folder: a lock is a file.
    var isChange: Bool {
      switch self {
      case .inspect, .list, .resolve, .read, .synchronize, .unlock: false
      case .create, .write, .rename, .exchange, .replace, .remove, .lock: true
      }
    }
  }

  /// Why an operation failed.
  public enum Cause: Equatable, Sendable {
    case notFound
    case permissionDenied
    case readOnly
    case readOnlyFileSystem
    case diskFull
    case notADirectory
    case notARegularFile
    /// A link where none is followed, or a cycle of links.
    case tooManyLinks
    case tooManyOpenFiles
    /// In bytes.
    case tooLarge(size: Int, limit: Int)
    case exists
    case nameTooLong
    case changedWhileRead
    /// Another program wrote the file after it was read.
    case changedSinceRead
    /// Another process holds the lock.
    case busy(owner: String)
    /// The file system does not support the operation.
    case unsupported
    /// Anything else, with the system's message.
    case other(String)
  }

  /// What was attempted.
  public var operation: Operation
  /// The path of the file.
  public var path: String
  /// Why it failed.
  public var cause: Cause

  public init(_ operation: Operation, _ path: String, _ cause: Cause) {
    self.operation = operation
    self.path = path
    self.cause = cause
  }

  /// `cannot read \`duas/core.xml\`: permission denied`
  public var description: String { "cannot \(operation.rawValue) `\(path)`: \(cause.description)" }
}

extension FileFailure.Cause: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFound: "there is no such file or directory"
    case .permissionDenied: "permission denied"
    case .readOnly: "it is read-only"
    case .readOnlyFileSystem: "the file system is read-only"
    case .diskFull: "no space is left on the disk"
    case .notADirectory: "it is not a directory"
    case .notARegularFile: "it is not a regular file"
    case .tooManyLinks: "it is a symbolic link, or the links in its path form a cycle"
    case .tooManyOpenFiles: "too many files are open; raise the limit (`ulimit -n`)"
    case .tooLarge(let size, let limit): "it has \(size) bytes; the limit is \(limit)"
    case .exists: "it exists already"
    case .nameTooLong: "its name or its path is longer than the file system permits"
    case .changedWhileRead: "it changed while it was read"
    case .changedSinceRead: "it changed since it was read"
    case .busy(let owner): "another run of rizq holds the lock (\(owner))"
    case .unsupported: "the file system does not support it"
    case .other(let words): words
    }
  }
}
