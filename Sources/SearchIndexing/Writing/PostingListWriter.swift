import SearchEngine

/// Writes posting lists as `PostingList` reads them.
enum PostingListWriter {
  struct Posting {
    var document: Int
    var level: Int
  }

  /// The postings must be sorted by document.
  static func list(_ postings: some Collection<Posting>, levelBits: Int) -> [UInt8] {
    var list = ByteWriter()
    list.append(varint: postings.count)
    list.append(byte: postings.lazy.map(\.level).max() ?? 0)
    guard postings.count > IndexFormat.blockLength else {
      write(postings, after: 0, levelBits, to: &list)
      return list.bytes
    }
    var blocks = ByteWriter()
    var rest = postings[...]
    while let first = rest.first {
      write(rest.prefix(IndexFormat.blockLength), after: first.document, levelBits, to: &blocks)
      rest = rest.dropFirst(IndexFormat.blockLength)
      list.append(UInt32(first.document))
      list.append(UInt32(blocks.bytes.count))
    }
    list.append(blocks.bytes)
    return list.bytes
  }

  private static func write(
    _ postings: some Collection<Posting>,
    after first: Int,
    _ levelBits: Int,
    to writer: inout ByteWriter
  ) {
    var before = first
    for posting in postings {
      writer.append(varint: (posting.document - before) << levelBits | posting.level)
      before = posting.document
    }
  }
}
