/// The consonants of Arabic as they are spoken, whatever letter writes them.
public enum Consonant: String, Sendable, CaseIterable {
  case hamza, beh, teh, theh, jeem, hah, khah, dal, thal, reh, zain, seen, sheen, sad, dad, tah, zah, ain,
    ghain
  case feh, qaf, kaf, lam, meem, noon, heh, waw, yeh

  /// By its case. By its name, as enumerations with raw values are hashed by default, every module for the web would hold
  /// the tables of Unicode's normal forms.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }

  /// The consonant that a letter writes; nil for alef and alef maksura, which only write vowels, and for
  /// everything that is not a letter of Arabic. Teh marbuta is ``teh``.
  init?(letter: Unicode.Scalar) {
    guard let consonant = Consonant.ofLetter[letter] else { return nil }
    self = consonant
  }

  /// A letter into which the lam of the article is assimilated.
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

  /// By its case, for the reason that ``Consonant/hash(into:)`` gives.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}
