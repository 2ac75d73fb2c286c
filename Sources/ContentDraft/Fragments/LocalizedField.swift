import Diagnostics
import DuaLibrary

/// A text element or key in one language.
public struct LocalizedField: Equatable, Sendable {
  /// The language of `xml:lang`, or of the key.
  public var language: LanguageTag
  /// The text with its place. Never missing: an element that is there states a text, if only one that cannot
  /// be read.
  public var text: Field<String>

  /// A text in one language.
  public init(language: LanguageTag, text: Field<String>) {
    self.language = language
    self.text = text
  }
}

extension [LocalizedField] {
  /// What is written in exactly this language; of several the first.
  public func field(in language: LanguageTag) -> Field<String> {
    first { $0.language == language }?.text ?? .missing
  }

  /// The text of exactly this language, if it could be read.
  public subscript(language: LanguageTag) -> Located<String>? { field(in: language).located }

  /// The texts that could be read, without their places; of several in one language the first.
  public var localizedText: LocalizedText {
    var text = LocalizedText()
    for field in reversed() { text[field.language] = field.text.value ?? text[field.language] }
    return text
  }
}
