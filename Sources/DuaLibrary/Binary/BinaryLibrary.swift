import Locks
import UnicodeText

/// `library.bin`: a library in binary form, of which only what is read is loaded and checked.
///
/// Every offset is checked where it is used, and every value is checked when it is read, so that a damaged or forged file is a
/// ``BundleError`` at worst.
package final class BinaryLibrary: Sendable {
  private let file: FileBytes
  private let head: BinaryHead
  private let checksums: BlockChecksums
  /// Nil until a text with a language is first read.
  private let languages = Lock<[LanguageTag]?>(nil)

  /// Returns nil if the file has a version of the format that this reader does not know.
  package init?(_ file: FileBytes) throws(BundleError) {
    let head = try file.withBytes { (bytes) throws(BundleError) in try BinaryHead(bytes) }
    guard let head else { return nil }
    self.file = file
    self.head = head
    checksums = BlockChecksums(body: head.body, table: BinaryHead.checksums)
  }

  /// The number of records of a section.
  package func count(_ section: BinaryFormat.Section) -> Int {
    head.sections[section.rawValue].count / section.recordLength
  }

  /// Checks the whole file.
  package func checkAll() throws(BundleError) {
    guard file.withBytes({ checksums.checkAll(of: $0) }) else {
      throw .damaged(path: BinaryFormat.path, part: "body")
    }
  }

  /// Lets the system reclaim the pages that have been read.
  package func releasePages() { file.releasePages() }

  /// Calls `body` with a reader, which is valid until it returns.
  func read<Result>(_ body: (BinaryReader) throws(BundleError) -> Result) throws(BundleError) -> Result {
    try file.withBytes { (bytes) throws(BundleError) in
      let reader = BinaryReader(file: bytes, head: head, checksums: checksums)
      return try body(reader)
    }
  }

  /// The languages of texts, by their index.
  func allLanguages() throws(BundleError) -> [LanguageTag] {
    if let known = languages.withLock({ $0 }) { return known }
    let tags = try read { (reader) throws(BundleError) in try reader.languages() }
    languages.withLock { $0 = tags }
    return tags
  }
}

// MARK: Entities

extension BinaryLibrary {
  /// The dua with this index in the order of ids.
  package func dua(at index: Int) throws(BundleError) -> Dua {
    let languages = try allLanguages()
    return try read { (reader) throws(BundleError) in try reader.dua(at: index, languages) }
  }

  /// The index of the dua with this id.
  package func index(of id: Dua.ID) throws(BundleError) -> Int? {
    try read { (reader) throws(BundleError) in try reader.index(of: id.rawValue, in: .duas) }
  }

  /// The index of the dua with this slug.
  package func index(ofDua slug: Slug) throws(BundleError) -> Int? {
    try read { (reader) throws(BundleError) in try reader.index(of: slug, in: .duas, by: .duaSlugs) }
  }

  /// The journey with this index in the order of ids.
  package func journey(at index: Int) throws(BundleError) -> Journey {
    let languages = try allLanguages()
    return try read { (reader) throws(BundleError) in try reader.journey(at: index, languages) }
  }

  /// The index of the journey with this id.
  package func index(of id: Journey.ID) throws(BundleError) -> Int? {
    try read { (reader) throws(BundleError) in try reader.index(of: id.rawValue, in: .journeys) }
  }

  /// The index of the journey with this slug.
  package func index(ofJourney slug: Slug) throws(BundleError) -> Int? {
    try read { (reader) throws(BundleError) in try reader.index(of: slug, in: .journeys, by: .journeySlugs) }
  }

  /// All categories, sorted by id.
  package func categories() throws(BundleError) -> [Category] {
    let languages = try allLanguages()
    return try all(.categories) { (reader, index) throws(BundleError) in
      try reader.category(at: index, languages)
    }
  }

  /// All collections, sorted by id.
  package func collections() throws(BundleError) -> [DuaCollection] {
    let languages = try allLanguages()
    return try all(.collections) { (reader, index) throws(BundleError) in
      try reader.collection(at: index, languages)
    }
  }

  /// All works, sorted by slug.
  package func works() throws(BundleError) -> [ReferenceWork] {
    let languages = try allLanguages()
    return try all(.works) { (reader, index) throws(BundleError) in try reader.work(at: index, languages) }
  }

  /// All journeys, sorted by id.
  package func journeys() throws(BundleError) -> [Journey] {
    let languages = try allLanguages()
    return try all(.journeys) { (reader, index) throws(BundleError) in
      try reader.journey(at: index, languages)
    }
  }

  /// All duas, sorted by id.
  func duas() throws(BundleError) -> [Dua] {
    let languages = try allLanguages()
    return try all(.duas) { (reader, index) throws(BundleError) in try reader.dua(at: index, languages) }
  }

  /// The slugs of all duas, in the order of ids.
  func duaSlugs() throws(BundleError) -> [Slug] {
    try all(.duas) { (reader, index) throws(BundleError) in try reader.slug(of: index, in: .duas) }
  }

  /// The slugs of all journeys, in the order of ids.
  func journeySlugs() throws(BundleError) -> [Slug] {
    try all(.journeys) { (reader, index) throws(BundleError) in try reader.slug(of: index, in: .journeys) }
  }

  private func all<Value>(
    _ section: BinaryFormat.Section,
    _ value: (BinaryReader, Int) throws(BundleError) -> Value
  ) throws(BundleError) -> [Value] {
    var values: [Value] = []
    // The section is in the file, so there are not more records than bytes.
    values.reserveCapacity(count(section))
    try read { (reader) throws(BundleError) in
      for index in 0..<count(section) { values.append(try value(reader, index)) }
    }
    return values
  }
}
