extension Unicode.Scalar {
  /// Whether the scalar shows nothing: white space, a control or format character, or a blank that passes for a letter
  /// (the Hangul fillers, the empty Braille pattern).
  var isBlank: Bool {
    switch value {
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
  var isBlank: Bool { unicodeScalars.allSatisfy(\.isBlank) }

  /// The visible words in lower case with one space between them: what two texts that read alike share.
  var comparisonKey: String {
    unicodeScalars.split(whereSeparator: \.isBlank)
      .map { String(String.UnicodeScalarView($0)) }
      .joined(separator: " ")
      .lowercased()
  }
}
