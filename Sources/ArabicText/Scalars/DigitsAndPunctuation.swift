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

extension Unicode.Scalar {
  /// The value, 0 to 9, of an Arabic-Indic or an extended (Persian, Urdu) Arabic-Indic digit.
  public var arabicDigitValue: Int? {
    switch value {
    case 0x0660...0x0669: Int(value - 0x0660)
    case 0x06F0...0x06F9: Int(value - 0x06F0)
    default: nil
    }
  }

  /// The ASCII digit with the value of an Arabic-Indic digit.
  var asciiDigit: Unicode.Scalar? {
    arabicDigitValue.flatMap { UInt8(exactly: $0 + 0x30) }.map { Unicode.Scalar($0) }
  }
}
