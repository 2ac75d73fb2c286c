extension Unicode.Scalar {
  /// A mark on or under an Arabic letter: a vowel, shadda, sukun, tanwin, dagger alef, a Quranic sign; presentation forms
  /// included.
  public var isArabicMark: Bool {
    switch value {
    case 0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E8, 0x06EA...0x06ED,
      0x0897...0x089F, 0x08CA...0x08E1, 0x08E3...0x08FF, 0xFE70...0xFE7F:
      true
    default: false
    }
  }

  /// A short vowel (haraka): fatha, damma or kasra.
  public var isHaraka: Bool { (0x064E...0x0650).contains(value) }

  /// Tanwin: a doubled vowel, closed or open.
  public var isTanwin: Bool { (0x064B...0x064D).contains(value) || (0x08F0...0x08F2).contains(value) }

  /// U+0651 ARABIC SHADDA.
  public var isShadda: Bool { value == 0x0651 }

  /// Sukun: U+0652, or the dotless head of khah in printed Qurans.
  public var isSukun: Bool { value == 0x0652 || value == 0x06E1 }

  /// U+0670 ARABIC LETTER SUPERSCRIPT ALEF.
  public var isDaggerAlef: Bool { value == 0x0670 }
}
