/// What is between two words of a text, or around it.
struct WordGap {
  let traits: TextTraits
  /// Whether the first scalar after spaces is punctuation, or there is nothing else at the end of the text.
  let isPause: Bool
  /// The punctuation at the start, as in Latin text; 0 for none.
  let sign: UInt8

  /// - Parameters:
  ///   - bytes: In UTF-8.
  ///   - isFirst: Whether no word precedes.
  ///   - isLast: Whether no word follows.
  init(_ bytes: ArraySlice<UInt8>, isFirst: Bool = false, isLast: Bool = false) {
    let sign = Sign(bytes)
    let rest = bytes.drop { $0 == UInt8(ascii: " ") }
    isPause = rest.isEmpty ? isLast : Sign(rest) != nil
    self.sign = sign?.latin ?? 0
    guard !isFirst else {
      traits = bytes.isEmpty ? [] : .irregularGap
      return
    }
    var traits: TextTraits = []
    if let sign { traits = sign.isOfLatin ? [.punctuation, .latinPunctuation] : .punctuation }
    let end = bytes.dropFirst(sign?.width ?? 0)
    let isRegular = isLast ? end.isEmpty : end.count == 1 && end.first == UInt8(ascii: " ")
    self.traits = isRegular && sign?.isForeign != true ? traits : traits.union(.irregularGap)
  }

  /// A sign of punctuation before which a reciter pauses.
  private struct Sign {
    /// The sign of Latin text with its meaning.
    let latin: UInt8
    let width: Int

    /// Nil if the bytes begin with something else.
    init?(_ bytes: ArraySlice<UInt8>) {
      guard let first = bytes.first else { return nil }
      if ".:!,;?".utf8.contains(first) {
        (latin, width) = (first, 1)
        return
      }
      // U+060C, U+061B and U+061F
      guard first == 0xD8, let second = bytes.dropFirst().first else { return nil }
      switch second {
      case 0x8C: latin = UInt8(ascii: ",")
      case 0x9B: latin = UInt8(ascii: ";")
      case 0x9F: latin = UInt8(ascii: "?")
      default: return nil
      }
      width = 2
    }

    /// Whether the sign is not only of Arabic.
    var isOfLatin: Bool { width == 1 }

    /// Whether Arabic has a sign of its own instead.
    var isForeign: Bool { width == 1 && ",;?".utf8.contains(latin) }
  }
}
