import Diagnostics
import DuaLibrary

/// A text element or key in one language.
public struct LocalizedField: Equatable, Sendable {
  /// The language of `xml:lang`, or of the key.
  public var language: LanguageTag
  /// Never missing: an element that exists states a text, even if it cannot be read.
  public var text: Field<String>

  /// A text in one language.
  public init(language: LanguageTag, text: Field<String>) {
    self.language = language
    self.text = text
  }
}

extension [LocalizedField] {
  /// The field in exactly this language; the first if there are several.
  public func field(in language: LanguageTag) -> Field<String> {
    first { $0.language == language }?.text ?? .missing
  }

  /// The text in exactly this language, if it could be read.
  public subscript(language: LanguageTag) -> Located<String>? { field(in: language).located }

  /// The readable texts; the first if there are several in one language.
  public var localizedText: LocalizedText {
    var text = LocalizedText()
    for field in reversed() { text[field.language] = field.text.value ?? text[field.language] }
    return text
  }
}
