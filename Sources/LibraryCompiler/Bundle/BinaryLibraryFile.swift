import DuaLibrary
import UnicodeText

/// `library.bin`, rendered in pieces: its texts are those of the library, and are never copied as a whole.
struct BinaryLibraryFile: Equatable, Sendable {
  /// Header, tables and all sections but the texts.
  private let beginning: [UInt8]
  private let texts: [String]
  /// The index of the first text of each piece.
  private let starts: [Int]

  /// The least length of a piece of texts, except the last, in bytes.
  private static let pieceLength = 1 << 20

  /// - Parameters:
  ///   - sections: The records of all sections but the texts, in the order of ``BinaryFormat/Section``.
  ///   - texts: The contents of the last section.
  ///   - textLength: The number of bytes of all texts.
  init(sections: [[UInt8]], texts: [String], textLength: Int) {
    self.texts = texts
    starts = Self.starts(texts)
    var records = RecordWriter()
    var offsets: [Int] = []
    for section in sections {
      offsets.append(records.bytes.count)
      records.append(section)
      records.align()
    }
    offsets.append(records.bytes.count)
    let bodyLength = records.bytes.count + textLength
    let headLength = BinaryFormat.headLength(bodyLength: bodyLength)

    var tables = RecordWriter()
    for (section, offset) in zip(BinaryFormat.Section.allCases, offsets) {
      tables.u64(UInt64(headLength + offset))
      tables.u64(UInt64(section == .texts ? textLength : sections[section.rawValue].count))
      tables.u32(UInt32(section.rawValue))
      tables.u32(UInt32(section.recordLength))
    }
    var sums = BlockSums()
    sums.add(records.bytes)
    for piece in starts.indices { sums.add(Self.bytes(of: texts, starts, piece)) }
    for sum in sums.finish() { tables.u64(sum) }

    var header = RecordWriter()
    header.u64(BinaryFormat.magic)
    header.u32(BinaryFormat.version)
    header.u32(UInt32(BinaryFormat.Section.allCases.count))
    header.u64(UInt64(headLength + bodyLength))
    header.u64(UInt64(headLength))
    header.u64(ByteChecksum.of(tables.bytes))
    beginning = header.bytes + tables.bytes + records.bytes
  }

  var pieceCount: Int { 1 + starts.count }

  func piece(_ index: Int) -> [UInt8] {
    index == 0 ? beginning : Self.bytes(of: texts, starts, index - 1)
  }

  private static func starts(_ texts: [String]) -> [Int] {
    var starts: [Int] = []
    var length = pieceLength
    for (index, text) in texts.enumerated() {
      if length >= pieceLength {
        starts.append(index)
        length = 0
      }
      length += text.utf8.count
    }
    return starts
  }

  private static func bytes(of texts: [String], _ starts: [Int], _ piece: Int) -> [UInt8] {
    let end = piece + 1 < starts.count ? starts[piece + 1] : texts.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pieceLength + pieceLength / 8)
    for text in texts[starts[piece]..<end] { bytes.append(contentsOf: text.utf8) }
    return bytes
  }
}

/// The checksums of the blocks of bytes that arrive in pieces.
private struct BlockSums {
  private var sums: [UInt64] = []
  /// The beginning of a block, shorter than a block.
  private var rest: [UInt8] = []

  mutating func add(_ bytes: [UInt8]) {
    rest += bytes
    var start = 0
    rest.withUnsafeBytes { rest in
      while start + BinaryFormat.blockLength <= rest.count {
        let block = UnsafeRawBufferPointer(rebasing: rest[start..<start + BinaryFormat.blockLength])
        sums.append(ByteChecksum.of(block))
        start += BinaryFormat.blockLength
      }
    }
    rest.removeFirst(start)
  }

  consuming func finish() -> [UInt64] {
    if !rest.isEmpty { sums.append(ByteChecksum.of(rest)) }
    return sums
  }
}
