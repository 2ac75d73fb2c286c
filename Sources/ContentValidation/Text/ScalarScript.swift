import ArabicText
import UnicodeText

extension Unicode.Scalar {
  /// The script of a letter; nil for everything else: digits, marks, punctuation, spacing modifier letters such as the half rings of
  /// transliterations, the honorific ligatures U+FDFA and U+FDFB that texts in every language use, and letters of other scripts than
  /// those of ``Script``.
  var letterScript: Script? {
    if isArabicLetter { return value == 0xFDFA || value == 0xFDFB ? nil : .arabic }
    return scriptOfBlock
  }
}
