/// Queries as people type them, each with the duas that answer it, judged by hand.
package struct QuerySet: Codable, Equatable, Sendable {
  /// The collection that is searched: the name of an import, or `content` for this project's library.
  package var collection: String
  /// How `relevant` identifies duas.
  package var key: Key
  package var queries: [Query]

  /// An identifier of a dua, so that no text of a collection is repeated here.
  package enum Key: String, Codable, Sendable {
    /// The position in the collection, from 1: the id assigned by an import.
    case importID = "import-id"
    case slug
  }

  package struct Query: Codable, Equatable, Sendable {
    package var query: String
    package var kind: QueryKind
    /// Every dua that answers the query, as numbers or slugs.
    package var relevant: [String]

    package init(query: String, kind: QueryKind, relevant: [String]) {
      self.query = query
      self.kind = kind
      self.relevant = relevant
    }
  }

  package init(collection: String, key: Key, queries: [Query]) {
    self.collection = collection
    self.key = key
    self.queries = queries
  }
}

/// How a query is written.
package enum QueryKind: String, Codable, CaseIterable, Comparable, Sendable {
  /// Arabic words without marks, or some with them.
  case arabic
  /// Arabic with marks, as it is pasted.
  case arabicVocalized = "arabic-vocalized"
  /// Arabic with typing errors: hamza seats, ة and ه, joined and dropped words.
  case arabicMisspelled = "arabic-misspelled"
  /// Arabic in the code points of other languages, legacy fonts and word processors.
  case arabicOddCodePoints = "arabic-odd-code-points"
  case transliterationEnglish = "transliteration-english"
  /// ALA-LC, DIN 31635 and similar schemes.
  case transliterationScientific = "transliteration-scientific"
  case transliterationFrench = "transliteration-french"
  /// Digits for letters: `3afwa`.
  case transliterationArabizi = "transliteration-arabizi"
  case transliterationTurkish = "transliteration-turkish"
  case transliterationIndonesian = "transliteration-indonesian"
  case transliterationSouthAsian = "transliteration-south-asian"
  case english
  case englishMisspelled = "english-misspelled"
  /// French, Spanish, German, Bosnian and others, or the Arabic as it is written in them.
  case otherLanguage = "other-language"
  /// Latin and Arabic, or English and transliteration, in one query.
  case mixed
  case citation
  /// The last word is incomplete.
  case prefix

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
