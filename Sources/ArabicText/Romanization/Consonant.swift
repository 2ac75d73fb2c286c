/// The consonants of spoken Arabic, whichever letter writes them.
public enum Consonant: String, Sendable, CaseIterable {
  case hamza, beh, teh, theh, jeem, hah, khah, dal, thal, reh, zain, seen, sheen, sad, dad, tah, zah, ain,
    ghain
  case feh, qaf, kaf, lam, meem, noon, heh, waw, yeh

  /// Hashes the case. The default hash of an enumeration with a `String` raw value would add the tables of Unicode's normal
  /// forms to the web module.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }

  /// The consonant of a letter; nil for alef and alef maksura, which only write vowels, and for everything that is not an
  /// Arabic letter. Teh marbuta is ``teh``.
  init?(letter: Unicode.Scalar) {
    guard let consonant = Consonant.ofLetter[letter] else { return nil }
    self = consonant
  }

  /// Whether the lam of the article is assimilated to the letter.
  public var isSunLetter: Bool {
    switch self {
    case .teh, .theh, .dal, .thal, .reh, .zain, .seen, .sheen, .sad, .dad, .tah, .zah, .lam, .noon: true
    default: false
    }
  }

  private static let ofLetter: [Unicode.Scalar: Consonant] = [
    "ء": .hamza, "أ": .hamza, "إ": .hamza, "ؤ": .hamza, "ئ": .hamza, "آ": .hamza,
    "ب": .beh, "ت": .teh, "ة": .teh, "ث": .theh, "ج": .jeem, "ح": .hah, "خ": .khah, "د": .dal, "ذ": .thal,
    "ر": .reh, "ز": .zain, "س": .seen, "ش": .sheen, "ص": .sad, "ض": .dad, "ط": .tah, "ظ": .zah, "ع": .ain,
    "غ": .ghain, "ف": .feh, "ق": .qaf, "ك": .kaf, "ل": .lam, "م": .meem, "ن": .noon, "ه": .heh, "و": .waw,
    "ي": .yeh,
  ]
}

/// The three vowels of Arabic; each is short or long.
public enum Vowel: String, Sendable, CaseIterable {
  case a, i, u

  /// Hashes the case; see ``Consonant/hash(into:)``.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}
