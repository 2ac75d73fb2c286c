#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A regular file that is open for reading.
struct DiskFile: ~Copyable {
  /// In bytes, when the file was opened.
  let size: Int
  private let descriptor: CInt

  /// Why a file cannot be read.
  enum Failure: Error {
    case missing, unreadable
    /// It is a folder, link, pipe or device.
    case notAFile
  }

  /// - Parameter followsLink: Whether the path may be a symbolic link.
  init(_ path: String, followsLink: Bool = false) throws(Failure) {
    // O_NONBLOCK does not wait for the writer of a pipe.
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor = open(path, flags)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing
      case ELOOP, ENXIO: throw .notAFile
      default: throw .unreadable
      }
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notAFile
    }
    self.descriptor = descriptor
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// The bytes from an offset on: `limit`, or fewer where the file ends.
  func bytes(from offset: Int, limit: Int) throws(Failure) -> [UInt8] {
    do throws(FileReadError) {
      return try [UInt8](contentsOf: descriptor, from: offset, limit: limit)
    } catch {
      throw .unreadable
    }
  }

  /// The contents, mapped.
  func mapped() throws(Failure) -> FileBytes {
    // An empty file cannot be mapped.
    guard size > 0 else { return FileBytes([]) }
    guard let base = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), base != MAP_FAILED else {
      throw .unreadable
    }
    return FileBytes(FileMapping(base: UnsafeRawPointer(base), count: size))
  }
}

/// The pages of a file, mapped read-only.
///
/// `@unchecked Sendable`: nothing writes to the pages, and the only owner, a ``FileBytes``, unmaps them when nothing refers to it.
struct FileMapping: @unchecked Sendable {
  let base: UnsafeRawPointer
  let count: Int

  func unmap() { munmap(UnsafeMutableRawPointer(mutating: base), count) }

  /// Lets the system reclaim the pages; they are loaded again when they are read.
  func release() { madvise(UnsafeMutableRawPointer(mutating: base), count, MADV_DONTNEED) }
}
