import ArabicText

extension Unicode.Scalar {
  /// The script of a letter; nil for everything else: digits, marks, punctuation, spacing modifier letters such as the
  /// half rings of transliterations, the honorific ligatures U+FDFA and U+FDFB that texts in every language use, and
  /// letters of scripts that the table does not hold.
  var letterScript: Script? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF, 0x1E00...0x1EFF: return .latin
    case 0...0xBF, 0x2B0...0x36F, 0x2000...0x206F, 0xFDFA, 0xFDFB: return nil
    case 0x600...0x6FF: return isArabicLetter ? .arabic : nil
    default: break
    }
    if isArabicLetter { return .arabic }
    guard properties.isAlphabetic, !properties.generalCategory.isMark else { return nil }
    return Self.blocks.first { $0.scalars.contains(value) }?.script
  }

  /// The blocks of letters, as Unicode 15 lays them out.
  private static let blocks: [(scalars: ClosedRange<UInt32>, script: Script)] = [
    (0x00C0...0x024F, .latin), (0x0250...0x02AF, .latin), (0x1D00...0x1D25, .latin),
    (0x1E00...0x1EFF, .latin),
    (0x2C60...0x2C7F, .latin), (0xA722...0xA7FF, .latin), (0xFF21...0xFF5A, .latin),
    (0x0370...0x03FF, .greek), (0x1F00...0x1FFF, .greek),
    (0x0400...0x052F, .cyrillic), (0x1C80...0x1C8F, .cyrillic), (0xA640...0xA69F, .cyrillic),
    (0x0590...0x05FF, .hebrew), (0xFB1D...0xFB4F, .hebrew),
    (0x0900...0x097F, .devanagari), (0xA8E0...0xA8FF, .devanagari),
    (0x0980...0x09FF, .bengali), (0x0A00...0x0A7F, .gurmukhi), (0x0A80...0x0AFF, .gujarati),
    (0x0B80...0x0BFF, .tamil), (0x0C00...0x0C7F, .telugu), (0x0C80...0x0CFF, .kannada),
    (0x0D00...0x0D7F, .malayalam), (0x0D80...0x0DFF, .sinhala), (0x0E00...0x0E7F, .thai),
    (0x1200...0x139F, .ethiopic), (0x2D80...0x2DDF, .ethiopic),
    (0x1100...0x11FF, .hangul), (0x3130...0x318F, .hangul), (0xAC00...0xD7AF, .hangul),
    (0x3040...0x30FF, .kana), (0x31F0...0x31FF, .kana), (0xFF66...0xFF9D, .kana),
    (0x3400...0x4DBF, .han), (0x4E00...0x9FFF, .han), (0xF900...0xFAFF, .han), (0x20000...0x323AF, .han),
  ]
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    switch self {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
