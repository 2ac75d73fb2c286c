import CFileCalls

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension LiveFiles {
  static func write(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFailure(.write, path, errno: errno) }
    do throws(FileFailure) {
      try writeAll(descriptor, bytes, path)
      try check(flush(descriptor), .write, path)
    } catch {
      close(descriptor)
      throw error
    }
    try check(close(descriptor), .write, path)
  }

  /// A file of its own for each write, so that two processes do not write one file.
  private static func temporaryPath(for path: String) -> String {
    "\(path).\(String(UInt64.random(in: 0 ... .max), radix: 16))\(FileClient.temporaryExtension)"
  }

  static func replace(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    let temporary = temporaryPath(for: path)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileFailure(.write, path, errno: errno) }
    do throws(FileFailure) {
      do throws(FileFailure) {
        try writeAll(descriptor, bytes, path)
      } catch {
        close(descriptor)
        throw error
      }
      try check(close(descriptor), .write, path)
      try check(rename(temporary, path), .replace, path)
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Creates a file that only its owner can read, and waits until it is on the disk. Fails if there is one.
  ///
  /// The file is complete before it has its name: what an interruption leaves has a random one.
  package static func createSecret(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    let temporary = temporaryPath(for: path)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(.write, path, errno: errno) }
    defer { close(descriptor) }
    do throws(FileFailure) {
      try writeAll(descriptor, bytes, path)
      try check(flush(descriptor), .write, path)
      try renameToNew(temporary, path)
    } catch {
      unlink(temporary)
      throw error
    }
    let folder = path.utf8.contains(UInt8(ascii: "/")) ? Paths.parent(of: path) : "."
    // The folder may be a link. Not every file system can synchronize folders.
    try? synchronize("\(folder)/.")
  }

  /// Renames a file, unless another has its new name: a link replaces no file, as renaming would.
  private static func renameToNew(_ temporary: String, _ path: String) throws(FileFailure) {
    if link(temporary, path) == 0 {
      unlink(temporary)
      return
    }
    // FAT has no links. There an empty file takes the name first.
    guard errno == EPERM || errno == ENOTSUP else { throw FileFailure(.write, path, errno: errno) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(.write, path, errno: errno) }
    close(descriptor)
    do throws(FileFailure) {
      try check(rename(temporary, path), .write, path)
    } catch {
      unlink(path)
      throw error
    }
  }

  static func append(_ path: String, _ bytes: [UInt8]) throws(FileFailure) {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(path, flags, 0o666)
    guard descriptor >= 0 else { throw FileFailure(.write, path, errno: errno) }
    do throws(FileFailure) {
      try writeAll(descriptor, bytes, path)
    } catch {
      close(descriptor)
      throw error
    }
    try check(close(descriptor), .write, path)
  }

  static func writeAll(_ descriptor: Int32, _ bytes: [UInt8], _ path: String) throws(FileFailure) {
    try check(bytes.withUnsafeBytes { c_file_write(descriptor, $0.baseAddress, $0.count) }, .write, path)
  }
}
