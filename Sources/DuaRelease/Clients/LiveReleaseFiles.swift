import CFileCalls
import DuaLibrary

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension ReleaseFiles {
  /// The files of the device.
  public static let live = ReleaseFiles(
    read: { (path, limit) throws(ReleaseError.FileProblem) in try LiveReleaseFiles.read(path, limit: limit) },
    write: { (path, bytes) throws(ReleaseError.FileProblem) in try LiveReleaseFiles.write(path, bytes) },
    exists: { (path) throws(ReleaseError.FileProblem) in try LiveReleaseFiles.mode(path) != nil },
    list: { (folder) throws(ReleaseError.FileProblem) in try LiveReleaseFiles.list(folder) },
    makeFolder: { (path) throws(ReleaseError.FileProblem) in try LiveReleaseFiles.makeFolder(path) },
    rename: { (old, new) throws(ReleaseError.FileProblem) in
      guard LiveReleaseFiles.move(old, new) == 0 else { throw LiveReleaseFiles.problem("rename", old) }
      try LiveReleaseFiles.synchronizeParent(of: new)
    },
    exchange: { (first, second) throws(ReleaseError.FileProblem) in
      guard c_file_exchange(first, second) == 0 else { throw LiveReleaseFiles.problem("exchange", second) }
      try LiveReleaseFiles.synchronizeParent(of: second)
    },
    remove: { (path) throws(ReleaseError.FileProblem) in try LiveReleaseFiles.remove(path) },
    lock: { (path) throws(ReleaseError.FileProblem) in try LiveReleaseFiles.lock(path) }
  )
}

private enum LiveReleaseFiles {
  static func problem(
    _ operation: String,
    _ path: String,
    errno code: CInt = errno
  ) -> ReleaseError.FileProblem {
    ReleaseError.FileProblem(operation, path, reason: String(cString: strerror(code)))
  }

  /// `rename`, which a member of `ReleaseFiles` hides.
  static func move(_ old: String, _ new: String) -> CInt { rename(old, new) }

  /// Nil if there is nothing.
  static func mode(_ path: String) throws(ReleaseError.FileProblem) -> mode_t? {
    var status = stat()
    if lstat(path, &status) == 0 { return status.st_mode & S_IFMT }
    guard errno == ENOENT || errno == ENOTDIR else { throw problem("look at", path) }
    return nil
  }

  static func read(_ path: String, limit: Int) throws(ReleaseError.FileProblem) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      guard errno == ENOENT || errno == ENOTDIR else { throw problem("read", path) }
      return nil
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem("read", path) }
    guard status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) <= limit else {
      throw ReleaseError.FileProblem("read", path, reason: "it is not a file of at most \(limit) bytes")
    }
    do throws(FileReadError) {
      return try [UInt8](contentsOf: descriptor, limit: Int(status.st_size))
    } catch {
      throw problem("read", path, errno: error.code)
    }
  }

  static func write(_ path: String, _ bytes: [UInt8]) throws(ReleaseError.FileProblem) {
    let temporary = "\(path).tmp"
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw problem("write", path) }
    let isWritten = bytes.withUnsafeBytes { c_file_write(descriptor, $0.baseAddress, $0.count) == 0 }
    guard isWritten, flush(descriptor) == 0 else {
      let problem = problem("write", path)
      close(descriptor)
      unlink(temporary)
      throw problem
    }
    close(descriptor)
    guard move(temporary, path) == 0 else {
      let problem = problem("write", path)
      unlink(temporary)
      throw problem
    }
    try synchronizeParent(of: path)
  }

  static func makeFolder(_ path: String) throws(ReleaseError.FileProblem) {
    if try mode(path) == S_IFDIR { return }
    let parent = parent(of: path)
    if parent != path { try makeFolder(parent) }
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw problem("create", path) }
    try synchronizeParent(of: path)
  }

  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  static func synchronizeParent(of path: String) throws(ReleaseError.FileProblem) {
    let folder = parent(of: path)
    let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw problem("synchronize", folder) }
    defer { close(descriptor) }
    guard flush(descriptor) == 0 else { throw problem("synchronize", folder) }
  }

  /// On Darwin `fsync` hands the bytes to the drive, which may keep them in its cache; only `F_FULLFSYNC` waits for the disk
  /// (fsync(2)). File systems that do not support it fall back to `fsync`.
  static func flush(_ descriptor: CInt) -> CInt {
    #if canImport(Darwin)
      if fcntl(descriptor, F_FULLFSYNC) == 0 { return 0 }
    #endif
    return fsync(descriptor)
  }

  /// A bundle is few folders deep, and links are removed, not followed.
  static func remove(_ path: String) throws(ReleaseError.FileProblem) {
    guard let mode = try mode(path) else { return }
    guard mode == S_IFDIR else {
      guard unlink(path) == 0 else { throw problem("remove", path) }
      return
    }
    for name in try entries(path) { try remove("\(path)/\(name)") }
    guard rmdir(path) == 0 else { throw problem("remove", path) }
  }

  static func list(_ folder: String) throws(ReleaseError.FileProblem) -> [String] {
    var files: [String] = []
    // Relative to the folder.
    var pending = try entries(folder)
    while let path = pending.popLast() {
      let absolute = "\(folder)/\(path)"
      if try mode(absolute) == S_IFDIR {
        pending += try entries(absolute).map { "\(path)/\($0)" }
      } else {
        files.append(path)
      }
    }
    return files.sorted()
  }

  private static func entries(_ path: String) throws(ReleaseError.FileProblem) -> [String] {
    guard let stream = opendir(path) else { throw problem("list", path) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw problem("list", path) }
        return names
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
  }

  static func lock(_ path: String) throws(ReleaseError.FileProblem) -> ReleaseLock? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw problem("lock", path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let isBusy = errno == EWOULDBLOCK
      let problem = problem("lock", path)
      close(descriptor)
      guard isBusy else { throw problem }
      return nil
    }
    return ReleaseLock {
      // A process that was just started may have a copy of the descriptor until it runs its program.
      flock(descriptor, LOCK_UN)
      close(descriptor)
    }
  }
}
