/// A row of `categories.json`.
public struct CategoryRow: Codable, Sendable {
  /// The key `id`.
  public var id: Int
  /// In the library's default language.
  public var name: String
  /// The key `slug`.
  public var slug: String
  /// In the library's default language.
  public var description: String?
  /// The key `emoji`.
  public var emoji: String?
  /// Name and description in the other languages.
  public var localizations: LanguageMap<NameLocalization>?
}

/// A row of `collections.json`.
public struct CollectionRow: Codable, Sendable {
  /// The key `id`.
  public var id: Int
  /// In the library's default language.
  public var name: String
  /// The key `slug`.
  public var slug: String
  /// In the library's default language.
  public var description: String?
  /// The key `is_premium`.
  public var isPremium: Bool
  /// Name and description in the other languages.
  public var localizations: LanguageMap<NameLocalization>?

  enum CodingKeys: String, CodingKey {
    case id, name, slug, description, localizations
    case isPremium = "is_premium"
  }
}

/// A row of `works.json`: a hadith collection that duas cite.
public struct WorkRow: Codable, Sendable {
  /// The key `slug`.
  public var slug: String
  /// In the library's default language.
  public var name: String
  /// Other names by which people know the work.
  public var aliases: [String]
  /// The edition or scheme whose numbers are cited.
  public var numbering: String
  /// The highest number of the scheme.
  public var highest: Int
  /// The name in the other languages.
  public var localizations: LanguageMap<NameLocalization>?
}

/// The name and the description of an entity in one language other than the default.
public struct NameLocalization: Codable, Sendable {
  /// The key `name`.
  public var name: String?
  public var description: String?
}
