import ArabicText
import UnicodeText

extension Unicode.Scalar {
  /// The script of a letter. Nil for other scalars, and for spacing modifier letters such as the half rings of
  /// transliterations, the honorific ligatures U+FDFA and U+FDFB, which texts in every language use, and letters of scripts
  /// that ``Script`` does not list.
  var letterScript: Script? {
    if isArabicLetter { return value == 0xFDFA || value == 0xFDFB ? nil : .arabic }
    return scriptOfBlock
  }
}
