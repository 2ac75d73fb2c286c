/// The bytes of a file: in memory, or mapped, so that only the pages that are read are loaded.
///
/// A mapped file must not be truncated or written in place. A bundle never is: it is replaced as a whole.
package final class FileBytes: Sendable {
  private enum Storage: Sendable {
    case array([UInt8])
    case mapping(FileMapping)
  }

  private let storage: Storage

  /// Bytes in memory.
  package init(_ bytes: [UInt8]) { storage = .array(bytes) }

  /// Takes ownership of a mapping.
  init(_ mapping: FileMapping) { storage = .mapping(mapping) }

  deinit {
    if case .mapping(let mapping) = storage { mapping.unmap() }
  }

  /// The number of bytes.
  package var count: Int {
    switch storage {
    case .array(let bytes): bytes.count
    case .mapping(let mapping): mapping.count
    }
  }

  /// Calls `body` with the bytes, which are valid until it returns.
  package func withBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch storage {
    case .array(let bytes):
      return try bytes.withUnsafeBufferPointer { (buffer) throws(Failure) in
        try body(UnsafeRawBufferPointer(buffer))
      }
    case .mapping(let mapping):
      // `self` owns the pages, and lives until the call returns.
      let result = try body(UnsafeRawBufferPointer(start: mapping.base, count: mapping.count))
      return withExtendedLifetime(self) { result }
    }
  }

  /// Maps a regular file; nil if there is none or it cannot be read. A pipe is not waited for.
  package static func mapping(_ path: String, followsLink: Bool = false) -> FileBytes? {
    do throws(DiskFile.Failure) {
      return try DiskFile(path, followsLink: followsLink).mapped()
    } catch {
      return nil
    }
  }

  /// The mapped bytes, which are valid as long as this object; nil if the bytes are in an array.
  package var mappedBytes: UnsafeRawBufferPointer? {
    guard case .mapping(let mapping) = storage else { return nil }
    return UnsafeRawBufferPointer(start: mapping.base, count: mapping.count)
  }

  /// Lets the system reclaim mapped pages, for a program that reads a large file once from its beginning to its end.
  package func releasePages() {
    if case .mapping(let mapping) = storage { mapping.release() }
  }
}
