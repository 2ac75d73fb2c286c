import DuaLibrary

/// A text element or key in one language.
public struct LocalizedField: Equatable, Sendable {
  /// The language of `xml:lang`, or of the key.
  public var language: LanguageTag
  /// The text with its place.
  public var text: Located<String>

  /// A text in one language.
  public init(language: LanguageTag, text: Located<String>) {
    self.language = language
    self.text = text
  }
}

extension [LocalizedField] {
  /// The first text of exactly this language.
  public subscript(language: LanguageTag) -> Located<String>? {
    first { $0.language == language }?.text
  }

  /// The texts without their places; of several in one language the first.
  public var localizedText: LocalizedText {
    var text = LocalizedText()
    for field in reversed() { text[field.language] = field.text.value }
    return text
  }
}
