/// A supplication, as it is shipped.
///
/// Every text is the source's, scalar for scalar.
public struct Dua: Identifiable, Equatable, Sendable {
  public typealias ID = EntityID<Dua>

  public var id: ID
  public var slug: Slug
  public var category: Category.ID?
  public var collection: DuaCollection.ID?
  public var title: LocalizedText
  /// The recited text.
  @ScalarExact public var arabic: String
  @ScalarExact public var transliteration: String?
  public var translation: LocalizedText
  public var sources: [Citation]
  /// How often the dua is said in one practice, 1 to 1,000.
  public var repetitions: Int
  public var difficulty: Difficulty
  /// How long one practice takes with all its repetitions, in seconds.
  public var duration: Int?
  /// The experience points that one practice earns.
  public var xp: Int
  public var bestTime: LocalizedText
  public var benefit: LocalizedText
  public var context: LocalizedText
  public var propheticContext: LocalizedText
  public var audio: AssetPath?
  public var review: Review
  /// The dua that this one is a deliberate near-duplicate of.
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
