extension Unicode.Scalar {
  /// Punctuation of the Arabic script: comma, semicolon, question mark, full stop, date separator, percent and
  /// number signs, and the ornate brackets of quotations.
  public var isArabicPunctuation: Bool {
    switch value {
    case 0x0609, 0x060A, 0x060C, 0x060D, 0x061B, 0x061D...0x061F, 0x066A...0x066D, 0x06D4, 0xFD3E, 0xFD3F:
      true
    default: false
    }
  }
}
