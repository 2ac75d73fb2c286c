import ContentDraft
import DuaLibrary
import UnicodeText

/// The characters that a text may contain: those that the policy lists for its field, or all that are not wrong everywhere.
struct AllowedCharacters {
  /// Nil if the policy has no list for the field.
  private let inventory: CharacterInventory?
  /// Whether the language is written with joiners, which a list need not name.
  private let hasJoiners: Bool
  /// Whether each scalar of the first blocks, to the end of that of Arabic, is allowed.
  private var common: [Bool]
  /// Bytes that only allowed scalars have: those of ASCII, the first ones of scalars of two bytes that are all allowed, and those that
  /// continue them. Texts in Arabic have others, because U+061C begins as most of its letters do.
  private(set) var bytes = ByteSet([UInt8]())

  /// - Parameter defaultLanguage: The language of texts without one.
  init(in role: DraftText.Role, _ policy: CharacterPolicy, defaultLanguage: LanguageTag?) {
    switch role {
    case .arabic: (inventory, hasJoiners) = (policy.arabic, false)
    case .transliteration: (inventory, hasJoiners) = (policy.transliteration, false)
    case .emoji: (inventory, hasJoiners) = (policy.emoji, false)
    case .localized(let language):
      (inventory, hasJoiners) = (policy.text(in: language), Script.hasJoiners(language))
    case .plain: (inventory, hasJoiners) = (defaultLanguage.flatMap { policy.text(in: $0) }, false)
    }
    common = Self.commonWithoutList
    if inventory != nil { common = Self.common.map(allows) }
    bytes = Self.bytes(allowedBy: common)
  }

  private static let common = (0..<0x700 as Range<UInt32>).compactMap(Unicode.Scalar.init)
  /// There is no joiner among them.
  private static let commonWithoutList = common.map { !$0.isAlwaysDisallowed }

  private static func bytes(allowedBy common: [Bool]) -> ByteSet {
    let leads = (0xC2...0xDB).filter { lead in
      let first = (lead & 0x1F) << 6
      return common[first..<first + 64].allSatisfy(\.self)
    }
    let bytes = (0..<0x80).filter { common[$0] } + (leads.isEmpty ? [] : Array(0x80..<0xC0)) + leads
    return ByteSet(bytes.map { UInt8($0) })
  }

  /// Whether the policy has a list for the text.
  var isListed: Bool { inventory != nil }

  /// Whether a scalar is allowed anywhere in the text. Others are allowed as parts of an emoji.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = Int(scalar.value)
    return value < common.count ? common[value] : allows(scalar)
  }

  /// Whether every scalar of a text is allowed anywhere in it.
  func contains(allOf text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        guard contains(Unicode.Scalar(in: bytes, at: &index)) else { return false }
      }
      return true
    }
  }

  private func allows(_ scalar: Unicode.Scalar) -> Bool {
    if let inventory { return inventory.contains(scalar) }
    return !scalar.isAlwaysDisallowed || hasJoiners && (scalar == "\u{200C}" || scalar == "\u{200D}")
  }

  /// Whether the scalar at an index is allowed there.
  func contains(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    if contains(scalars[index]) { return true }
    guard let inventory else { return EmojiSequence.isJoint(scalars, at: index) }
    return inventory.allowsEmoji && EmojiSequence.contains(scalars, at: index)
  }
}

extension Script {
  /// Whether U+200C and U+200D are part of a language's spelling: in Indic scripts, in languages other than Arabic in Arabic
  /// script, and in languages of unknown script.
  fileprivate static func hasJoiners(_ tag: LanguageTag) -> Bool {
    let scripts = expected(for: tag)
    return scripts.isEmpty || !scripts.isDisjoint(with: indic)
      || scripts.contains(.arabic) && tag.language != "ar"
  }

  private static let indic: Set<Script> = [
    .bengali, .devanagari, .gujarati, .gurmukhi, .kannada, .malayalam, .sinhala, .tamil, .telugu,
  ]
}
