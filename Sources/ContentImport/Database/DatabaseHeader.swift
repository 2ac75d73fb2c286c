import UnicodeText

/// The header of an SQLite database: the first 100 bytes of the file.
///
/// Offsets are those of the file format, https://www.sqlite.org/fileformat2.html#the_database_header.
struct DatabaseHeader {
  /// How a database stores its texts.
  enum Encoding: UInt32 {
    case utf8 = 1
    case utf16LittleEndian, utf16BigEndian
  }

  let encoding: Encoding

  /// Every database begins with this text and a null byte.
  private static let magic = Array("SQLite format 3\0".utf8)
  private static let size = 100
  /// The bytes that say whether a write-ahead log is used: 2 for one, 1 for none.
  private static let journalModes = 18...19

  /// Throws if the file is not a whole database.
  init(_ bytes: [UInt8]) throws(DatabaseProblem) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.starts(with: Self.magic) else {
      throw Self.isText(bytes) ? .text : Self.isEvenlyDistributed(bytes) ? .encrypted : .otherFile
    }
    guard bytes.count >= Self.size else { throw .truncated(size: bytes.count, expected: Self.size) }
    guard bytes[Self.journalModes].allSatisfy({ (1...2).contains($0) }) else { throw .newer }
    let pageSize = Self.number(bytes, at: 16, 2)
    // Bytes 28 to 31 count the pages only if the last program to write the file also wrote these two (since version 3.7.0).
    let isCounted = Self.number(bytes, at: 24, 4) == Self.number(bytes, at: 92, 4)
    let expected = (pageSize == 1 ? 1 << 16 : pageSize) * Self.number(bytes, at: 28, 4)
    if isCounted, bytes.count < expected { throw .truncated(size: bytes.count, expected: expected) }
    // An empty schema has no encoding yet.
    let code = max(1, Self.number(bytes, at: 56, 4))
    guard let encoding = Encoding(rawValue: UInt32(code)) else { throw .damaged(table: nil) }
    self.encoding = encoding
  }

  /// The bytes of a database without a write-ahead log, which a database in memory cannot have.
  ///
  /// The file contains everything but what is only in the log, and an import does not begin with such a log beside it.
  static func withoutLog(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for index in journalModes { bytes[index] = 1 }
    return bytes
  }

  /// A big-endian number.
  private static func number(_ bytes: [UInt8], at offset: Int, _ count: Int) -> Int {
    bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func isText(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(sampleSize)
    // The sample may end inside a character of up to four bytes.
    return !start.contains(0)
      && (0...3).contains { String(validating: start.dropLast($0), as: UTF8.self) != nil }
  }

  /// Whether the file looks like random bytes in pages, as an encrypted database does. Of 4096 random bytes, fewer than 230
  /// different ones occur practically never; other formats begin with headers of few different bytes.
  private static func isEvenlyDistributed(_ bytes: [UInt8]) -> Bool {
    bytes.count >= sampleSize && bytes.count % 512 == 0 && Set(bytes.prefix(sampleSize)).count >= 230
  }

  private static let sampleSize = 4096
}
