extension Unicode.Scalar {
  /// U+2068, which keeps the text up to U+2069 from reordering what stands around it.
  package static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
  /// U+2069, the end of an isolate.
  package static let popDirectionalIsolate: Unicode.Scalar = "\u{2069}"

  /// Whether the scalar stands on the one before it and takes no column of its own. A mark that shows nothing is
  /// written as an escape, which takes columns.
  package var isZeroWidthMark: Bool {
    guard !isUnsafeToShow else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// How many columns of a terminal the scalar takes, when it is not a mark: 2 for East Asian wide and
  /// full-width characters (UAX #11) and for emoji.
  package var columns: Int {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      2
    // Regional indicators are emoji in pairs: one column each.
    case 0x1F1E6...0x1F1FF: 1
    default: properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// Whether the scalar belongs to a block of a script written from right to left: Hebrew, Arabic, Syriac,
  /// Thaana, N'Ko and the further ones that Unicode reserves for such scripts.
  package var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
