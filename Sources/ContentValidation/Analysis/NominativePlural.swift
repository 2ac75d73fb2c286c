import ArabicText
import UnicodeText

/// A sound masculine plural in the nominative: الْمُؤْمِنُونَ.
struct NominativePlural {
  /// The letter before the waw, which has the damma.
  private let stemEnd: MarkedLetter
  private let waw: MarkedLetter

  /// Nil for words with fewer letters after the article than الْمُسْلِمُونَ, in which the waw may be of the root (السُّكُون, الزَّيْتُون), but
  /// not for participles such as الْمُتَّقُونَ and الْمُصَلُّونَ.
  init?(_ word: MarkedWord) {
    let letters = word.letters
    guard let lam = letters.prefix(4).dropFirst().firstIndex(where: { $0.base == "\u{0644}" }),
      letters.count - lam > 6 || letters.count - lam == 6 && Self.isParticiple(letters[(lam + 1)...]),
      let noon = letters.last, noon.base == "\u{0646}", noon.has(.fatha),
      !noon.has(.shadda)
    else { return nil }
    (stemEnd, waw) = (letters[letters.count - 3], letters[letters.count - 2])
    guard waw.base == "\u{0648}", waw.marks.isSubset(of: .sukun), stemEnd.has(.damma) else { return nil }
  }

  /// Whether letters begin with the meem of a participle. Its damma is that of no noun with so few letters whose waw is of the root.
  private static func isParticiple(_ letters: ArraySlice<MarkedLetter>) -> Bool {
    letters.first.map { $0.base == "\u{0645}" && $0.has(.damma) } ?? false
  }

  /// The edits that make it a genitive.
  func editsOfGenitive(_ scalars: [Unicode.Scalar]) -> [ArabicTextAnalysis.Edit] {
    guard let damma = stemEnd.range.first(where: { scalars[$0].isHaraka }) else { return [] }
    let letter = waw.range.lowerBound
    return [(damma..<damma + 1, "\u{0650}"), (letter..<letter + 1, "\u{064A}")]
  }
}
