import Diagnostics
import DuaLibrary

/// A `<dua>` element, or an object of the `duas` array.
public struct DuaFragment: Equatable, Sendable {
  /// The start tag, or the opening brace; missing content is reported here.
  public var range: SourceRange
  public var id: Field<Int> = .missing
  public var slug: Field<Slug> = .missing
  /// The attribute `category`: a slug of the declaration.
  public var category: Field<Slug> = .missing
  /// The attribute `collection`: a slug of the declaration.
  public var collection: Field<Slug> = .missing
  public var difficulty: Field<Difficulty> = .missing
  public var repetitions: Field<Int> = .missing
  /// The attribute `xp`, in points.
  public var xp: Field<Int> = .missing
  /// In seconds.
  public var duration: Field<Int> = .missing
  /// The attribute `variant-of`: the slug of another dua.
  public var variantOf: Field<Slug> = .missing
  public var title: [LocalizedField] = []
  /// The element `arabic`, or the text of a layer.
  public var arabic: Field<String> = .missing
  /// The element `transliteration`, or the text of a layer.
  public var transliteration: Field<String> = .missing
  /// The attribute `generated` of the element `transliteration`: the scheme with which a tool generated it; removed after
  /// review.
  public var transliterationGenerated: Field<String> = .missing
  /// The elements `translation`, with the texts of layers.
  public var translation: [LocalizedField] = []
  public var sources: [CitationFragment] = []
  public var bestTime: [LocalizedField] = []
  public var benefit: [LocalizedField] = []
  public var context: [LocalizedField] = []
  public var propheticContext: [LocalizedField] = []
  /// The attribute `href` of the element `audio`.
  public var audio: Field<AssetPath> = .missing
  public var review: ReviewFragment?

  public init(range: SourceRange) { self.range = range }
}

/// A `<review>` element or object.
public struct ReviewFragment: Equatable, Sendable {
  /// The start tag, or the opening brace.
  public var range: SourceRange
  public var status: Field<Review.Status> = .missing
  public var reviewer: Field<String> = .missing
  public var hash: Field<String> = .missing

  public init(range: SourceRange) { self.range = range }
}
