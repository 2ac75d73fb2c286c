/// A letter with its marks, or one scalar that is not an Arabic letter.
struct LetterCluster: Equatable {
  enum Kind: Equatable {
    case letter
    /// A mark without a base letter.
    case stray
    case other
  }

  var kind: Kind
  /// A letter without look-alikes, with hamza and madda as one scalar; for other scalars, itself.
  var base: Unicode.Scalar
  /// The marks except the hamza and madda that are part of ``base``.
  var marks: ArabicMarks
  /// Whether the letter is the yeh of another language, which can also denote alef maksura.
  var isForeignYeh = false
  private var offsets: OffsetRange

  init(kind: Kind, base: Unicode.Scalar, marks: ArabicMarks, range: Range<Int>) {
    (self.kind, self.base, self.marks, offsets) = (kind, base, marks, OffsetRange(range))
  }

  /// The range of the cluster in its source, in UTF-8 bytes, with all its marks.
  var range: Range<Int> {
    get { offsets.range }
    set { offsets = OffsetRange(newValue) }
  }

  /// Alef without hamza; madda is ignored.
  var isBareAlef: Bool { base == "\u{0627}" || base == "\u{0671}" }

  /// Alef or alef maksura, the letters that only lengthen a vowel.
  var isAlefOrMaksura: Bool { base == "\u{0627}" || base == "\u{0649}" }

  func has(_ some: ArabicMarks) -> Bool { !marks.isDisjoint(with: some) }
}
