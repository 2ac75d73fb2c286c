/// The consonants of spoken Arabic, whichever letter writes them.
public enum Consonant: UInt8, Sendable, CaseIterable {
  case hamza, beh, teh, theh, jeem, hah, khah, dal, thal, reh, zain, seen, sheen, sad, dad, tah, zah, ain,
    ghain
  case feh, qaf, kaf, lam, meem, noon, heh, waw, yeh

  /// The consonant of a letter; nil for alef and alef maksura, which only write vowels, and for everything that is not an
  /// Arabic letter. Teh marbuta is ``teh``.
  init?(letter: Unicode.Scalar) {
    switch letter {
    case "ء", "أ", "إ", "ؤ", "ئ", "آ": self = .hamza
    case "ب": self = .beh
    case "ت", "ة": self = .teh
    case "ث": self = .theh
    case "ج": self = .jeem
    case "ح": self = .hah
    case "خ": self = .khah
    case "د": self = .dal
    case "ذ": self = .thal
    case "ر": self = .reh
    case "ز": self = .zain
    case "س": self = .seen
    case "ش": self = .sheen
    case "ص": self = .sad
    case "ض": self = .dad
    case "ط": self = .tah
    case "ظ": self = .zah
    case "ع": self = .ain
    case "غ": self = .ghain
    case "ف": self = .feh
    case "ق": self = .qaf
    case "ك": self = .kaf
    case "ل": self = .lam
    case "م": self = .meem
    case "ن": self = .noon
    case "ه": self = .heh
    case "و": self = .waw
    case "ي": self = .yeh
    default: return nil
    }
  }

  /// Whether the lam of the article is assimilated to the letter.
  public var isSunLetter: Bool {
    switch self {
    case .teh, .theh, .dal, .thal, .reh, .zain, .seen, .sheen, .sad, .dad, .tah, .zah, .lam, .noon: true
    default: false
    }
  }
}

/// The three vowels of Arabic; each is short or long.
public enum Vowel: String, Sendable, CaseIterable {
  case a, i, u

  /// Hashes the case. The default hash of an enumeration with a `String` raw value would add the tables of Unicode's normal
  /// forms to the web module.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}
