/// Owns the bytes of an index.
package final class IndexStorage: Sendable {
  package let region: ByteRegion
  private let release: @Sendable (ByteRegion) -> Void

  /// Takes ownership of bytes, which must not change until `release` is called with them.
  package init(_ region: ByteRegion, release: @escaping @Sendable (ByteRegion) -> Void) {
    self.region = region
    self.release = release
  }

  package convenience init(_ bytes: [UInt8]) {
    let copy = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes.count), alignment: 8)
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    self.init(ByteRegion(base: UnsafeRawPointer(copy), count: bytes.count)) { region in
      // Allocated above, and nothing else has the pointer.
      UnsafeMutableRawPointer(mutating: region.base).deallocate()
    }
  }

  deinit { release(region) }
}
