import CFileCalls
import DuaLibrary

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension FileClient {
  /// The file system of the machine.
  public static func live() -> FileClient {
    let locks = LockTable()
    return FileClient(
      status: { (path) throws(FileFailure) in try LiveFiles.status(path) },
      entries: { (path) throws(FileFailure) in try LiveFiles.entries(path) },
      resolve: { (path) throws(FileFailure) in try LiveFiles.resolve(path) },
      read: { (path, limit) throws(FileFailure) in try LiveFiles.read(path, limit: limit) },
      map: { (path, limit) throws(FileFailure) in try LiveFiles.map(path, limit: limit) },
      createDirectory: { (path) throws(FileFailure) in
        try check(mkdir(path, 0o777), .create, path)
      },
      write: { (path, bytes) throws(FileFailure) in try LiveFiles.write(path, bytes) },
      replace: { (path, bytes) throws(FileFailure) in try LiveFiles.replace(path, bytes) },
      append: { (path, bytes) throws(FileFailure) in try LiveFiles.append(path, bytes) },
      copyPermissions: { (source, target) throws(FileFailure) in
        try LiveFiles.copyPermissions(from: source, to: target)
      },
      synchronize: { (path) throws(FileFailure) in try LiveFiles.synchronize(path) },
      rename: { (old, new) throws(FileFailure) in
        try check(LiveFiles.move(old, new), .rename, old)
      },
      exchange: { (first, second) throws(FileFailure) in
        try check(c_file_exchange(first, second), .exchange, second)
      },
      remove: { (path) throws(FileFailure) in try LiveFiles.remove(path) },
      lock: { (path) throws(FileFailure) in try locks.lock(path) },
      unlock: { (path) throws(FileFailure) in try locks.unlock(path) }
    )
  }
}

/// The operations that need more than one system call.
package enum LiveFiles {
  /// `rename`, which a member of `FileClient` hides.
  static func move(_ old: String, _ new: String) -> Int32 { rename(old, new) }

  static func status(_ path: String) throws(FileFailure) -> FileStatus? {
    var buffer = stat()
    if lstat(path, &buffer) == 0 { return FileStatus(buffer) }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw FileFailure(.inspect, path, errno: errno)
  }

  static func entries(_ path: String) throws(FileFailure) -> [DirectoryEntry] {
    guard let stream = opendir(path) else { throw FileFailure(.list, path, errno: errno) }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw FileFailure(.list, path, errno: errno) }
        break
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name != [0x2E], name != [0x2E, 0x2E] { names.append(name) }
    }
    names.sort { $0.lexicographicallyPrecedes($1) }
    return names.map(DirectoryEntry.init(bytes:))
  }

  static func resolve(_ path: String) throws(FileFailure) -> String {
    guard let resolved = realpath(path, nil) else { throw FileFailure(.resolve, path, errno: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func read(_ path: String, limit: Int) throws(FileFailure) -> FileContents {
    // O_NONBLOCK: opening a pipe without a writer must not block.
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(.read, path, errno: errno) }
    defer { close(descriptor) }
    for _ in 1...2 {
      let before = try status(of: descriptor, path)
      guard before.kind == .regular else { throw FileFailure(.read, path, .notARegularFile) }
      guard before.size <= limit else {
        throw FileFailure(.read, path, .tooLarge(size: before.size, limit: limit))
      }
      let bytes = try contents(of: descriptor, size: before.size, path)
      if bytes.count == before.size, try status(of: descriptor, path) == before {
        return FileContents(bytes: bytes, status: before)
      }
    }
    throw FileFailure(.read, path, .changedWhileRead)
  }

  static func map(_ path: String, limit: Int) throws(FileFailure) -> FileBytes {
    if let bytes = FileBytes.mapping(path), bytes.count <= limit { return bytes }
    // Names the failure, or reads a file that cannot be mapped.
    return FileBytes(try read(path, limit: limit).bytes)
  }

  /// At most `size + 1` bytes from the start: one more shows that the file has grown.
  private static func contents(
    of descriptor: Int32,
    size: Int,
    _ path: String
  ) throws(FileFailure) -> [UInt8] {
    do throws(FileReadError) {
      return try [UInt8](contentsOf: descriptor, limit: size + 1)
    } catch {
      throw FileFailure(.read, path, errno: error.code)
    }
  }

  private static func status(of descriptor: Int32, _ path: String) throws(FileFailure) -> FileStatus {
    var buffer = stat()
    try check(fstat(descriptor, &buffer), .read, path)
    return FileStatus(buffer)
  }

  static func copyPermissions(from source: String, to target: String) throws(FileFailure) {
    var buffer = stat()
    try check(lstat(source, &buffer), .inspect, source)
    guard buffer.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH) != 0, access(source, W_OK) == 0 else {
      throw FileFailure(.replace, source, .readOnly)
    }
    var own = stat()
    try check(lstat(target, &own), .inspect, target)
    if own.st_uid != buffer.st_uid || own.st_gid != buffer.st_gid {
      // Only the superuser may change the owner; for others the new file belongs to the user of this process.
      _ = lchown(target, buffer.st_uid, buffer.st_gid)
    }
    try check(chmod(target, buffer.st_mode & 0o7777), .create, target)
  }

  static func synchronize(_ path: String) throws(FileFailure) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(.synchronize, path, errno: errno) }
    defer { close(descriptor) }
    try check(flush(descriptor), .synchronize, path)
  }

  /// On Darwin `fsync` hands the bytes to the drive, which may keep them in its cache; only `F_FULLFSYNC` waits for the disk
  /// (fsync(2)). File systems that do not support it fall back to `fsync`.
  static func flush(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }

  /// Iterative, because a directory tree can be deeper than the call stack allows.
  static func remove(_ path: String) throws(FileFailure) {
    guard let status = try status(path) else { return }
    guard status.kind == .directory else { return try check(unlink(path), .remove, path) }
    var pending = [(path: path, isEmptied: false)]
    while let (directory, isEmptied) = pending.popLast() {
      if isEmptied {
        try check(rmdir(directory), .remove, directory)
        continue
      }
      pending.append((directory, true))
      for entry in try entries(directory) {
        let child = "\(directory)/\(entry.name)"
        if try Self.status(child)?.kind == .directory {
          pending.append((child, false))
        } else {
          try check(unlink(child), .remove, child)
        }
      }
    }
  }
}
