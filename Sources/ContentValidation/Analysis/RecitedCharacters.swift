import ArabicText
import UnicodeText

/// Classes of scalars that several rules distinguish.
extension Unicode.Scalar {
  /// A letter or mark that only the Quran is written with: U+06D6 to U+06ED, alef wasla, the open tanwin.
  var isQuranOnly: Bool {
    switch value {
    case 0x0671, 0x06D6...0x06ED, 0x08F0...0x08F2: true
    default: false
    }
  }

  /// Punctuation of Latin text for which Arabic has its own; also quotation marks and braces.
  var isLatinPunctuation: Bool {
    switch self {
    case ",", ";", "?", "\"", "'", "{", "}": true
    // Signs between verses and notes.
    case "*", "#", "|", "\\", "_", "^", "~", "=": true
    default: false
    }
  }

  /// The value of an ASCII or Arabic digit.
  var digitValue: Int? { isASCIIDigit ? Int(value - 0x30) : arabicDigitValue }

  /// A letter with a strong direction and without a ``letterScript``: of a rare script, a modifier letter or a Roman numeral.
  var isForeignStrong: Bool {
    guard letterScript == nil, value > 0x7F, !isArabicLetter, !isArabicMark, !isTatweel, !isHonorificSign
    else {
      return false
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber:
      return true
    default: return false
    }
  }
}
