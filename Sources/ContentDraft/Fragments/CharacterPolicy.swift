import DuaLibrary

/// The key `characters` of the policy: which characters each field may contain.
///
/// A field without a list may contain every character except those that are always disallowed.
public struct CharacterPolicy: Equatable, Sendable {
  /// The recited texts.
  public var arabic: CharacterInventory?
  /// The transliterations.
  public var transliteration: CharacterInventory?
  /// The fields `emoji`.
  public var emoji: CharacterInventory?
  /// Titles, translations, names and notes, by language.
  public var text: [LanguageTag: CharacterInventory] = [:]

  public init() {}

  /// The list for texts in a language: that of the tag, otherwise that of the tag without its region.
  public func text(in language: LanguageTag) -> CharacterInventory? {
    if let inventory = text[language] { return inventory }
    return LanguageTag([language.language, language.script].compactMap(\.self).joined(separator: "-"))
      .flatMap { text[$0] }
  }
}
