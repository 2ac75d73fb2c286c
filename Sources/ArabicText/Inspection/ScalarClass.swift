import UnicodeText

/// The class of a Unicode scalar in an Arabic text: the first case that applies.
public enum ScalarClass: Hashable, Sendable {
  /// Invisible, and removed by every fold: joiners, direction marks, soft hyphens.
  case invisibleControl
  /// U+0640, which only stretches a word.
  case tatweel
  /// A positional letter form, a ligature or a phrase in one scalar, with its expansion.
  case presentationForm(String)
  /// A letter of another language that is typed for an Arabic one, with that Arabic letter.
  case lookAlike(Unicode.Scalar)
  /// A letter of the Arabic script.
  case letter
  /// A mark on an Arabic letter, and whether it occurs only in printed Qurans.
  case mark(MarkKind, isQuranic: Bool)
  /// A sign between words of the Quran.
  case verseSign
  /// An honorific sign.
  case honorificSign
  /// An ASCII or Arabic-Indic digit, with its value.
  case digit(Int)
  /// A control character, including line ends and tabs.
  case control
  /// A space, or a line or paragraph separator.
  case space
  /// Punctuation of Arabic or of another script.
  case punctuation
  /// A letter of another script.
  case otherLetter
  /// A mark of another script.
  case otherMark
  /// A scalar of no other class, such as a symbol.
  case other

  /// The class of a scalar.
  public init(_ scalar: Unicode.Scalar) {
    self = Self.arabic(scalar) ?? Self.general(scalar)
  }

  private static func arabic(_ scalar: Unicode.Scalar) -> Self? {
    if scalar.isIgnoredInFolds { return .invisibleControl }
    if scalar.isTatweel { return .tatweel }
    if let expansion = scalar.presentationFormExpansion {
      return .presentationForm(trimmed(expansion))
    }
    if let letter = scalar.lookAlikeLetter { return .lookAlike(letter) }
    if scalar.isArabicLetter { return .letter }
    if let kind = MarkKind(scalar) { return .mark(kind, isQuranic: scalar.isQuranicMark) }
    if scalar.isVerseSign { return .verseSign }
    if scalar.isHonorificSign { return .honorificSign }
    if scalar.isArabicPunctuation { return .punctuation }
    return scalar.arabicDigitValue.map(Self.digit)
  }

  /// A phrase without the spaces around it.
  private static func trimmed(_ expansion: String) -> String {
    var scalars = expansion.unicodeScalars[...]
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  private static func general(_ scalar: Unicode.Scalar) -> Self {
    let properties = scalar.properties
    if scalar.isASCIIDigit { return .digit(Int(scalar.value - 0x30)) }
    switch properties.generalCategory {
    case .control: return .control
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      return .punctuation
    case .nonspacingMark, .spacingMark, .enclosingMark:
      return properties.isDefaultIgnorableCodePoint ? .invisibleControl : .otherMark
    case _ where properties.isDefaultIgnorableCodePoint: return .invisibleControl
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return .otherLetter
    default: return .other
    }
  }

  /// The class in machine-readable form: `look-alike`.
  public var name: String {
    switch self {
    case .invisibleControl: "invisible-control"
    case .tatweel: "tatweel"
    case .presentationForm: "presentation-form"
    case .lookAlike: "look-alike"
    case .letter: "letter"
    case .mark: "mark"
    case .verseSign: "verse-sign"
    case .honorificSign: "honorific-sign"
    case .digit: "digit"
    case .control: "control"
    case .space: "space"
    case .punctuation: "punctuation"
    case .otherLetter: "other-letter"
    case .otherMark: "other-mark"
    case .other: "other"
    }
  }
}
