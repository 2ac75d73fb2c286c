/// A row of `categories.json`.
public struct CategoryRow: Decodable, Sendable {
  /// Unique among the rows of the file.
  public var id: Int
  /// In the library's default language.
  public var name: String
  /// Unique among the rows of the file.
  public var slug: String
  /// In the library's default language.
  public var description: String?
  /// The emoji shown for the category.
  public var emoji: String?
  /// Name and description in the other languages.
  public var localizations: LanguageMap<NameLocalization>?

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case id, slug, name, description, emoji, localizations
  }
}

/// A row of `collections.json`.
public struct CollectionRow: Decodable, Sendable {
  /// Unique among the rows of the file.
  public var id: Int
  /// In the library's default language.
  public var name: String
  /// Unique among the rows of the file.
  public var slug: String
  /// In the library's default language.
  public var description: String?
  /// Whether it is for subscribers only.
  public var isPremium: Bool
  /// Name and description in the other languages.
  public var localizations: LanguageMap<NameLocalization>?

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case id, name, slug, description, localizations
    case isPremium = "is_premium"
  }
}

/// A row of `works.json`: a hadith collection that duas cite.
public struct WorkRow: Decodable, Sendable {
  /// Unique among the rows of the file.
  public var slug: String
  /// In the library's default language.
  public var name: String
  /// Other common names of the work.
  public var aliases: [String]
  /// The edition or scheme whose numbers are cited.
  public var numbering: String
  /// The highest number of the scheme.
  public var highest: Int
  /// The name in the other languages.
  public var localizations: LanguageMap<NameLocalization>?

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case slug, name, aliases, numbering, highest, localizations
  }
}

/// The name and the description of an entity in one language other than the default.
public struct NameLocalization: Decodable, Sendable {
  /// The name.
  public var name: String?
  /// The description.
  public var description: String?

  package enum CodingKeys: String, CodingKey, CaseIterable {
    case name, description
  }
}
