/// The layout of `library.bin`; docs/library-file.md describes it in full.
///
/// A header, a table of sections, the checksums of the blocks of the body, and the body: sections of records of one length each,
/// and the bytes of all texts. All numbers are little-endian.
package enum BinaryFormat {
  /// The path of the file within the bundle.
  package static let path = "library.bin"
  /// The bytes `RIZQDUAS`.
  package static let magic: UInt64 = 0x5341_5544_515A_4952
  package static let version: UInt32 = 1
  /// The length of the header, in bytes.
  package static let headerLength = 40
  /// The length of a row of the table of sections, in bytes.
  package static let rowLength = 24
  /// The length of the blocks that are checked when they are first read, in bytes. With one checksum for all texts, the first dua
  /// would wait until every text has been read.
  package static let blockLength = 16_384
  /// The offset of an absent text.
  package static let absent = UInt32.max

  /// The contents of a section; the raw value is its row in the table.
  package enum Section: Int, CaseIterable, Sendable {
    /// The tags of all languages, sorted.
    case languages
    /// Sorted by id.
    case duas
    /// The duas by their slugs: a hash table.
    case duaSlugs
    case categories, collections
    case journeys
    /// The journeys by their slugs: a hash table.
    case journeySlugs
    /// The steps of all journeys.
    case steps
    case works
    /// Texts with their languages.
    case localizedTexts
    case citations
    /// The other names of works.
    case aliases
    /// The bytes of all texts.
    case texts

    /// In bytes.
    package var recordLength: Int {
      switch self {
      case .languages, .aliases, .duaSlugs, .journeySlugs: 8
      case .duas: 144
      case .categories, .works: 40
      case .collections, .citations: 32
      case .journeys: 80
      case .steps: 16
      case .localizedTexts: 12
      case .texts: 1
      }
    }
  }

  /// The length of header, table and checksums for a body of this length, in bytes.
  package static func headLength(bodyLength: Int) -> Int {
    headerLength + Section.allCases.count * rowLength + (bodyLength + blockLength - 1) / blockLength * 8
  }

  /// The values whose index is stored instead of them.
  package static let difficulties: [Difficulty] = [.beginner, .intermediate, .advanced]
  package static let reviewStatuses: [Review.Status] = [.unreviewed, .reviewed]
  package static let citationKinds: [Citation.Kind] = [.quran, .hadith, .other]
  /// Nil for a hadith without a grade.
  package static let grades: [HadithGrade?] = [nil, .sahih, .hasan, .daif, .mawdu]
  package static let slots: [TimeSlot] = [.morning, .anytime, .evening]

  /// A bit of the flags of a collection or journey.
  package static let isPremium: UInt32 = 1
  /// A bit of the flags of a journey.
  package static let isFeatured: UInt32 = 2

  /// The number of slots of a hash table: a power of two, at least half of them empty.
  package static func slotCount(keys: Int) -> Int {
    guard keys > 0 else { return 0 }
    var slots = 2
    while slots < 2 * keys { slots *= 2 }
    return slots
  }
}
