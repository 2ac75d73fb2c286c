#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why an open file cannot be read.
package struct FileReadError: Error {
  /// The `errno` of the system.
  package let code: CInt
}

extension [UInt8] {
  /// The bytes of an open file: `limit`, or fewer where the file ends.
  package init(contentsOf descriptor: CInt, from offset: Int = 0, limit: Int) throws(FileReadError) {
    var failure: FileReadError?
    // The bytes below the count have been written by the system.
    self.init(unsafeUninitializedCapacity: limit) { buffer, count in
      while count < limit {
        let start = buffer.baseAddress.map { $0 + count }
        let got = pread(descriptor, start, limit - count, off_t(offset + count))
        if got > 0 {
          count += got
        } else if got == 0 {
          return
        } else if errno != EINTR {
          failure = FileReadError(code: errno)
          return
        }
      }
    }
    if let failure { throw failure }
  }
}
