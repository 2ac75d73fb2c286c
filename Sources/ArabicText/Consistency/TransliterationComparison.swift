/// An Arabic text and its transliteration, parsed and aligned: the input of the check and of learning a style.
public struct TransliterationComparison: Sendable {
  /// The inconsistencies.
  public let report: TransliterationReport
  let arabicScalars: [Unicode.Scalar]
  let latinScalars: [Unicode.Scalar]
  /// The recited words of the Arabic as sounds.
  let arabicWords: [PhonemicWord]
  /// The recited words of the Latin.
  let latinWords: [[LatinLetter]]
  let keys: KeyComparison

  /// - Parameter remarks: Narration and counts in the Arabic, as offsets of Unicode scalars; they are skipped, as brackets and
  ///   counts at the end are.
  public init(arabic: String, latin: String, without remarks: [Range<Int>] = []) {
    arabicScalars = Array(arabic.unicodeScalars)
    latinScalars = Array(latin.unicodeScalars)
    let isArabicRecited = RecitedPart(of: arabicScalars, without: remarks)
    let isLatinRecited = RecitedPart(of: latinScalars)
    arabicWords = VocalizedReader.words(in: arabicScalars, where: isArabicRecited.contains)
      .map(WordReader.read)
    latinWords = LatinPreparation.words(in: latinScalars, where: isLatinRecited.contains)
    keys = KeyComparison(PhoneticKey(arabicWords), PhoneticKey(latinWords: latinWords))
    report = keys.report(arabic: arabicScalars, latin: latinScalars)
  }
}
