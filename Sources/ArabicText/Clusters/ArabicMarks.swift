/// The marks on one letter, in any order.
///
/// Variants of one mark share a member (the sukun of printed Qurans is a sukun), so that all Unicode normal forms and keyboard
/// habits give the same set.
public struct ArabicMarks: OptionSet, Hashable, Sendable {
  /// One bit for each mark.
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// U+064B ARABIC FATHATAN and its variants.
  @inlinable public static var fathatan: Self { Self(rawValue: 1 << 0) }
  /// U+064C ARABIC DAMMATAN and its variants.
  @inlinable public static var dammatan: Self { Self(rawValue: 1 << 1) }
  /// U+064D ARABIC KASRATAN and its variants.
  @inlinable public static var kasratan: Self { Self(rawValue: 1 << 2) }
  /// U+064E ARABIC FATHA and its variants.
  @inlinable public static var fatha: Self { Self(rawValue: 1 << 3) }
  /// U+064F ARABIC DAMMA and its variants.
  @inlinable public static var damma: Self { Self(rawValue: 1 << 4) }
  /// U+0650 ARABIC KASRA and its variants.
  @inlinable public static var kasra: Self { Self(rawValue: 1 << 5) }
  /// U+0651 ARABIC SHADDA.
  @inlinable public static var shadda: Self { Self(rawValue: 1 << 6) }
  /// U+0652 ARABIC SUKUN and its variants.
  @inlinable public static var sukun: Self { Self(rawValue: 1 << 7) }
  /// U+0653 ARABIC MADDAH ABOVE.
  @inlinable public static var madda: Self { Self(rawValue: 1 << 8) }
  /// U+0654 ARABIC HAMZA ABOVE.
  @inlinable public static var hamzaAbove: Self { Self(rawValue: 1 << 9) }
  /// U+0655 ARABIC HAMZA BELOW.
  @inlinable public static var hamzaBelow: Self { Self(rawValue: 1 << 10) }
  /// U+0670 ARABIC LETTER SUPERSCRIPT ALEF.
  @inlinable public static var daggerAlef: Self { Self(rawValue: 1 << 11) }
  /// U+06E5 ARABIC SMALL WAW.
  @inlinable public static var smallWaw: Self { Self(rawValue: 1 << 12) }
  /// U+06E6 ARABIC SMALL YEH.
  @inlinable public static var smallYeh: Self { Self(rawValue: 1 << 13) }
  /// U+06E7 ARABIC SMALL HIGH YEH.
  @inlinable public static var smallHighYeh: Self { Self(rawValue: 1 << 14) }
  /// The round or the upright zero of printed Qurans: the letter is written but not read.
  @inlinable public static var silent: Self { Self(rawValue: 1 << 15) }
  /// The pause signs.
  @inlinable public static var waqf: Self { Self(rawValue: 1 << 16) }
  /// U+06DC ARABIC SMALL HIGH SEEN: on a sad, the letter is read as seen.
  @inlinable public static var smallHighSeen: Self { Self(rawValue: 1 << 17) }
  /// U+06E8 ARABIC SMALL HIGH NOON.
  @inlinable public static var smallHighNoon: Self { Self(rawValue: 1 << 18) }
  /// Every other mark of the Arabic script.
  @inlinable public static var other: Self { Self(rawValue: 1 << 19) }

  /// U+06EA ARABIC EMPTY CENTRE LOW STOP: the vowel is a fatha inclined towards kasra (imala).
  @inlinable public static var imala: Self { Self(rawValue: 1 << 20) }

  /// The short vowels.
  @inlinable public static var harakat: Self { [.fatha, .damma, .kasra] }
  /// The doubled vowels.
  @inlinable public static var tanwin: Self { [.fathatan, .dammatan, .kasratan] }
  /// Hamza above or below its seat.
  @inlinable public static var hamza: Self { [.hamzaAbove, .hamzaBelow] }
  /// The small letters that lengthen a vowel.
  @inlinable public static var smallLetters: Self { [.smallWaw, .smallYeh, .smallHighYeh] }

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
