/// Classes of Unicode scalars that matter for Arabic text, as explicit tables: Unicode's general category does not distinguish
/// Arabic letters and marks (U+06E5 is a letter modifier, U+0670 a mark, U+06DD a format character).
extension Unicode.Scalar {
  /// A letter of the Arabic script, presentation forms included, tatweel and marks excluded.
  public var isArabicLetter: Bool {
    switch value {
    // Most characters of other scripts, without looking at the ranges.
    case 0..<0x0620: false
    case 0x0620...0x063F, 0x0641...0x064A, 0x066E, 0x066F, 0x0671...0x06D3, 0x06D5, 0x06EE, 0x06EF,
      0x06FA...0x06FC, 0x06FF, 0x0750...0x077F, 0x0870...0x0887, 0x0889...0x088F, 0x08A0...0x08C8,
      0xFB50...0xFBB1, 0xFBD3...0xFD3D, 0xFD50...0xFD8F, 0xFD92...0xFDC7, 0xFDF0...0xFDFB, 0xFE80...0xFEFC:
      true
    default: false
    }
  }

  /// U+0640 ARABIC TATWEEL, which only stretches a word.
  public var isTatweel: Bool { value == 0x0640 }

  /// A sun letter: the lam of the article is assimilated to it.
  public var isSunLetter: Bool {
    switch value {
    case 0x062A, 0x062B, 0x062F...0x0634, 0x0635...0x0638, 0x0644, 0x0646: true
    default: false
    }
  }
}

extension String {
  /// Whether the text contains a letter of the Arabic script.
  public var hasArabicLetter: Bool { unicodeScalars.contains { $0.isArabicLetter } }
}
