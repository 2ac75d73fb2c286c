/// Classes of Unicode scalars that matter for Arabic text, by explicit tables: the general category of
/// Unicode does not tell letters and marks of Arabic apart (U+06E5 is a letter modifier, U+0670 a mark,
/// U+06DD a format character).
extension Unicode.Scalar {
  /// A letter of the Arabic script, presentation forms included, tatweel and marks excluded.
  public var isArabicLetter: Bool {
    switch value {
    case 0x0620...0x063F, 0x0641...0x064A, 0x066E, 0x066F, 0x0671...0x06D3, 0x06D5, 0x06EE, 0x06EF,
      0x06FA...0x06FC, 0x06FF, 0x0750...0x077F, 0x0870...0x0887, 0x0889...0x088F, 0x08A0...0x08C8,
      0xFB50...0xFBB1, 0xFBD3...0xFD3D, 0xFD50...0xFD8F, 0xFD92...0xFDC7, 0xFDF0...0xFDFB, 0xFE80...0xFEFC:
      true
    default: false
    }
  }

  /// A mark that stands on or under an Arabic letter: a vowel, shadda, sukun, tanwin, dagger alef, a Quranic
  /// sign; presentation forms included.
  public var isArabicMark: Bool {
    switch value {
    case 0x0610...0x061A, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E8, 0x06EA...0x06ED,
      0x0897...0x089F, 0x08CA...0x08E1, 0x08E3...0x08FF, 0xFE70...0xFE7F:
      true
    default: false
    }
  }

  /// U+0640 ARABIC TATWEEL, which only stretches a word.
  public var isTatweel: Bool { value == 0x0640 }

  /// A character that shows nothing, parts no words, and only steers joining, direction or line breaks:
  /// joiners, direction marks, embeddings and isolates, the soft hyphen, the byte order mark.
  public var isInvisibleControl: Bool {
    switch value {
    case 0x00AD, 0x034F, 0x061C, 0x200C...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF:
      true
    default: false
    }
  }
}
