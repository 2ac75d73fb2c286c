import ContentDraft
import DuaLibrary
import UnicodeText

/// What may stand in one text: the list of its field, or else everything but what is right in no text.
struct AllowedCharacters {
  /// Nil when the policy says nothing about the field.
  private let inventory: CharacterInventory?
  /// Whether the language is written with joiners, which no list has to name.
  private let hasJoiners: Bool

  /// - Parameter defaultLanguage: The language of texts without one.
  init(in text: DraftText, _ policy: CharacterPolicy, defaultLanguage: LanguageTag?) {
    switch text.role {
    case .arabic: (inventory, hasJoiners) = (policy.arabic, false)
    case .transliteration: (inventory, hasJoiners) = (policy.transliteration, false)
    case .emoji: (inventory, hasJoiners) = (policy.emoji, false)
    case .localized(let language):
      (inventory, hasJoiners) = (policy.text(in: language), Script.hasJoiners(language))
    case .plain: (inventory, hasJoiners) = (defaultLanguage.flatMap { policy.text(in: $0) }, false)
    }
  }

  /// Whether the policy lists what may stand in the text.
  var isListed: Bool { inventory != nil }

  /// Whether a scalar may stand in the text whatever its neighbors are. No is not final: an emoji may have it.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    if let inventory { return inventory.contains(scalar) }
    return !scalar.isAlwaysDisallowed || hasJoiners && (scalar == "\u{200C}" || scalar == "\u{200D}")
  }

  /// Whether a scalar may stand where it stands.
  func contains(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    if contains(scalars[index]) { return true }
    guard let inventory else { return EmojiSequence.isJoint(scalars, at: index) }
    return inventory.allowsEmoji && EmojiSequence.contains(scalars, at: index)
  }
}

extension Script {
  /// Whether U+200C and U+200D belong to the spelling of a language: those of Indic scripts, those other than Arabic in
  /// Arabic script, and those whose script we do not know.
  fileprivate static func hasJoiners(_ tag: LanguageTag) -> Bool {
    let scripts = expected(for: tag)
    return scripts.isEmpty || !scripts.isDisjoint(with: indic)
      || scripts.contains(.arabic) && tag.language != "ar"
  }

  private static let indic: Set<Script> = [
    .bengali, .devanagari, .gujarati, .gurmukhi, .kannada, .malayalam, .sinhala, .tamil, .telugu,
  ]
}
