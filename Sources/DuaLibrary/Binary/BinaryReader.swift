import UnicodeText

/// Reads the records of `library.bin`.
///
/// A reader must not outlive the call of ``FileBytes/withBytes(_:)`` that lends it the bytes.
struct BinaryReader {
  let file: UnsafeRawBufferPointer
  let head: BinaryHead
  let checksums: BlockChecksums

  /// The error for a value that a valid file does not contain.
  static func damaged(_ section: BinaryFormat.Section) -> BundleError {
    .damaged(path: BinaryFormat.path, part: "\(section)")
  }

  /// The record with an index, after checking its blocks.
  func record(_ section: BinaryFormat.Section, at index: Int) throws(BundleError) -> BinaryRecord {
    let range = head.sections[section.rawValue]
    let length = section.recordLength
    guard index >= 0, index < range.count / length else { throw Self.damaged(section) }
    return BinaryRecord(bytes: try bytes(section, from: index * length, count: length), section: section)
  }

  /// Bytes of a section, after checking their blocks. `offset` is not negative.
  private func bytes(
    _ section: BinaryFormat.Section,
    from offset: Int,
    count: Int
  ) throws(BundleError) -> UnsafeRawBufferPointer {
    let range = head.sections[section.rawValue]
    // Neither sum overflows: both numbers are from 32 bits, or within the file.
    guard offset <= range.count, count <= range.count - offset else { throw Self.damaged(section) }
    let start = range.lowerBound + offset
    guard checksums.check(start..<start + count, of: file) else { throw Self.damaged(section) }
    return UnsafeRawBufferPointer(rebasing: file[start..<start + count])
  }

  /// The indexes of a part of a section, which a record refers to.
  func indexes(
    _ section: BinaryFormat.Section,
    from start: UInt32,
    count: UInt32
  ) throws(BundleError) -> Range<Int> {
    let end = UInt64(start) + UInt64(count)
    guard end <= UInt64(head.sections[section.rawValue].count / section.recordLength) else {
      throw Self.damaged(section)
    }
    return Int(start)..<Int(end)
  }
}

// MARK: Texts

extension BinaryReader {
  /// A text, or nil if it is absent.
  func optionalText(_ record: inout BinaryRecord) throws(BundleError) -> String? {
    let (offset, length) = (record.u32(), record.u32())
    guard offset != BinaryFormat.absent else { return nil }
    let bytes = try self.bytes(.texts, from: Int(offset), count: Int(length))
    guard let text = String(exactly: bytes.bindMemory(to: UInt8.self)) else { throw Self.damaged(.texts) }
    return text
  }

  func text(_ record: inout BinaryRecord) throws(BundleError) -> String {
    guard let text = try optionalText(&record) else { throw Self.damaged(record.section) }
    return text
  }

  func slug(_ record: inout BinaryRecord) throws(BundleError) -> Slug {
    guard let slug = Slug(try text(&record)) else { throw Self.damaged(record.section) }
    return slug
  }

  /// The next `count` texts with their languages.
  func localizedText(
    from start: inout UInt32,
    count: UInt32,
    _ languages: [LanguageTag]
  ) throws(BundleError) -> LocalizedText {
    guard count > 0 else { return [:] }
    let indexes = try self.indexes(.localizedTexts, from: start, count: count)
    start += count
    var entries: [(language: LanguageTag, text: String)] = []
    entries.reserveCapacity(indexes.count)
    var last = -1
    for index in indexes {
      var record = try self.record(.localizedTexts, at: index)
      let language = Int(record.u32())
      // Languages are sorted, each once.
      guard language > last, language < languages.count else { throw Self.damaged(.localizedTexts) }
      last = language
      entries.append((languages[language], try text(&record)))
    }
    return LocalizedText(sorted: entries)
  }

  /// All languages, sorted.
  func languages() throws(BundleError) -> [LanguageTag] {
    let range = head.sections[BinaryFormat.Section.languages.rawValue]
    var tags: [LanguageTag] = []
    for index in 0..<range.count / BinaryFormat.Section.languages.recordLength {
      var record = try self.record(.languages, at: index)
      let text = try self.text(&record)
      guard let tag = LanguageTag(text), tag.rawValue == text, tags.last.map({ $0 < tag }) ?? true else {
        throw Self.damaged(.languages)
      }
      tags.append(tag)
    }
    return tags
  }
}

// MARK: Look-up

extension BinaryReader {
  /// The index of the record with an id, by binary search.
  func index(of id: Int, in section: BinaryFormat.Section) throws(BundleError) -> Int? {
    let count = head.sections[section.rawValue].count / section.recordLength
    let index = try (0..<count).partitioningIndex { (index) throws(BundleError) in
      var record = try self.record(section, at: index)
      return record.i64() >= id
    }
    guard index < count else { return nil }
    var record = try self.record(section, at: index)
    return record.i64() == id ? index : nil
  }

  /// The index of the record with a slug, by a hash table with linear probing.
  func index(
    of slug: Slug,
    in section: BinaryFormat.Section,
    by table: BinaryFormat.Section
  ) throws(BundleError) -> Int? {
    let slots = head.sections[table.rawValue].count / table.recordLength
    guard slots > 0 else { return nil }
    guard slots & (slots - 1) == 0 else { throw Self.damaged(table) }
    let hash = ByteChecksum.of(Array(slug.rawValue.utf8))
    var slot = Int(truncatingIfNeeded: hash) & (slots - 1)
    for _ in 0..<slots {
      var entry = try record(table, at: slot)
      let (fingerprint, number) = (entry.u32(), entry.u32())
      if number == 0 { return nil }
      if fingerprint == UInt32(truncatingIfNeeded: hash >> 32) {
        let index = Int(number) - 1
        if try self.slug(of: index, in: section) == slug { return index }
      }
      slot = (slot + 1) & (slots - 1)
    }
    return nil
  }

  /// The slug of a dua or journey.
  func slug(of index: Int, in section: BinaryFormat.Section) throws(BundleError) -> Slug {
    var record = try self.record(section, at: index)
    _ = record.i64()
    return try slug(&record)
  }
}
