extension DraftText {
  /// The UTF-8 offset of each scalar, and that of the end of the text.
  var scalarOffsets: [Int] {
    var offset = 0
    var offsets = [0]
    for scalar in text.value.unicodeScalars {
      offset += UTF8.width(scalar)
      offsets.append(offset)
    }
    return offsets
  }
}

extension DraftText.Role {
  /// Whether the text is Arabic throughout, recited or not.
  var isArabic: Bool {
    switch self {
    case .arabic: true
    case .localized(let language): language.language == "ar" && language.script != "Latn"
    case .transliteration, .plain, .emoji: false
    }
  }
}
