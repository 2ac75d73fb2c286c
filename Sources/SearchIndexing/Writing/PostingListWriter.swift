import SearchEngine

/// Writes posting lists as `PostingList` reads them.
enum PostingListWriter {
  struct Posting {
    var document: Int
    var level: Int
  }

  /// The postings must be sorted by document.
  static func list(_ postings: [Posting], levelBits: Int) -> [UInt8] {
    var list = ByteWriter()
    append(postings, levelBits: levelBits, to: &list)
    return list.bytes
  }

  /// Appends the list of postings, which must be sorted by document.
  static func append(_ postings: [Posting], levelBits: Int, to list: inout ByteWriter) {
    list.append(varint: postings.count)
    var highest = 0
    for posting in postings { highest = max(highest, posting.level) }
    list.append(byte: highest)
    guard postings.count > IndexFormat.blockLength else {
      write(postings, postings.indices, after: 0, levelBits, to: &list)
      return
    }
    var blocks = ByteWriter()
    for start in stride(from: 0, to: postings.count, by: IndexFormat.blockLength) {
      let block = start..<min(start + IndexFormat.blockLength, postings.count)
      let first = postings[start].document
      write(postings, block, after: first, levelBits, to: &blocks)
      list.append(UInt32(first))
      list.append(UInt32(blocks.bytes.count))
    }
    list.append(blocks.bytes)
  }

  private static func write(
    _ postings: [Posting],
    _ range: Range<Int>,
    after first: Int,
    _ levelBits: Int,
    to writer: inout ByteWriter
  ) {
    var before = first
    for index in range {
      writer.append(varint: (postings[index].document - before) << levelBits | postings[index].level)
      before = postings[index].document
    }
  }
}
