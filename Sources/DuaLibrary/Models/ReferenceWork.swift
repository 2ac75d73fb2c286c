import UnicodeText

/// A hadith collection that duas cite.
public struct ReferenceWork: Identifiable, Equatable, Sendable {
  /// The readable name, unique among works.
  public var slug: Slug
  /// The name by language.
  public var name: LocalizedText
  /// Other common names of the work.
  @ScalarExact public var aliases: [String]
  /// The edition or scheme whose numbers are cited.
  @ScalarExact public var numbering: String
  /// The highest number of the scheme.
  public var highest: Int

  /// The slug.
  public var id: Slug { slug }

  public init(slug: Slug, name: LocalizedText, aliases: [String] = [], numbering: String, highest: Int) {
    self.slug = slug
    self.name = name
    self.aliases = aliases
    self.numbering = numbering
    self.highest = highest
  }
}
