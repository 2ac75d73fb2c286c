import ArabicText
import UnicodeText

// The lams at the beginning of a word.
extension SpellingDefect {
  /// لِللَّهِ, بِالَّيْلِ: no word begins with three lams, and a noun that begins with a lam has another one after its article.
  static func lams(_ letters: [MarkedLetter]) -> Self? {
    guard let first = letters.prefix(5).firstIndex(where: { $0.base == "\u{0644}" }) else { return nil }
    let isArticle = first > 0 && letters[first - 1].isBareAlef && letters[first - 1].marks.isEmpty
    let start = isArticle ? first - 1 : first
    guard letters[..<start].allSatisfy({ $0.isProclitic(.beforeNouns) }) else { return nil }
    return threeLams(letters[first...]) ?? (isArticle ? missingLam(letters[start...]) : nil)
  }

  private static func threeLams(_ letters: ArraySlice<MarkedLetter>) -> Self? {
    let lams = Array(letters.prefix { $0.base == "\u{0644}" })
    guard lams.count == 3, letters.count > 3 else { return nil }
    return Self(
      lams[0].range.lowerBound..<lams[2].range.upperBound,
      "no word begins with three lams; remove one",
      lams[1].marks.isEmpty ? [(lams[1].range, "")] : []
    )
  }

  private static func missingLam(_ letters: ArraySlice<MarkedLetter>) -> Self? {
    let (alef, lam) = (letters[letters.startIndex], letters[letters.startIndex + 1])
    guard lam.has(.shadda), lam.has(.harakat) else { return nil }
    let bases = letters.dropFirst().map(\.base)
    guard nounsWithLam.contains(where: { bases.starts(with: $0) }) else { return nil }
    let start = lam.range.lowerBound
    return Self(
      alef.range.lowerBound..<lam.range.upperBound,
      "this noun begins with a lam of its own; write U+0644 ARABIC LETTER LAM before this one",
      [(start..<start, "\u{0644}")]
    )
  }

  private static let nounsWithLam = Array(words: "ليل ليال لسان لطيف لطف لقاء لعن لحم لبن لؤلؤ لوح لهو لغو")
}
