import Diagnostics
import DuaLibrary

/// `library.json`: the name of the library, its policy, and what its duas and journeys refer to.
public struct LibraryDeclaration: Equatable, Sendable {
  /// The opening brace.
  public var range: SourceRange
  /// The key `name`.
  public var name: Field<String> = .missing
  /// The key `library-version`, for example `1.0.0`.
  public var libraryVersion: Field<String> = .missing
  /// The key `licence`.
  public var licence: Field<String> = .missing
  /// The key `default-language`.
  public var defaultLanguage: Field<LanguageTag> = .missing
  /// The key `required-languages`.
  public var requiredLanguages: [Located<LanguageTag>] = []
  /// The key `policy`.
  public var policy = Policy()
  /// The key `categories`.
  public var categories: [CategoryFragment] = []
  /// The key `collections`.
  public var collections: [CollectionFragment] = []
  /// The key `works`.
  public var works: [WorkFragment] = []

  public init(range: SourceRange) { self.range = range }
}

/// An object of the `categories` array.
public struct CategoryFragment: Equatable, Sendable {
  /// The opening brace.
  public var range: SourceRange
  /// The key `id`.
  public var id: Field<Int> = .missing
  /// The key `slug`.
  public var slug: Field<Slug> = .missing
  /// The key `name`.
  public var name: [LocalizedField] = []
  /// The key `description`.
  public var description: [LocalizedField] = []
  /// The key `emoji`.
  public var emoji: Field<String> = .missing

  public init(range: SourceRange) { self.range = range }
}

/// An object of the `collections` array.
public struct CollectionFragment: Equatable, Sendable {
  /// The opening brace.
  public var range: SourceRange
  /// The key `id`.
  public var id: Field<Int> = .missing
  /// The key `slug`.
  public var slug: Field<Slug> = .missing
  /// The key `name`.
  public var name: [LocalizedField] = []
  /// The key `description`.
  public var description: [LocalizedField] = []
  /// The key `premium`.
  public var premium: Field<Bool> = .missing

  public init(range: SourceRange) { self.range = range }
}

/// An object of the `works` array.
public struct WorkFragment: Equatable, Sendable {
  /// The opening brace.
  public var range: SourceRange
  /// The key `slug`.
  public var slug: Field<Slug> = .missing
  /// The key `name`.
  public var name: [LocalizedField] = []
  /// The key `aliases`.
  public var aliases: [Located<String>] = []
  /// The key `numbering`: the edition or scheme of the numbers.
  public var numbering: Field<String> = .missing
  /// The key `highest`: the highest number of the scheme.
  public var highest: Field<Int> = .missing

  public init(range: SourceRange) { self.range = range }
}
