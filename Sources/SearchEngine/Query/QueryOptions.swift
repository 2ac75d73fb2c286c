import UnicodeText

/// How the engine answers a query.
package struct QueryOptions: Sendable {
  /// The maximum number of matches.
  package var limit: Int
  /// Restricts the results; nil allows every dua.
  package var filter: QueryFilter?
  /// Whether the last word may be a prefix of a longer one.
  package var completesLastWord: Bool
  /// Whether quotation marks mean nothing, so that a dua need not contain what is between them.
  package var ignoresQuotes: Bool
  /// Whether matches come with a ``QueryMatch/explanation``.
  package var explains: Bool

  package init(
    limit: Int = 20,
    filter: QueryFilter? = nil,
    completesLastWord: Bool = true,
    ignoresQuotes: Bool = false,
    explains: Bool = false
  ) {
    self.limit = limit
    self.filter = filter
    self.completesLastWord = completesLastWord
    self.ignoresQuotes = ignoresQuotes
    self.explains = explains
  }
}

/// Restricts results by the numbers stored in the index. Nil means any; all conditions must hold.
package struct QueryFilter: Sendable {
  package var categories: [UInt32]?
  package var collections: [UInt32]?
  package var journeys: [UInt32]?
  /// Slots of journeys: 0 morning, 1 anytime, 2 evening.
  package var slots: [UInt32]?
  /// Language tags in ASCII; a dua must be translated into one of them.
  package var languages: [[UInt8]]?
  /// The ids of duas.
  package let duas: NumberInterner?
  /// The bits of ``DocumentProperties`` of which a dua must have one; zero for any dua.
  package var grades: UInt64 = 0
  package var requiresAudio = false
  /// The least and the greatest number of Arabic words.
  package var minimumWords = 0
  package var maximumWords = Int.max

  package init(
    categories: [UInt32]? = nil,
    collections: [UInt32]? = nil,
    journeys: [UInt32]? = nil,
    slots: [UInt32]? = nil,
    languages: [[UInt8]]? = nil,
    duas: [UInt64]? = nil
  ) {
    self.categories = categories
    self.collections = collections
    self.journeys = journeys
    self.slots = slots
    self.languages = languages
    self.duas = duas.map { ids in
      ids.reduce(into: NumberInterner()) { known, id in _ = known.number(of: id) }
    }
  }

  /// Whether every dua passes.
  package var isEmpty: Bool {
    categories == nil && collections == nil && journeys == nil && slots == nil && languages == nil
      && duas == nil && grades == 0 && !requiresAudio && minimumWords == 0 && maximumWords == .max
  }
}
