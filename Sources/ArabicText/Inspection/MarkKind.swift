/// The function of a mark on an Arabic letter.
public enum MarkKind: String, Hashable, Sendable, CaseIterable {
  /// A short vowel: fatha, damma or kasra.
  case haraka
  /// Fathatan, dammatan or kasratan, also in their open forms (U+08F0 to U+08F2).
  case tanwin
  case shadda
  case sukun
  /// U+0653 ARABIC MADDAH ABOVE or U+06E4 ARABIC SMALL HIGH MADDA.
  case madda
  /// U+0654 ARABIC HAMZA ABOVE or U+0655 ARABIC HAMZA BELOW.
  case hamza
  case daggerAlef = "dagger-alef"
  /// A small letter of printed Qurans.
  case smallLetter = "small-letter"
  /// A pause sign for reciters.
  case waqf
  case honorific
  /// Every other mark.
  case other

  /// The kind of a scalar; nil if it is not an Arabic mark.
  public init?(_ scalar: Unicode.Scalar) {
    guard scalar.isArabicMark else { return nil }
    self =
      switch scalar {
      case _ where scalar.isHaraka: .haraka
      case _ where scalar.isTanwin: .tanwin
      case _ where scalar.isShadda: .shadda
      case _ where scalar.isSukun: .sukun
      case "\u{0653}", "\u{06E4}": .madda
      case "\u{0654}", "\u{0655}": .hamza
      case _ where scalar.isDaggerAlef: .daggerAlef
      case _ where scalar.isSmallLetter: .smallLetter
      case _ where scalar.isWaqfSign: .waqf
      case _ where scalar.isHonorificSign: .honorific
      default: .other
      }
  }
}
