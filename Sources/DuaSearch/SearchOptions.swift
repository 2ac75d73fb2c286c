import DuaLibrary
import SearchEngine

/// The filters and options of a search.
public struct SearchOptions: Equatable, Sendable {
  /// The maximum number of results.
  public var limit: Int
  /// Only duas of one of these categories; nil for all.
  public var categories: Set<Category.ID>?
  /// Only duas of one of these collections; nil for all.
  public var collections: Set<DuaCollection.ID>?
  /// Only duas of one of these journeys; nil for all, in or out of journeys.
  public var journeys: Set<Journey.ID>?
  /// Only duas that a journey (one of ``journeys``, if that is not nil) contains in one of these slots; nil for all.
  public var slots: Set<TimeSlot>?
  /// Only duas that are translated into one of these languages; nil for all.
  ///
  /// The tags are compared exactly: take them from ``LocalizedText/languages``, not from the device.
  public var languages: Set<LanguageTag>?
  /// Only these duas; nil for all.
  public var duas: Set<Dua.ID>?
  /// Only duas that cite a hadith with one of these grades; nil for all.
  ///
  /// A citation without a grade has none, whatever its work is, and verses of the Quran have none.
  public var grades: Set<HadithGrade>?
  /// Whether only duas with a recording are searched.
  public var requiresAudio: Bool
  /// Only duas whose Arabic text has this number of words; nil for all.
  public var words: ClosedRange<Int>?
  /// Whether the last word may be a prefix of a longer one, as in a search while typing.
  public var completesLastWord: Bool
  /// Whether nothing is found if no dua has the words between quotation marks, with the marks of Arabic ones where these are
  /// compared; if false, their marks are then ignored or, if no dua has the words either, the quotation marks.
  public var requiresPhrases: Bool
  /// Whether results come with a ``SearchResult/explanation``.
  public var explains: Bool

  /// Creates options; without arguments, every dua is searched.
  public init(
    limit: Int = 20,
    categories: Set<Category.ID>? = nil,
    collections: Set<DuaCollection.ID>? = nil,
    journeys: Set<Journey.ID>? = nil,
    slots: Set<TimeSlot>? = nil,
    languages: Set<LanguageTag>? = nil,
    duas: Set<Dua.ID>? = nil,
    grades: Set<HadithGrade>? = nil,
    requiresAudio: Bool = false,
    words: ClosedRange<Int>? = nil,
    completesLastWord: Bool = true,
    requiresPhrases: Bool = false,
    explains: Bool = false
  ) {
    self.limit = limit
    self.categories = categories
    self.collections = collections
    self.journeys = journeys
    self.slots = slots
    self.languages = languages
    self.duas = duas
    self.grades = grades
    self.requiresAudio = requiresAudio
    self.words = words
    self.completesLastWord = completesLastWord
    self.requiresPhrases = requiresPhrases
    self.explains = explains
  }
}

extension QueryOptions {
  init(_ options: SearchOptions) {
    let filter = QueryFilter(options)
    self.init(
      limit: options.limit,
      filter: filter.isEmpty ? nil : filter,
      completesLastWord: options.completesLastWord,
      explains: options.explains
    )
  }
}

extension QueryFilter {
  /// An id that the index cannot represent belongs to no dua in it.
  fileprivate init(_ options: SearchOptions) {
    self.init(
      categories: options.categories.map { $0.compactMap { UInt32(exactly: $0.rawValue) } },
      collections: options.collections.map { $0.compactMap { UInt32(exactly: $0.rawValue) } },
      journeys: options.journeys.map { $0.compactMap { UInt32(exactly: $0.rawValue) } },
      slots: options.slots.map { $0.map { UInt32($0.number) } },
      languages: options.languages.map { $0.map { Array($0.rawValue.utf8) } },
      duas: options.duas.map { $0.map { UInt64(bitPattern: Int64($0.rawValue)) } }
    )
    grades = options.grades.map { $0.reduce(DocumentProperties.none) { $0 | $1.bit } } ?? 0
    requiresAudio = options.requiresAudio
    minimumWords = options.words?.lowerBound ?? 0
    maximumWords = options.words?.upperBound ?? .max
  }
}

extension HadithGrade {
  /// The bit of a grade in an index: see `DocumentProperties`.
  package var bit: UInt64 {
    switch self {
    case .sahih: 1
    case .hasan: 1 << 1
    case .daif: 1 << 2
    case .mawdu: 1 << 3
    }
  }
}

extension TimeSlot {
  /// The number of a slot in an index.
  package var number: Int {
    switch self {
    case .morning: 0
    case .anytime: 1
    case .evening: 2
    }
  }
}
