extension Unicode.Scalar {
  /// A pause sign (waqf) above the end of a word.
  public var isWaqfSign: Bool { (0x06D6...0x06DB).contains(value) }

  /// A small letter of printed Qurans, read where the consonantal text omits it: seen, meem, waw, yeh, high yeh, noon.
  public var isSmallLetter: Bool {
    switch value {
    case 0x06DC, 0x06E2, 0x06E3, 0x06E5...0x06E8, 0x06ED: true
    default: false
    }
  }

  /// A mark that occurs only in printed Qurans.
  public var isQuranicMark: Bool {
    switch value {
    case 0x06D6...0x06DC, 0x06DF...0x06E8, 0x06EA...0x06ED, 0x08D3...0x08E1, 0x08F0...0x08F5: true
    default: false
    }
  }

  /// A sign of its own between words of the Quran: the end of a verse, of a part, a place of prostration.
  public var isVerseSign: Bool {
    switch value {
    case 0x06DD, 0x06DE, 0x06E9, 0x08E2: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// An honorific sign, above a name (U+0610 to U+0614) or as a ligature.
  public var isHonorificSign: Bool {
    switch value {
    case 0x0610...0x0614, 0xFD40...0xFD4F, 0xFDCF, 0xFDFA, 0xFDFB, 0xFDFE, 0xFDFF: true
    default: false
    }
  }
}
