import UnicodeText

/// Sound keys in ascending order.
package struct SoundKeyTable: Sendable {
  private let packed: PackedInts
  /// The maximum number of symbols of a key.
  let longest: Int
  package let count: Int

  #if hasFeature(Embedded)
    package init(_ index: IndexReader, _ section: IndexFormat.Section) throws(SearchIndexError) {
      packed = PackedInts(try index.section(section))
      (longest, count) = (SoundKey.longest, packed.count)
    }

    @inline(__always)
    package subscript(position: Int) -> UInt64 { packed.wide(position) << UInt64(SoundKey.unusedBits) }
  #else
    /// Of formats 4 and 5: a UInt64 each, with up to sixteen symbols.
    private let wide: ByteRegion?

    package init(_ index: IndexReader, _ section: IndexFormat.Section) throws(SearchIndexError) {
      let region = try index.section(section)
      packed = PackedInts(region)
      let isWide = index.formatVersion < 6
      wide = isWide ? region : nil
      (longest, count) = isWide ? (16, region.count / 8) : (SoundKey.longest, packed.count)
    }

    @inline(__always)
    package subscript(position: Int) -> UInt64 {
      if let wide { return wide.u64(position &* 8) }
      return packed.wide(position) << UInt64(SoundKey.unusedBits)
    }
  #endif

  /// A table of keys in ascending order.
  package static func bytes(_ keys: [UInt64]) -> [UInt8] {
    ByteWriter.packed(keys.map { Int($0 >> UInt64(SoundKey.unusedBits)) })
  }
}
