import ArabicText
import Locks

/// An open index. The header and the table of sections have been checked; a section is checked when it is first used.
package final class IndexReader: Sendable {
  private let storage: IndexStorage
  package let documentCount: Int
  let formatVersion: Int
  /// The version of the fold of Arabic text.
  package let foldVersion: Int
  /// By the raw value of ``IndexFormat/Section``.
  private let rows: [Row]
  /// One bit for each section whose checksum has been verified.
  private let checked = AtomicWord()

  private struct Row: Sendable {
    var region: ByteRegion
    var checksum: UInt64
  }

  package init(_ storage: IndexStorage) throws(SearchIndexError) {
    self.storage = storage
    let file = storage.region
    guard file.count >= IndexFormat.headerLength else { throw .truncated(bytes: file.count) }
    guard file.u64(0) == IndexFormat.magic else { throw .notAnIndex }
    guard IndexFormat.readableVersions.contains(file.u32(8)) else { throw .version(file.u32(8)) }
    let sections = IndexFormat.Section.allCases
    formatVersion = file.u32(8)
    let sectionCount = IndexFormat.sectionCount(ofVersion: formatVersion)
    let tableEnd = IndexFormat.headerLength + sectionCount * IndexFormat.rowLength
    guard file.u32(20) == sectionCount, file.u64(24) == UInt64(file.count), file.count >= tableEnd else {
      throw file.count < tableEnd || file.u64(24) > UInt64(file.count)
        ? .truncated(bytes: file.count) : .damaged(part: "header")
    }
    guard file.hasIntactHead(tableEnd) else { throw .damaged(part: "header") }
    guard file.u32(12) == ArabicFold.version else { throw .fold(file.u32(12)) }
    foldVersion = file.u32(12)
    documentCount = file.u32(16)
    var rows: [Row] = []
    for section in sections.prefix(sectionCount) {
      let row = IndexFormat.headerLength + section.rawValue * IndexFormat.rowLength
      let (offset, length) = (file.u64(row + 8), file.u64(row + 16))
      guard file.u32(row) == section.rawValue, offset <= UInt64(file.count),
        length <= UInt64(file.count) - offset
      else { throw .damaged(part: "header") }
      let region = file.slice(Int(offset), Int(offset) + Int(length))
      rows.append(Row(region: region, checksum: file.u64(row + 24)))
    }
    let empty = file.slice(0, 0)
    while rows.count < sections.count { rows.append(Row(region: empty, checksum: empty.checksum)) }
    self.rows = rows
    guard documentCount <= PackedInts(rows[IndexFormat.Section.ids.rawValue].region).count else {
      throw .damaged(part: "header")
    }
  }

  /// Calls `body`, which may use regions of the sections but must not keep them: the storage is only guaranteed to outlive the
  /// call.
  package func withSections<Result>(
    _ body: (IndexReader) throws(SearchIndexError) -> Result
  ) throws(SearchIndexError) -> Result {
    let result = try body(self)
    return withExtendedLifetime(storage) { result }
  }

  /// The bytes of a section. Throws when its checksum is wrong.
  package func section(_ section: IndexFormat.Section) throws(SearchIndexError) -> ByteRegion {
    let row = rows[section.rawValue]
    let bit = UInt64(1) << UInt64(section.rawValue)
    if checked.value & bit == 0 {
      guard row.region.checksum == row.checksum else { throw .damaged(part: section.name) }
      checked.insert(bit)
    }
    return row.region
  }

  package func checkAll() throws(SearchIndexError) {
    for section in IndexFormat.Section.allCases { _ = try self.section(section) }
  }
}

extension IndexReader {
  /// The size of each section.
  package var sizes: [(section: IndexFormat.Section, bytes: Int)] {
    IndexFormat.Section.allCases.map { ($0, rows[$0.rawValue].region.count) }
  }
}
