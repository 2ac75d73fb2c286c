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
  /// The slug of the dua to which the text belongs.
  public var dua: Field<Slug> = .missing
  /// The attribute `generated`: the scheme with which a tool generated a transliteration; removed after review.
  public var generated: Field<String> = .missing
  /// The text of the element.
  public var text: Field<String> = .missing

  public init(range: SourceRange, kind: Kind, language: LanguageTag? = nil) {
    self.range = range
    self.kind = kind
    self.language = language
  }
}
