import ArabicText
import UnicodeText

extension SpellingDefect {
  /// A tanwin at the end of a noun with the article: الْفَقْرٍ. In الْتِزَامٌ the lam is of the root.
  static func tanwinAfterArticle(_ letters: [MarkedLetter]) -> Self? {
    let start = letters.first?.isProclitic([.conjunctions, .prepositions]) == true ? 1 : 0
    guard letters.count > start + 3, letters[start].isBareAlef, letters[start].marks.isEmpty,
      letters[start + 1].base == "\u{0644}"
    else { return nil }
    let (lam, next) = (letters[start + 1], letters[start + 2])
    let isArticle =
      lam.marks == .sukun ? next.base != "\u{062A}" : lam.marks.isEmpty && next.has(.shadda)
    guard isArticle, let last = letters.suffix(2).last(where: { $0.has(.tanwin) }) else { return nil }
    return Self(last.range, "a noun with the article has no tanwin; write a single vowel")
  }

  /// A tanwin on the pronoun of a preposition: لَكٌ. After a conjunction the word may be a noun, such as فَلَكٌ.
  static func tanwinOnPronoun(_ letters: [MarkedLetter]) -> Self? {
    guard let last = letters.last, last.has(.tanwin), !last.has(.shadda),
      prepositionsWithPronoun.contains(letters.map(\.base))
    else { return nil }
    return Self(last.range, "a pronoun has no tanwin; write a single vowel")
  }

  private static let prepositionsWithPronoun = Set(
    words: "لك بك إليك عليك منك عنك فيك له به إليه عليه منه عنه فيه"
  )
}
