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
  public var languages: Set<LanguageTag>?
  /// Only these duas; nil for all.
  public var duas: Set<Dua.ID>?
  /// Whether the last word may be a prefix of a longer one, as in a search while typing.
  public var completesLastWord: Bool
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
    completesLastWord: Bool = true,
    explains: Bool = false
  ) {
    self.limit = limit
    self.categories = categories
    self.collections = collections
    self.journeys = journeys
    self.slots = slots
    self.languages = languages
    self.duas = duas
    self.completesLastWord = completesLastWord
    self.explains = explains
  }
}

extension QueryOptions {
  init(_ options: SearchOptions) {
    self.init(
      limit: options.limit,
      filter: options.isFiltered ? QueryFilter(options) : nil,
      completesLastWord: options.completesLastWord,
      explains: options.explains
    )
  }
}

extension SearchOptions {
  fileprivate var isFiltered: Bool {
    categories != nil || collections != nil || journeys != nil || slots != nil || languages != nil
      || duas != nil
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
      duas: options.duas.map { Set($0.map { UInt64(bitPattern: Int64($0.rawValue)) }) }
    )
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
