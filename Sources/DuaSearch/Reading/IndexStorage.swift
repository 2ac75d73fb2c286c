import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Owns the bytes of an index: a file that is mapped, or a copy of bytes.
///
/// A file must not be truncated while it is mapped. A bundle never is: it is replaced as a whole.
package final class IndexStorage: Sendable {
  package let region: ByteRegion
  private let isMapped: Bool

  /// Maps a file.
  init(path: String) throws(SearchIndexError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path) }
    defer { close(file) }
    var status = stat()
    // A pipe or folder cannot be mapped; an empty file need not be.
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path) }
    guard status.st_size >= IndexFormat.headerLength else { throw .truncated(bytes: Int(status.st_size)) }
    let count = Int(status.st_size)
    guard let base = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), base != MAP_FAILED else {
      throw .unreadable(path: path)
    }
    region = ByteRegion(base: UnsafeRawPointer(base), count: count)
    isMapped = true
  }

  /// Copies bytes.
  package init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 8)
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    region = ByteRegion(base: UnsafeRawPointer(copy), count: bytes.count)
    isMapped = false
  }

  deinit {
    let base = UnsafeMutableRawPointer(mutating: region.base)
    if isMapped { munmap(base, region.count) } else { base.deallocate() }
  }
}
