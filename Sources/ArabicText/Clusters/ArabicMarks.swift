/// The marks on one letter, in any order.
///
/// Variants of one mark share a member (the sukun of printed Qurans is a sukun), so that all Unicode normal forms and keyboard
/// habits give the same set.
public struct ArabicMarks: OptionSet, Hashable, Sendable {
  /// One bit for each mark.
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// U+064B ARABIC FATHATAN and its variants.
  public static let fathatan = Self(rawValue: 1 << 0)
  /// U+064C ARABIC DAMMATAN and its variants.
  public static let dammatan = Self(rawValue: 1 << 1)
  /// U+064D ARABIC KASRATAN and its variants.
  public static let kasratan = Self(rawValue: 1 << 2)
  /// U+064E ARABIC FATHA and its variants.
  public static let fatha = Self(rawValue: 1 << 3)
  /// U+064F ARABIC DAMMA and its variants.
  public static let damma = Self(rawValue: 1 << 4)
  /// U+0650 ARABIC KASRA and its variants.
  public static let kasra = Self(rawValue: 1 << 5)
  /// U+0651 ARABIC SHADDA.
  public static let shadda = Self(rawValue: 1 << 6)
  /// U+0652 ARABIC SUKUN and its variants.
  public static let sukun = Self(rawValue: 1 << 7)
  /// U+0653 ARABIC MADDAH ABOVE.
  public static let madda = Self(rawValue: 1 << 8)
  /// U+0654 ARABIC HAMZA ABOVE.
  public static let hamzaAbove = Self(rawValue: 1 << 9)
  /// U+0655 ARABIC HAMZA BELOW.
  public static let hamzaBelow = Self(rawValue: 1 << 10)
  /// U+0670 ARABIC LETTER SUPERSCRIPT ALEF.
  public static let daggerAlef = Self(rawValue: 1 << 11)
  /// U+06E5 ARABIC SMALL WAW.
  public static let smallWaw = Self(rawValue: 1 << 12)
  /// U+06E6 ARABIC SMALL YEH.
  public static let smallYeh = Self(rawValue: 1 << 13)
  /// U+06E7 ARABIC SMALL HIGH YEH.
  public static let smallHighYeh = Self(rawValue: 1 << 14)
  /// The round or the upright zero of printed Qurans: the letter is written but not read.
  public static let silent = Self(rawValue: 1 << 15)
  /// The pause signs.
  public static let waqf = Self(rawValue: 1 << 16)
  /// U+06DC ARABIC SMALL HIGH SEEN: on a sad, the letter is read as seen.
  public static let smallHighSeen = Self(rawValue: 1 << 17)
  /// U+06E8 ARABIC SMALL HIGH NOON.
  public static let smallHighNoon = Self(rawValue: 1 << 18)
  /// Every other mark of the Arabic script.
  public static let other = Self(rawValue: 1 << 19)

  /// U+06EA ARABIC EMPTY CENTRE LOW STOP: the vowel is a fatha inclined towards kasra (imala).
  public static let imala = Self(rawValue: 1 << 20)

  /// The short vowels.
  public static let harakat: Self = [.fatha, .damma, .kasra]
  /// The doubled vowels.
  public static let tanwin: Self = [.fathatan, .dammatan, .kasratan]
  /// Hamza above or below its seat.
  public static let hamza: Self = [.hamzaAbove, .hamzaBelow]
  /// The small letters that lengthen a vowel.
  public static let smallLetters: Self = [.smallWaw, .smallYeh, .smallHighYeh]

  /// The mark of a scalar, presentation forms excluded; nil for every other scalar.
  public init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x064B, 0x08F0: self = .fathatan
    case 0x064C, 0x08F1: self = .dammatan
    case 0x064D, 0x08F2: self = .kasratan
    case 0x064E: self = .fatha
    case 0x064F: self = .damma
    case 0x0650: self = .kasra
    case 0x0651: self = .shadda
    case 0x0652, 0x06E1: self = .sukun
    case 0x0653, 0x06E4: self = .madda
    case 0x0654: self = .hamzaAbove
    case 0x0655: self = .hamzaBelow
    case 0x0656: self = [.kasra, .smallYeh]
    case 0x0657: self = [.damma, .smallWaw]
    case 0x0670: self = .daggerAlef
    case 0x06D6...0x06DB: self = .waqf
    case 0x06DC: self = .smallHighSeen
    case 0x06DF, 0x06E0: self = .silent
    case 0x06E5: self = .smallWaw
    case 0x06E6: self = .smallYeh
    case 0x06E7: self = .smallHighYeh
    case 0x06E8: self = .smallHighNoon
    case 0x06EA: self = .imala
    case _ where scalar.isArabicMark: self = .other
    default: return nil
    }
  }
}
