/// Latin letters without case and diacritics, as people type them on a plain keyboard.
enum LatinFold {
  /// Appends the fold of a scalar to `folded`: ā ḥ ṣ become a h s; apostrophes, ʿayn, hamza and combining
  /// marks vanish; scalars of other scripts only lose their case.
  static func append(_ scalar: Unicode.Scalar, to folded: inout String.UnicodeScalarView) {
    if scalar.isASCII, !isApostrophe(scalar) {
      folded.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      return
    }
    for scalar in scalar.properties.lowercaseMapping.unicodeScalars
    where !isApostrophe(scalar) && !isCombiningMark(scalar) {
      if let letters = plainLetters(of: scalar) {
        folded.append(contentsOf: letters.unicodeScalars)
      } else {
        folded.append(scalar)
      }
    }
  }

  /// Apostrophes, quotation marks, primes and modifier letters that transliterations write for ʿayn and
  /// hamza.
  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27, 0x60, 0xB4, 0x02B9...0x02BF, 0x02C8, 0x02CA, 0x02CB, 0x02D1, 0x02EE, 0x2018...0x201B,
      0x2032, 0x2035, 0xA78B, 0xA78C, 0xFF07:
      true
    default: false
    }
  }

  private static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0300...0x036F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  /// The ASCII letters of a lower-case Latin letter with a diacritic, or of a ligature.
  ///
  /// Unicode names such letters after their base (LATIN SMALL LETTER H WITH DOT BELOW), and names never
  /// change, so the name is the decomposition.
  private static func plainLetters(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xDF: return "ss"
    case 0xE6: return "ae"
    case 0xF0: return "d"
    case 0xFE: return "th"
    case 0x0131: return "i"
    case 0x017F: return "s"
    case 0xFB05: return "st"
    case 0x00C0...0x024F, 0x1E00...0x1EFF, 0xFB00...0xFB06: break
    default: return nil
    }
    guard let name = scalar.properties.name else { return nil }
    let words = name.split(separator: " ")
    guard words.count >= 4, words[0] == "LATIN", words[1] == "SMALL" else { return nil }
    if words[2] == "LIGATURE" { return words[3...].joined().lowercased() }
    guard words.count >= 6, words[3].utf8.count <= 2, words[4] == "WITH" else { return nil }
    return words[3].lowercased()
  }
}
