import Synchronization

@testable import LibraryCompiler

/// Counts the steps on a file system and lets one of them fail.
final class FaultInjector: Sendable {
  enum Mode: Sendable {
    /// The chosen step fails; the process continues and cleans up.
    case failure(FileFailure.Cause)
    /// The process dies at the chosen step: that step and all later ones do nothing.
    case death
  }

  private let count = Mutex(0)
  private let step: Int
  private let mode: Mode

  /// `step` counts from 1; 0 lets every step succeed.
  init(step: Int = 0, mode: Mode = .death) {
    self.step = step
    self.mode = mode
  }

  /// The number of steps so far.
  var steps: Int { count.withLock { $0 } }

  private func pass(_ operation: FileFailure.Operation, _ path: String) throws(FileFailure) {
    let number = count.withLock { count in
      count += 1
      return count
    }
    guard step > 0 else { return }
    switch mode {
    case .failure(let cause): if number == step { throw FileFailure(operation, path, cause) }
    case .death: if number >= step { throw FileFailure(operation, path, .other("the process is dead")) }
    }
  }

  func wrap(_ files: FileClient) -> FileClient {
    FileClient(
      status: { (path) throws(FileFailure) in
        try self.pass(.inspect, path)
        return try files.status(path)
      },
      entries: { (path) throws(FileFailure) in
        try self.pass(.list, path)
        return try files.entries(path)
      },
      resolve: { (path) throws(FileFailure) in
        try self.pass(.resolve, path)
        return try files.resolve(path)
      },
      read: { (path, limit) throws(FileFailure) in
        try self.pass(.read, path)
        return try files.read(path, limit)
      },
      map: { (path, limit) throws(FileFailure) in
        try self.pass(.read, path)
        return try files.map(path, limit)
      },
      createDirectory: { (path) throws(FileFailure) in
        try self.pass(.create, path)
        try files.createDirectory(path)
      },
      write: { (path, bytes) throws(FileFailure) in
        try self.pass(.write, path)
        try files.write(path, bytes)
      },
      replace: { (path, bytes) throws(FileFailure) in
        try self.pass(.write, path)
        try files.replace(path, bytes)
      },
      append: { (path, bytes) throws(FileFailure) in
        try self.pass(.write, path)
        try files.append(path, bytes)
      },
      copyPermissions: { (source, target) throws(FileFailure) in
        try self.pass(.create, target)
        try files.copyPermissions(source, target)
      },
      synchronize: { (path) throws(FileFailure) in
        try self.pass(.synchronize, path)
        try files.synchronize(path)
      },
      rename: { (old, new) throws(FileFailure) in
        try self.pass(.rename, old)
        try files.rename(old, new)
      },
      exchange: { (first, second) throws(FileFailure) in
        try self.pass(.exchange, first)
        try files.exchange(first, second)
      },
      remove: { (path) throws(FileFailure) in
        try self.pass(.remove, path)
        try files.remove(path)
      },
      lock: { (path) throws(FileFailure) in
        try self.pass(.lock, path)
        return try files.lock(path)
      },
      unlock: { (path) throws(FileFailure) in
        try self.pass(.unlock, path)
        try files.unlock(path)
      }
    )
  }
}
