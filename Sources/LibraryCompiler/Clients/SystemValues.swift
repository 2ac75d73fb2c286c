#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Throws the failure for `errno` if a system call did not return 0.
func check(_ result: Int32, _ operation: FileFailure.Operation, _ path: String) throws(FileFailure) {
  if result != 0 { throw FileFailure(operation, path, errno: errno) }
}

extension FileStatus {
  init(_ buffer: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (buffer.st_mtimespec, buffer.st_ctimespec)
    #else
      let (modified, changed) = (buffer.st_mtim, buffer.st_ctim)
    #endif
    let kind: Kind =
      switch buffer.st_mode & S_IFMT {
      case S_IFREG: .regular
      case S_IFDIR: .directory
      case S_IFLNK: .symbolicLink
      case S_IFIFO: .special("a named pipe")
      case S_IFSOCK: .special("a socket")
      default: .special("a device")
      }
    self.init(
      kind: kind,
      size: Int(buffer.st_size),
      modified: FileTime(modified),
      changed: FileTime(changed),
      inode: UInt64(buffer.st_ino),
      device: UInt64(truncatingIfNeeded: buffer.st_dev)
    )
  }
}

extension FileTime {
  fileprivate init(_ time: timespec) { self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec)) }
}

extension FileFailure {
  /// The failure that the system reports by an error number.
  package init(_ operation: Operation, _ path: String, errno code: Int32) {
    let cause: Cause =
      switch code {
      case ENOENT: .notFound
      case EACCES, EPERM: .permissionDenied
      case EROFS: .readOnlyFileSystem
      case ENOSPC, EDQUOT: .diskFull
      case ENOTDIR: .notADirectory
      case EISDIR, ENXIO: .notARegularFile
      case ELOOP: .tooManyLinks
      case EMFILE, ENFILE: .tooManyOpenFiles
      case EEXIST, ENOTEMPTY: .exists
      case ENOSYS, EINVAL, ENOTSUP: .unsupported
      case ENAMETOOLONG: .nameTooLong
      case EFBIG: .other("files may not be that large; raise the limit (`ulimit -f`)")
      default: .other(String(cString: strerror(code)))
      }
    self.init(operation, path, cause)
  }
}
