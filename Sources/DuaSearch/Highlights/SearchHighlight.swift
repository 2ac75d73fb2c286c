import DuaLibrary

/// Where a query matched in a text of a dua.
public struct SearchHighlight: Equatable, Sendable {
  /// A text of a dua.
  public enum Field: String, Hashable, CaseIterable, Sendable {
    case title, arabic, transliteration, translation, benefit, context, propheticContext, bestTime
  }

  public var field: Field
  /// The language of the text; nil for the Arabic and its transliteration.
  public var language: LanguageTag?
  /// What to mark, in UTF-8 bytes of the text as it is shipped, with all marks of the letters; in order, never empty.
  public var ranges: [Range<Int>]
}
