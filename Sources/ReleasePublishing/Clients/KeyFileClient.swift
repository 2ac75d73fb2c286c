import Composable
import LibraryCompiler

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads and writes files with keys.
public struct KeyFileClient: Sendable {
  /// The bytes of a file, which must be a regular one of at most 64 KiB; of a secret, only if no one else can read it.
  public var read: @Sendable (_ path: String, _ isSecret: Bool) throws(OperationalFailure) -> [UInt8]
  /// Writes a new file that only its owner can read, and waits until it is on the disk. Fails if there is one.
  public var writeSecret: @Sendable (_ path: String, _ bytes: [UInt8]) throws(OperationalFailure) -> Void

  public init(
    read: @escaping @Sendable (_ path: String, _ isSecret: Bool) throws(OperationalFailure) -> [UInt8],
    writeSecret: @escaping @Sendable (_ path: String, _ bytes: [UInt8]) throws(OperationalFailure) -> Void
  ) {
    (self.read, self.writeSecret) = (read, writeSecret)
  }
}

extension KeyFileClient: DependencyKey {
  /// The files of the system.
  public static let liveValue = KeyFileClient(
    read: { (path, isSecret) throws(OperationalFailure) in try KeyFiles.read(path, isSecret: isSecret) },
    writeSecret: { (path, bytes) throws(OperationalFailure) in try KeyFiles.write(path, bytes) }
  )
  /// Reports every use as a test failure.
  public static let testValue = KeyFileClient(
    read: { (path, _) throws(OperationalFailure) in
      reportIssue("KeyFileClient.read is not set")
      throw OperationalFailure("cannot read `\(path)`")
    },
    writeSecret: { (path, _) throws(OperationalFailure) in
      reportIssue("KeyFileClient.writeSecret is not set")
      throw OperationalFailure("cannot write `\(path)`")
    }
  )
}

extension DependencyValues {
  /// Files with keys.
  public var keyFiles: KeyFileClient {
    get { self[KeyFileClient.self] }
    set { self[KeyFileClient.self] = newValue }
  }
}

private enum KeyFiles {
  static let limit = 65_536

  static func read(_ path: String, isSecret: Bool) throws(OperationalFailure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      guard errno != ELOOP else {
        throw OperationalFailure(
          "the key file `\(path)` is a symbolic link, which others may lead elsewhere",
          hint: "name the file itself"
        )
      }
      throw unreadable(path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw OperationalFailure("the key file `\(path)` is not a regular file")
    }
    if isSecret {
      guard status.st_mode & 0o077 == 0 else {
        throw OperationalFailure(
          "the key file `\(path)` can be read by others",
          hint: "run `chmod 600 \(path)`; if others had access to this computer, rotate the key"
        )
      }
      guard status.st_uid == geteuid() else {
        throw OperationalFailure("the key file `\(path)` belongs to another user")
      }
    }
    guard status.st_size <= limit else {
      throw OperationalFailure("the key file `\(path)` is longer than \(limit) bytes")
    }
    var hasFailed = false
    // The system initializes as many bytes as it says.
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let result = pread(descriptor, buffer.baseAddress, buffer.count, 0)
      hasFailed = result < 0
      count = max(0, result)
    }
    if hasFailed { throw unreadable(path) }
    return bytes
  }

  static func write(_ path: String, _ bytes: [UInt8]) throws(OperationalFailure) {
    do throws(FileFailure) {
      try LiveFiles.createSecret(path, bytes)
    } catch {
      guard error.cause != .exists else {
        throw OperationalFailure(
          "`\(path)` exists already",
          hint: "name another file: a key is never replaced, because what it signed could not be signed again"
        )
      }
      throw OperationalFailure(
        "cannot write the key file `\(path)`: \(error.cause)",
        hint: error.cause == .notFound
          ? "make its folder first, for its owner only: `mkdir -m 700 FOLDER`" : nil
      )
    }
  }

  /// The failure of the last call of the system.
  private static func unreadable(_ path: String) -> OperationalFailure {
    let cause = FileFailure(.read, path, errno: errno).cause
    return OperationalFailure("cannot read the key file `\(path)`: \(cause)")
  }
}
