/// Queries that people type, each with the duas that answer it, judged by hand.
public struct QuerySet: Codable, Equatable, Sendable {
  /// The collection that the answers are in: the name of an import, or `content` for the library of this project.
  public var collection: String
  /// How the answers are named.
  public var key: Key
  public var queries: [Query]

  /// What names a dua without repeating its text.
  public enum Key: String, Codable, Sendable {
    /// The place in the order of the collection, from 1: the id that an import gives.
    case importID = "import-id"
    /// The slug of the dua.
    case slug
  }

  /// One query.
  public struct Query: Codable, Equatable, Sendable {
    /// As it is typed.
    public var query: String
    public var kind: QueryKind
    /// Every dua that answers the query, as numbers or slugs.
    public var relevant: [String]

    public init(query: String, kind: QueryKind, relevant: [String]) {
      self.query = query
      self.kind = kind
      self.relevant = relevant
    }
  }

  public init(collection: String, key: Key, queries: [Query]) {
    self.collection = collection
    self.key = key
    self.queries = queries
  }
}

/// The ways in which people write what they look for.
public enum QueryKind: String, Codable, CaseIterable, Comparable, Sendable {
  /// Arabic words without marks, or some with them.
  case arabic
  /// Arabic with marks, as it is pasted.
  case arabicVocalised = "arabic-vocalised"
  /// Arabic with the slips of people who type: hamza seats, ة and ه, joined and dropped words.
  case arabicMisspelt = "arabic-misspelt"
  /// Arabic in the code points of other languages, old fonts and word processors.
  case arabicOddCodePoints = "arabic-odd-code-points"
  case transliterationEnglish = "transliteration-english"
  /// ALA-LC, DIN 31635 and their kin.
  case transliterationScientific = "transliteration-scientific"
  case transliterationFrench = "transliteration-french"
  /// Digits for letters: `3afwa`.
  case transliterationArabizi = "transliteration-arabizi"
  case transliterationTurkish = "transliteration-turkish"
  case transliterationIndonesian = "transliteration-indonesian"
  case transliterationSouthAsian = "transliteration-south-asian"
  case english
  case englishMisspelt = "english-misspelt"
  /// Latin and Arabic, or English and transliteration, in one query.
  case mixed
  case citation
  /// The last word is not finished.
  case prefix

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}
