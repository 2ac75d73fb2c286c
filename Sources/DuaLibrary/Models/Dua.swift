import UnicodeText

/// A supplication, as published.
///
/// Every text is identical to the source, scalar for scalar.
public struct Dua: Identifiable, Equatable, Sendable {
  /// The number of a dua.
  public typealias ID = EntityID<Dua>

  /// The number, never reused for another dua.
  public var id: ID
  /// The readable name, unique among duas.
  public var slug: Slug
  /// What the dua is about; nil if it is in no category.
  public var category: Category.ID?
  /// The set in which the dua is offered; nil if it is in none.
  public var collection: DuaCollection.ID?
  /// The title by language, unique in each.
  public var title: LocalizedText
  /// The recited text.
  @ScalarExact public var arabic: String
  /// The recited text in Latin letters; nil if there is none.
  @ScalarExact public var transliteration: String?
  /// The meaning of the recited text, by language.
  public var translation: LocalizedText
  /// Where the dua comes from.
  public var sources: [Citation]
  /// The number of repetitions in one practice, 1 to 1,000.
  public var repetitions: Int
  /// How difficult the dua is to learn.
  public var difficulty: Difficulty
  /// The duration of one practice with all its repetitions, in seconds; nil if it is not known.
  public var duration: Int?
  /// The experience points that one practice earns.
  public var xp: Int
  /// When to say it.
  public var bestTime: LocalizedText
  /// Its benefit to the person who says it; the key `rizq_benefit` of the bundle.
  public var benefit: LocalizedText
  /// Its origin, or the occasion on which it is said.
  public var context: LocalizedText
  /// What the Prophet said or did with it.
  public var propheticContext: LocalizedText
  /// A recording; nil if there is none.
  public var audio: AssetPath?
  /// Whether a scholar has approved it.
  public var review: Review
  /// The dua of which this one is a deliberate near-duplicate; nil if it is not one.
  public var variantOf: Slug?

  public init(
    id: ID,
    slug: Slug,
    category: Category.ID? = nil,
    collection: DuaCollection.ID? = nil,
    title: LocalizedText,
    arabic: String,
    transliteration: String? = nil,
    translation: LocalizedText,
    sources: [Citation] = [],
    repetitions: Int = 1,
    difficulty: Difficulty,
    duration: Int? = nil,
    xp: Int,
    bestTime: LocalizedText = [:],
    benefit: LocalizedText = [:],
    context: LocalizedText = [:],
    propheticContext: LocalizedText = [:],
    audio: AssetPath? = nil,
    review: Review = Review(),
    variantOf: Slug? = nil
  ) {
    self.id = id
    self.slug = slug
    self.category = category
    self.collection = collection
    self.title = title
    self.arabic = arabic
    self.transliteration = transliteration
    self.translation = translation
    self.sources = sources
    self.repetitions = repetitions
    self.difficulty = difficulty
    self.duration = duration
    self.xp = xp
    self.bestTime = bestTime
    self.benefit = benefit
    self.context = context
    self.propheticContext = propheticContext
    self.audio = audio
    self.review = review
    self.variantOf = variantOf
  }
}

/// How difficult a dua is to learn.
public enum Difficulty: String, CaseIterable, Sendable {
  case beginner, intermediate, advanced
}
