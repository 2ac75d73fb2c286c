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
