import DuaLibrary

/// A `<dua>` element, or an object of the `duas` array.
public struct DuaFragment: Equatable, Sendable {
  /// The start tag, or the opening brace: where something missing is reported.
  public var range: SourceRange
  public var id: Field<Int> = .missing
  public var slug: Field<Slug> = .missing
  public var category: Field<Slug> = .missing
  public var collection: Field<Slug> = .missing
  public var difficulty: Field<Difficulty> = .missing
  public var repetitions: Field<Int> = .missing
  public var xp: Field<Int> = .missing
  /// In seconds.
  public var duration: Field<Int> = .missing
  public var variantOf: Field<Slug> = .missing
  public var title: [LocalizedField] = []
  public var arabic: Field<String> = .missing
  public var transliteration: Field<String> = .missing
  public var translation: [LocalizedField] = []
  public var sources: [CitationFragment] = []
  public var bestTime: [LocalizedField] = []
  public var benefit: [LocalizedField] = []
  public var context: [LocalizedField] = []
  public var propheticContext: [LocalizedField] = []
  public var audio: Field<AssetPath> = .missing
  public var review: ReviewFragment?

  public init(range: SourceRange) { self.range = range }
}

/// A `<review>` element or object.
public struct ReviewFragment: Equatable, Sendable {
  public var range: SourceRange
  public var status: Field<Review.Status> = .missing
  public var reviewer: Field<String> = .missing
  public var hash: Field<String> = .missing

  public init(range: SourceRange) { self.range = range }
}
