/// A letter with its marks, or one scalar that is not an Arabic letter.
struct LetterCluster: Equatable {
  enum Kind: Equatable {
    case letter
    /// A mark without a letter under it.
    case stray
    case other
  }

  var kind: Kind
  /// A letter without look-alikes, with hamza and madda as one scalar; for other scalars, itself.
  var base: Unicode.Scalar
  /// Without the hamza and madda that are part of ``base``.
  var marks: ArabicMarks
  /// Where the cluster is in its source, in UTF-8 bytes; with all its marks.
  var range: Range<Int>
  /// Whether the letter was typed as the yeh of another language, which stands for alef maksura too.
  var isForeignYeh = false

  /// Alef without hamza, madda aside.
  var isBareAlef: Bool { base == "\u{0627}" || base == "\u{0671}" }

  /// Alef or alef maksura, as a letter that only lengthens.
  var isAlefOrMaksura: Bool { base == "\u{0627}" || base == "\u{0649}" }

  func has(_ some: ArabicMarks) -> Bool { !marks.isDisjoint(with: some) }
}
