import UnicodeText

/// What a Unicode scalar is in an Arabic text. Every scalar has one class: the first of the list that fits.
public enum ScalarClass: Hashable, Sendable {
  /// Shows nothing, and is left out of every fold: joiners, direction marks, soft hyphens.
  case invisibleControl
  /// U+0640, which only stretches a word.
  case tatweel
  /// A letter as it joins, a ligature or a phrase in one scalar, with what it stands for.
  case presentationForm(String)
  /// A letter of another language that is taken for an Arabic one, which is given.
  case lookAlike(Unicode.Scalar)
  /// A letter of the Arabic script.
  case letter
  /// A mark on an Arabic letter, and whether only Qurans are written with it.
  case mark(MarkKind, isQuranic: Bool)
  /// A sign of the Quran that stands between words.
  case verseSign
  /// A sign that honors who was named.
  case honorificSign
  /// A digit, ASCII or of the Arabic script, with its value.
  case digit(Int)
  /// A control character: line ends and tabs too.
  case control
  case space
  case punctuation
  /// A letter of another script.
  case otherLetter
  /// A mark of another script.
  case otherMark
  case other

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

  /// A phrase without the spaces that set it off.
  private static func trimmed(_ expansion: String) -> String {
    var scalars = expansion.unicodeScalars[...]
    while scalars.first == " " { scalars.removeFirst() }
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  private static func general(_ scalar: Unicode.Scalar) -> Self {
    let properties = scalar.properties
    if (0x30...0x39).contains(scalar.value) { return .digit(Int(scalar.value - 0x30)) }
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

  /// The class as programs read it: `look-alike`.
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
