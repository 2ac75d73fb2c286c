extension DraftText {
  /// Where every scalar begins in the UTF-8 of the text; one more, for its end.
  var scalarOffsets: [Int] {
    text.value.unicodeScalars.reduce(into: [0]) { offsets, scalar in
      offsets.append((offsets.last ?? 0) + UTF8.width(scalar))
    }
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
