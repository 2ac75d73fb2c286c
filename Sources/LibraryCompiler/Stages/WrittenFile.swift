import DuaLibrary
import DuaSearch
import UnicodeText

/// A file of a bundle that was written, for comparison with the library.
struct WrittenFile {
  let path: String
  let bytes: FileBytes

  /// After this many bytes, the pages that have been read are released.
  private static let bytesBetweenReleases = 16 << 20
  /// The same, in duas.
  private static let duasBetweenReleases = 2_048

  /// Throws unless the file has the length and the SHA-256 of the manifest.
  func checkSum(_ listed: Manifest.File) throws(BundleError) {
    guard bytes.count == listed.bytes else {
      throw .wrongSize(path: path, expected: listed.bytes, found: bytes.count)
    }
    var checksum = Checksum()
    for start in stride(from: 0, to: bytes.count, by: Self.bytesBetweenReleases) {
      bytes.withBytes { bytes in
        let end = min(start + Self.bytesBetweenReleases, bytes.count)
        checksum.update(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      }
      bytes.releasePages()
    }
    let found = checksum.text()
    guard found == listed.sha256 else {
      throw .wrongHash(path: path, expected: listed.sha256, found: found)
    }
  }

  /// Whether the file contains exactly its part of a library; true for the form of a consumer, which the consumer reads.
  func contains(_ library: Library) throws -> Bool {
    if let table = BundleFile(rawValue: path) { return try contains(table, of: library) }
    switch path {
    case BinaryFormat.path: return try containsBinary(library)
    case LibrarySearch.path:
      try LibrarySearch(bytes).verify(duas: library.duas.map(\.id))
      return true
    case SearchSuggestions.path:
      try SearchSuggestions(bytes).verify()
      return true
    default: return true
    }
  }

  private func contains(_ table: BundleFile, of library: Library) throws(BundleError) -> Bool {
    let reader = TableReader(bytes, language: library.defaultLanguage)
    switch table {
    case .categories: return try reader.categories() == library.categories
    case .collections: return try reader.collections() == library.collections
    case .works: return try reader.works() == library.works
    case .journeys:
      return try reader.journeys()
        == library.journeys.map { journey in
          var journey = journey
          journey.steps = []
          return journey
        }
    case .journeyDuas:
      return try reader.journeyDuas().elementsEqual(library.journeys.lazy.flatMap(JourneyDuaRow.rows)) {
        $0.journeyID == $1.journeyID && $0.duaID == $1.duaID && $0.sortOrder == $1.sortOrder
          && $0.timeSlot.hasSameScalars(as: $1.timeSlot)
      }
    case .duas:
      var count = 0
      var isSame = true
      try reader.forEachDua { dua in
        isSame = isSame && count < library.duas.count && dua == library.duas[count]
        count += 1
      }
      return isSame && count == library.duas.count
    }
  }

  /// Compares every value, and looks up every dua and journey by its id and its slug.
  private func containsBinary(_ library: Library) throws(BundleError) -> Bool {
    guard let binary = try BinaryLibrary(bytes), binary.count(.duas) == library.duas.count,
      binary.count(.journeys) == library.journeys.count, try binary.categories() == library.categories,
      try binary.collections() == library.collections, try binary.works() == library.works
    else { return false }
    for (index, journey) in library.journeys.enumerated() {
      guard try binary.journey(at: index) == journey, try binary.index(of: journey.id) == index,
        try binary.index(ofJourney: journey.slug) == index
      else { return false }
    }
    for (index, dua) in library.duas.enumerated() {
      guard try binary.dua(at: index) == dua, try binary.index(of: dua.id) == index,
        try binary.index(ofDua: dua.slug) == index
      else { return false }
      if index.isMultiple(of: Self.duasBetweenReleases) { binary.releasePages() }
    }
    return true
  }
}
