import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The lock files that this process holds.
///
/// The kernel releases a `flock` when its process ends, in whatever way. So a lock that can be acquired is free, and a leftover
/// lock file only names the process that crashed.
final class LockTable: Sendable {
  private let descriptors = Mutex<[String: Int32]>([:])

  func lock(_ path: String) throws(FileFailure) -> LockGrant {
    while true {
      let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else { throw FileFailure(.lock, path, errno: errno) }
      do throws(FileFailure) {
        try checkKind(descriptor, path)
        try take(descriptor, path)
        // The previous owner may have removed the file between `open` and `flock`: then no other run can see this lock.
        guard try isStillThere(descriptor, path) else {
          close(descriptor)
          continue
        }
        let formerOwner = owner(descriptor)
        try writeOwner(descriptor, path)
        descriptors.withLock { $0[path] = descriptor }
        return formerOwner.map(LockGrant.takenOver(from:)) ?? .fresh
      } catch {
        close(descriptor)
        throw error
      }
    }
  }

  func unlock(_ path: String) throws(FileFailure) {
    guard let descriptor = descriptors.withLock({ $0.removeValue(forKey: path) }) else { return }
    defer { close(descriptor) }
    try check(unlink(path), .unlock, path)
  }

  /// A pipe or a device could be locked too, but not written, and is not ours to remove.
  private func checkKind(_ descriptor: Int32, _ path: String) throws(FileFailure) {
    var status = stat()
    try check(fstat(descriptor, &status), .lock, path)
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(.lock, path, .notARegularFile) }
  }

  private func take(_ descriptor: Int32, _ path: String) throws(FileFailure) {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: throw FileFailure(.lock, path, .busy(owner: owner(descriptor) ?? Self.unknownOwner))
      default: throw FileFailure(.lock, path, errno: errno)
      }
    }
  }

  private func isStillThere(_ descriptor: Int32, _ path: String) throws(FileFailure) -> Bool {
    var held = stat()
    try check(fstat(descriptor, &held), .lock, path)
    var named = stat()
    return lstat(path, &named) == 0 && held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }

  /// Writes this process to the file of a lock that it has acquired, or removes the file if that is not possible.
  private func writeOwner(_ descriptor: Int32, _ path: String) throws(FileFailure) {
    do throws(FileFailure) {
      try check(ftruncate(descriptor, 0), .lock, path)
      try LiveFiles.writeAll(descriptor, Array("process \(getpid())\n".utf8), path)
    } catch {
      unlink(path)
      throw error
    }
  }

  private static let unknownOwner = "an unknown process"

  /// The line that the owner wrote to the file; nil if the file is empty. After a power failure it may contain anything.
  private func owner(_ descriptor: Int32) -> String? {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = pread(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { return nil }
    let line = buffer[..<count].prefix { $0 >= 0x20 && $0 < 0x7F }
    return line.isEmpty ? Self.unknownOwner : String(decoding: line, as: UTF8.self)
  }
}
