import Diagnostics
import DuaLibrary

/// A `<dua>` element, or an object of the `duas` array.
///
/// Copies share their fields until one of them changes: a library has a copy in its file, in its draft and in the tables of the rules.
@dynamicMemberLookup
public struct DuaFragment: Equatable, Sendable {
  /// Always one element: an array, because it is copied when it is changed.
  @usableFromInline var shared: [Fields]

  public init(range: SourceRange) { shared = [Fields(range: range)] }

  // Inlined: only then does the compiler make no key path.
  /// The fields.
  @inlinable
  public subscript<Value>(dynamicMember field: WritableKeyPath<Fields, Value>) -> Value {
    @inline(__always) get { shared[0][keyPath: field] }
    @inline(__always) _modify { yield &shared[0][keyPath: field] }
  }
}

extension DuaFragment {
  /// What a ``DuaFragment`` states.
  public struct Fields: Equatable, Sendable {
    /// The start tag, or the opening brace; missing content is reported here.
    public var range: SourceRange
    /// The attribute `id`.
    public var id: Field<Int> = .missing
    /// The attribute `slug`.
    public var slug: Field<Slug> = .missing
    /// The attribute `category`: a slug of the declaration.
    public var category: Field<Slug> = .missing
    /// The attribute `collection`: a slug of the declaration.
    public var collection: Field<Slug> = .missing
    /// The attribute `difficulty`.
    public var difficulty: Field<Difficulty> = .missing
    /// The attribute `repetitions`, 1 to 1,000.
    public var repetitions: Field<Int> = .missing
    /// The attribute `xp`, in points.
    public var xp: Field<Int> = .missing
    /// In seconds.
    public var duration: Field<Int> = .missing
    /// The attribute `variant-of`: the slug of another dua.
    public var variantOf: Field<Slug> = .missing
    /// The attribute `topics`: names of topics, separated by spaces.
    public var topics: Field<String> = .missing
    /// The elements `title`.
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
    /// The elements `source`.
    public var sources: [CitationFragment] = []
    /// The elements `best-time`.
    public var bestTime: [LocalizedField] = []
    /// The elements `benefit`.
    public var benefit: [LocalizedField] = []
    /// The elements `context`.
    public var context: [LocalizedField] = []
    /// The elements `prophetic-context`.
    public var propheticContext: [LocalizedField] = []
    /// The attribute `href` of the element `audio`.
    public var audio: Field<AssetPath> = .missing
    /// The element `review`.
    public var review: ReviewFragment?

    init(range: SourceRange) { self.range = range }
  }
}

/// A `<review>` element or object.
public struct ReviewFragment: Equatable, Sendable {
  /// The start tag, or the opening brace.
  public var range: SourceRange
  /// The attribute `status`.
  public var status: Field<Review.Status> = .missing
  /// The attribute `by`.
  public var reviewer: Field<String> = .missing
  /// The attribute `date`: the day of the review, as `2026-01-31`.
  public var date: Field<String> = .missing
  /// The attribute `hash`: that of the ``ReviewedText``.
  public var hash: Field<String> = .missing

  public init(range: SourceRange) { self.range = range }
}
