import UnicodeText

/// The header and the table of sections of `library.bin`.
struct BinaryHead: Sendable {
  /// The bytes of each section within the file, by the raw value of ``BinaryFormat/Section``.
  let sections: [Range<Int>]
  /// The bytes of the body within the file.
  let body: Range<Int>

  /// Where the checksums of the blocks begin.
  static let checksums =
    BinaryFormat.headerLength + BinaryFormat.Section.allCases.count * BinaryFormat.rowLength

  /// Returns nil if the file has another version of the format; throws if it is not a library or its head is damaged.
  init?(_ file: UnsafeRawBufferPointer) throws(BundleError) {
    func damaged() -> BundleError { .damaged(path: BinaryFormat.path, part: "head") }
    func u32(_ offset: Int) -> UInt32 {
      UInt32(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
    func u64(_ offset: Int) -> UInt64 {
      UInt64(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    // No offset below is read before the file is known to be that long.
    guard file.count >= 12, u64(0) == BinaryFormat.magic else { throw damaged() }
    guard u32(8) == BinaryFormat.version else { return nil }
    guard file.count >= Self.checksums, u32(12) == UInt32(BinaryFormat.Section.allCases.count) else {
      throw damaged()
    }
    guard u64(16) == UInt64(file.count) else {
      throw .wrongSize(
        path: BinaryFormat.path,
        expected: Int(clamping: u64(16)),
        found: file.count
      )
    }
    guard u64(24) <= UInt64(file.count) else { throw damaged() }
    let headLength = Int(u64(24))
    guard headLength == BinaryFormat.headLength(bodyLength: file.count - headLength),
      ByteChecksum.of(UnsafeRawBufferPointer(rebasing: file[BinaryFormat.headerLength..<headLength]))
        == u64(32)
    else { throw damaged() }
    body = headLength..<file.count
    var sections: [Range<Int>] = []
    for section in BinaryFormat.Section.allCases {
      let row = BinaryFormat.headerLength + section.rawValue * BinaryFormat.rowLength
      let (offset, length) = (u64(row), u64(row + 8))
      guard u32(row + 16) == UInt32(section.rawValue), u32(row + 20) == UInt32(section.recordLength),
        offset >= UInt64(headLength), offset <= UInt64(file.count), length <= UInt64(file.count) - offset,
        length % UInt64(section.recordLength) == 0
      else { throw damaged() }
      sections.append(Int(offset)..<Int(offset) + Int(length))
    }
    self.sections = sections
  }
}
