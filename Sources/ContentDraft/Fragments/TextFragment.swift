import Diagnostics
import DuaLibrary

/// A `<text>` element of a layer: one text of a dua that is declared elsewhere.
public struct TextFragment: Equatable, Sendable {
  /// The kind of text in a layer.
  public enum Kind: String, CaseIterable, Sendable {
    case arabic, transliteration, translation
  }

  /// The start tag, or the opening brace.
  public var range: SourceRange
  /// The kind of the layer.
  public var kind: Kind
  /// The language of a translation layer; nil for the other kinds.
  public var language: LanguageTag?
  /// The slug of the dua that the text belongs to.
  public var dua: Field<Slug> = .missing
  /// The attribute `generated`: the scheme by which a tool wrote a transliteration, until somebody has reviewed it.
  public var generated: Field<String> = .missing
  public var text: Field<String> = .missing

  public init(range: SourceRange, kind: Kind, language: LanguageTag? = nil) {
    self.range = range
    self.kind = kind
    self.language = language
  }
}
