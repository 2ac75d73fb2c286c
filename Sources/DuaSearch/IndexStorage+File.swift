import SearchEngine

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension IndexStorage {
  /// Maps a file.
  ///
  /// It must not be truncated while it is mapped. A bundle never is: it is replaced as a whole.
  convenience init(path: String) throws(SearchIndexError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw .unreadable(path: path) }
    defer { close(file) }
    var status = stat()
    // A pipe or folder cannot be mapped, and an empty file need not be.
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path) }
    guard status.st_size >= IndexFormat.headerLength else { throw .truncated(bytes: Int(status.st_size)) }
    let count = Int(status.st_size)
    guard let base = mmap(nil, count, PROT_READ, MAP_PRIVATE, file, 0), base != MAP_FAILED else {
      throw .unreadable(path: path)
    }
    self.init(ByteRegion(base: UnsafeRawPointer(base), count: count)) { region in
      // Mapped above, and nothing else unmaps it.
      munmap(UnsafeMutableRawPointer(mutating: region.base), region.count)
    }
  }
}
