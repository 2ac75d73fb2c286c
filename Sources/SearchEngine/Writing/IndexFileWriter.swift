import ArabicText
import UnicodeText

/// Assembles sections into a file.
package struct IndexFileWriter {
  private var sections = [[UInt8]](repeating: [], count: IndexFormat.Section.allCases.count)

  package init() {}

  package subscript(section: IndexFormat.Section) -> [UInt8] {
    get { sections[section.rawValue] }
    set { sections[section.rawValue] = newValue }
  }

  /// Adds words with their start offsets.
  package mutating func set(_ words: [[UInt8]], starts: IndexFormat.Section, bytes: IndexFormat.Section) {
    var lengths: [Int] = []
    lengths.reserveCapacity(words.count)
    var length = 0
    for word in words {
      lengths.append(word.count)
      length += word.count
    }
    self[starts] = ByteWriter.starts(lengths)
    var all: [UInt8] = []
    all.reserveCapacity(length)
    for word in words { all.append(contentsOf: word) }
    self[bytes] = all
  }

  /// Moves the sections of another writer to this one.
  package mutating func take(from other: IndexFileWriter) {
    for position in sections.indices where !other.sections[position].isEmpty {
      sections[position] = other.sections[position]
    }
  }

  package func file(documentCount: Int) -> [UInt8] {
    var table = ByteWriter()
    var body: [UInt8] = []
    body.reserveCapacity(sections.reduce(0) { $0 + $1.count + 8 })
    let bodyStart = IndexFormat.headerLength + sections.count * IndexFormat.rowLength
    for (kind, section) in sections.enumerated() {
      table.append(UInt32(kind))
      table.append(UInt32(0))
      table.append(UInt64(bodyStart + body.count))
      table.append(UInt64(section.count))
      table.append(ByteChecksum.of(section))
      body += section
      body += [UInt8](repeating: 0, count: (8 - body.count % 8) % 8)
    }
    func head(checksum: UInt64) -> [UInt8] {
      var header = ByteWriter()
      header.append(IndexFormat.magic)
      header.append(IndexFormat.version)
      header.append(UInt32(ArabicFold.version))
      header.append(UInt32(documentCount))
      header.append(UInt32(sections.count))
      header.append(UInt64(bodyStart + body.count))
      header.append(checksum)
      header.append(UInt64(0))
      return header.bytes + table.bytes
    }
    return head(checksum: ByteChecksum.of(head(checksum: 0))) + body
  }
}
