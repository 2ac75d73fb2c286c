import DuaLibrary

/// The key `characters` of the policy: which characters each field may hold.
///
/// Where a field has no list of its own, every character may stand there but those that are right in no text.
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

  /// The list for texts in a language: its own, or that of the language without its region.
  public func text(in language: LanguageTag) -> CharacterInventory? {
    if let inventory = text[language] { return inventory }
    return LanguageTag([language.language, language.script].compactMap(\.self).joined(separator: "-"))
      .flatMap { text[$0] }
  }
}
