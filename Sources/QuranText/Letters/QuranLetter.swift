import ArabicText

/// A letter of a recited word in the normal form in which quotations are compared: a folded letter, its form, and the marks
/// that affect its reading.
///
/// The fold merges what the two orthographies of the Quran, and people who type it, write differently: all alefs; waw with and
/// without hamza; yeh, alef maksura and yeh with hamza. ``form`` distinguishes them. Tatweel, pause signs, madda signs, small
/// letters and recitation signs are ignored.
public struct QuranLetter: Hashable, Sendable {
  /// 1 to 30: the index of the folded letter in ``alphabet`` plus one; 31 for a letter that the Quran does not have.
  public let code: UInt8
  /// What the fold ignores.
  public var form: Form
  /// The vowel, tanwin or sukun of the letter.
  public var vowel: Vowel
  /// Whether the letter is doubled.
  public var hasShadda: Bool
  /// Whether a dagger alef (U+0670) lengthens the letter.
  public var hasDagger: Bool
  /// A second vowel on the letter; never set in a reference.
  var secondVowel = Vowel.none

  /// Whether a small waw or yeh, or a sign of Indo-Pak texts, lengthens the vowel; not part of ``shape``.
  var isLong = false
  /// Whether a small mim, which shows that a noon is read as one, is on the letter; not part of ``shape``.
  var hasSmallMim = false
  /// Whether a sign of Indo-Pak texts shows that the letter is not read; not part of ``shape``.
  var isSilent = false

  /// The marks of which a letter has at most one.
  public enum Vowel: UInt8, CaseIterable, Sendable {
    case none, fatha, damma, kasra, fathatan, dammatan, kasratan, sukun
  }

  /// What the fold ignores. A letter that represents only itself is `plain`.
  public enum Form: UInt8, CaseIterable, Sendable {
    case plain, hamzaAbove, hamzaBelow, madda, wasla, maksura
    /// U+06CC ARABIC LETTER FARSI YEH, which represents yeh and alef maksura.
    case farsiYeh
  }

  /// The folded letters, by code minus one.
  static let alphabet: [Unicode.Scalar] = Array("ابتثجحخدذرزسشصضطظعغفقكلمنهويءة".unicodeScalars)
  static let alef: UInt8 = 1
  static let lam: UInt8 = 23
  static let mim: UInt8 = 24
  static let heh: UInt8 = 26
  static let waw: UInt8 = 27
  static let yeh: UInt8 = 28
  static let hamza: UInt8 = 29
  static let foreign: UInt8 = 31

  var hasTwoVowels: Bool { secondVowel != .none }
  var hasMarks: Bool { vowel != .none || hasShadda || hasDagger }
  /// Whether the letter is read as a hamza.
  var isHamza: Bool {
    code == Self.hamza || form == .hamzaAbove || form == .hamzaBelow || form == .madda
  }
}

extension QuranLetter {
  /// A letter without marks; nil when the scalar is not an Arabic letter.
  init?(_ scalar: Unicode.Scalar) {
    guard let (code, form) = Self.fold(scalar) else { return nil }
    self.init(code: code, form: form)
  }

  private init(code: UInt8, form: Form) {
    (self.code, self.form) = (code, form)
    (vowel, hasShadda, hasDagger) = (.none, false, false)
  }

  /// A letter of a fingerprint with an unknown shape.
  init(shape: UInt8) {
    self.init(code: 0, form: Form(rawValue: shape >> 5) ?? .plain)
    vowel = Vowel(rawValue: shape & 7) ?? .none
    hasShadda = shape & 8 != 0
    hasDagger = shape & 16 != 0
  }

  /// Form and marks in one byte: vowel in bits 0-2, shadda 3, dagger alef 4, form 5-7.
  var shape: UInt8 {
    vowel.rawValue | (hasShadda ? 8 : 0) | (hasDagger ? 16 : 0) | form.rawValue << 5
  }

  /// The same shape on another folded letter.
  func on(code: UInt8) -> QuranLetter {
    var letter = QuranLetter(code: code, form: form)
    (letter.vowel, letter.hasShadda, letter.hasDagger) = (vowel, hasShadda, hasDagger)
    return letter
  }

  /// A hamza with its marks, on the seat of another letter.
  func seated(on other: QuranLetter) -> QuranLetter {
    var letter = QuranLetter(code: other.code, form: other.form)
    (letter.vowel, letter.secondVowel) = (vowel, secondVowel)
    (letter.hasShadda, letter.hasDagger) = (hasShadda, hasDagger)
    return letter
  }

  private static func fold(_ scalar: Unicode.Scalar) -> (UInt8, Form)? {
    switch scalar {
    case "\u{0623}", "\u{0672}", "\u{0675}": (alef, .hamzaAbove)
    case "\u{0625}", "\u{0673}": (alef, .hamzaBelow)
    case "\u{0622}": (alef, .madda)
    case "\u{0671}": (alef, .wasla)
    case "\u{0624}": (waw, .hamzaAbove)
    case "\u{0626}": (yeh, .hamzaAbove)
    case "\u{0649}": (yeh, .maksura)
    case "\u{06CC}", "\u{06D2}": (yeh, .farsiYeh)
    case "\u{06A9}", "\u{06AA}": (22, .plain)  // kaf
    case "\u{06C1}", "\u{06BE}", "\u{06D5}", "\u{06C0}", "\u{06C2}": (26, .plain)  // heh
    case "\u{06C3}": (30, .plain)  // teh marbuta
    case "\u{0621}"..."\u{064A}" where plain[Int(scalar.value - 0x0621)] > 0:
      (plain[Int(scalar.value - 0x0621)], .plain)
    default: scalar.isArabicLetter ? (foreign, .plain) : nil
    }
  }

  /// The codes of U+0621 to U+064A; 0 for letters that are not in the alphabet.
  private static let plain = (0x0621...0x064A as ClosedRange<UInt32>).map { value in
    alphabet.firstIndex { $0.value == value }.map { UInt8($0 + 1) } ?? 0
  }
}
