extension Unicode.Scalar {
  /// U+2068, which keeps the text up to U+2069 from reordering its surroundings.
  package static let firstStrongIsolate: Unicode.Scalar = "\u{2068}"
  /// U+2069, the end of an isolate.
  package static let popDirectionalIsolate: Unicode.Scalar = "\u{2069}"

  /// The number of terminal columns of a scalar that is not a zero-width mark.
  package var columns: Int { isWide ? 2 : 1 }

  /// Whether the scalar belongs to a block of a script written from right to left: Hebrew, Arabic, Syriac,
  /// Thaana, N'Ko, and the blocks that Unicode reserves for further ones.
  package var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
