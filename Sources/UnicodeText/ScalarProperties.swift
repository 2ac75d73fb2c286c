/// Properties of scalars. Those that Unicode guarantees never to change are computed; the others come from ``ScalarTable``,
/// which `rizq-dev unicode-tables` generates.
extension Unicode.Scalar {
  /// The version of the Unicode Character Database that the table is generated from.
  package static var tableVersion: StaticString { ScalarTable.unicodeVersion }

  /// The property White_Space (PropList.txt).
  @inlinable
  package var isWhiteSpace: Bool {
    if (0x21...0x84).contains(value) || (0xA1...0x167F).contains(value) { return false }
    return has(.whiteSpace)
  }

  /// Whether the scalar is invisible: white space, a control or format character, a variation selector, or a blank that is
  /// encoded as a letter or symbol (the Hangul fillers, the empty Braille pattern).
  @inlinable
  package var isBlank: Bool {
    // Nearly all text; the table has the same values.
    switch value {
    case 0x20: return true
    case 0x21...0x7E, 0xC0...0x34E, 0x61D...0x6DC, 0x1E00...0x1EFF: return false
    default: return has(.blank)
    }
  }

  /// The general category Cc.
  @inlinable
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// Whether Unicode guarantees never to assign the scalar (Unicode Standard, section 23.7).
  @inlinable
  package var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value) }

  /// Whether no source file may contain the scalar: a control other than tab and line end, or a noncharacter.
  @inlinable
  package var isForbiddenInText: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    default: isControl || isNoncharacter
    }
  }

  /// Whether displaying the scalar could be invisible, reorder the text around it, or control a terminal: a control, a
  /// noncharacter, a line or paragraph separator, an interlinear annotation mark, or a default ignorable scalar other than the
  /// variation selectors U+FE00 to U+FE0F, which emoji need.
  @inlinable
  package var isUnsafeToShow: Bool {
    if (0x20...0x7E).contains(value) || (0x61D...0x1000).contains(value) { return false }
    return has(.unsafeToShow)
  }

  /// Whether folds remove the scalar everywhere: the default ignorable format characters of the Basic Multilingual Plane, with
  /// U+034F and the reserved U+2065, without U+180E MONGOLIAN VOWEL SEPARATOR.
  @inlinable
  package var isIgnoredInFolds: Bool {
    if value < 0xAD || (0x61D...0x1FFF).contains(value) { return false }
    return has(.ignoredInFolds)
  }

  /// Whether the scalar is invisible, separates no words, and only affects joining, direction or line breaks: joiners,
  /// direction marks, embeddings and isolates, the soft hyphen, the byte order mark. Those that folds ignore, without U+200B
  /// ZERO WIDTH SPACE and the reserved U+2065.
  @inlinable
  package var isInvisibleControl: Bool { isIgnoredInFolds && value != 0x200B && value != 0x2065 }

  /// Whether the scalar only affects how its neighbors join, run or break, so that a text reads the same without it:
  /// ``isInvisibleControl``, the variation selectors U+FE00 to U+FE0F, and tag characters.
  @inlinable
  package var isInvisible: Bool {
    isInvisibleControl || (0xFE00...0xFE0F).contains(value) || (0xE0000...0xE007F).contains(value)
  }

  /// Whether the scalar is disallowed in every text unless a policy lists it: controls and separators of lines, what affects
  /// direction or joining without being seen, what replaces a lost character, private use, and noncharacters.
  @inlinable
  package var isAlwaysDisallowed: Bool {
    if (0x20...0x7E).contains(value) || (0x61D...0x1000).contains(value) { return false }
    return has(.alwaysDisallowed)
  }

  /// Whether a terminal draws the scalar over the one before it: the general categories Mn and Me, without
  /// ``isUnsafeToShow``, which are displayed as escapes.
  @inlinable
  package var isZeroWidthMark: Bool {
    if value < 0x300 { return false }
    return has(.zeroWidthMark)
  }

  /// Whether a terminal draws the scalar two columns wide: East_Asian_Width W or F (UAX #11) or Emoji_Presentation, without the
  /// regional indicators, which are emoji only in pairs.
  @inlinable
  package var isWide: Bool {
    if value < 0x1100 { return false }
    return has(.wide)
  }

  /// The script of an alphabetic scalar that is not a mark, by its block. Nil for Arabic (see `ArabicText`), for scripts that
  /// are not in ``Script``, and for everything else: digits, marks, punctuation, spacing modifier letters.
  package var scriptOfBlock: Script? {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: .latin
    case 0..<0x80, 0x600...0x6FF: nil
    default:
      Script(
        rawValue: UInt8(truncatingIfNeeded: ScalarTable.entry(of: self) >> ScalarTable.scriptShift) & 0x1F
      )
    }
  }
}

extension String {
  /// Whether nothing of the text is visible.
  @inlinable
  package var isBlank: Bool { unicodeScalars.allSatisfy { $0.isBlank } }
}

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

  /// A letter or a decimal digit: the general categories Lu, Ll, Lt, Lm, Lo and Nd.
  @inlinable
  package var isLetterOrDigit: Bool { has(.letterOrDigit) }

  /// A mark that is drawn with the letter before it: the general categories Mn and Mc.
  @inlinable
  package var isCombiningMark: Bool { has(.combiningMark) }
}
