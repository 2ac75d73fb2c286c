import UnicodeText

/// Converts texts in several languages to the keys of a row and back.
///
/// The text of the library's default language has a key of its own (`name`); the others go to `localizations`.
extension LanguageMap {
  /// Takes every text of `text` except those in languages with keys of their own.
  mutating func take(
    _ text: LocalizedText,
    except languages: LanguageTag...,
    as field: WritableKeyPath<Value, String?>
  ) where Value: Localization {
    for (language, text) in text.entries where !languages.contains(language) {
      self[language, default: Value()][keyPath: field] = text
    }
  }

  /// Nil if empty, so that the key is omitted.
  var nilIfEmpty: Self? { isEmpty ? nil : self }

  /// The texts of `field`, with the text of the default language from its own key.
  ///
  /// Throws if the map repeats the default language with another text.
  func localized(
    _ field: KeyPath<Value, String?>,
    default text: String?,
    in language: LanguageTag,
    key: String
  ) throws(RowProblem) -> LocalizedText {
    guard !entries.isEmpty else { return LocalizedText(text, in: language) }
    var result = LocalizedText(text, in: language)
    for (language, value) in entries {
      try result.add(value[keyPath: field], in: language, key: "localizations.\(language)", other: key)
    }
    return result
  }
}

extension LocalizedText {
  /// Adds a text; throws if the key `other` has another text of the language.
  mutating func add(
    _ text: String?,
    in language: LanguageTag,
    key: String,
    other: String
  ) throws(RowProblem) {
    guard let text else { return }
    if let existing = self[language], !existing.hasSameScalars(as: text) {
      throw .disagreement(key: key, other: other)
    }
    self[language] = text
  }
}

/// A group of texts in one language, none of them required.
protocol Localization {
  init()
}

extension DuaLocalization: Localization {}
extension NameLocalization: Localization {}
