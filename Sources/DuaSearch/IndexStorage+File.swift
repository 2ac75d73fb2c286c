import DuaLibrary
import SearchEngine

extension IndexStorage {
  /// Maps a file.
  ///
  /// It must not be truncated while it is mapped. A bundle never is: it is replaced as a whole.
  convenience init(path: String) throws(SearchIndexError) {
    guard let bytes = FileBytes.mapping(path, followsLink: true) else { throw .unreadable(path: path) }
    self.init(bytes)
  }

  /// The bytes of a file; those of a mapped file are not copied.
  convenience init(_ bytes: FileBytes) {
    if let mapped = bytes.mappedBytes, let base = mapped.baseAddress {
      self.init(ByteRegion(base: base, count: mapped.count)) { _ in
        // The region is used until now, and `bytes` owns it.
        withExtendedLifetime(bytes) {}
      }
    } else {
      self.init(bytes.withBytes { Array($0) })
    }
  }
}
