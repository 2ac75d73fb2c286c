extension Unicode.Scalar {
  /// Whether the scalar shows nothing: white space, a control or format character, or a blank that passes for a letter
  /// (the Hangul fillers, the empty Braille pattern).
  ///
  /// Every scalar of every text is asked, and the tables of the standard library are slow, so the ranges that hold
  /// nothing blank are told apart first.
  package var isBlank: Bool {
    switch value {
    case 0x21...0x7E, 0xA1...0xAC, 0xAE...0x5FF, 0x606...0x61B, 0x61D...0x6DC, 0x6DE...0x70E, 0x1E00...0x1FFF:
      false
    case 0x00...0x20, 0x7F...0xA0, 0xAD: true
    case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0: true
    default:
      properties.isWhitespace || properties.generalCategory == .format
        || properties.generalCategory == .control
        || properties.isVariationSelector
    }
  }
}

extension String {
  /// Whether a reader sees nothing of the text.
  package var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }
}
