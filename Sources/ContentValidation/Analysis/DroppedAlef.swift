import ArabicText

/// سُبْحَنَ, الظَّلِمِينَ: a word whose long a has a letter, without its alef. The mushaf writes a dagger alef there.
struct DroppedAlef {
  /// The letter before the alef.
  let letter: MarkedLetter

  /// Nil for other words.
  init?(_ letters: [MarkedLetter]) {
    // All of the words have a noon at their end, or before a pronoun of one letter.
    guard letters.count > 3, letters.suffix(2).contains(where: { $0.base == "\u{0646}" }) else { return nil }
    for start in 0..<min(5, letters.count - 3)
    where letters[..<start].allSatisfy({ $0.isBareAlef || $0.isProclitic(.beforeNouns) }) {
      guard let word = Self.words.first(where: { $0.isEqual(to: letters[start...]) }) else { continue }
      letter = letters[start + word.index]
      return
    }
    return nil
  }

  private struct Word {
    let letters: [MarkedLetter]
    /// The index of the letter before the alef.
    let index: Int
    /// Whether ه or ك may follow.
    let takesPronoun: Bool

    init(_ text: String, index: Int, takesPronoun: Bool = false) {
      letters = MarkedWord.words(of: Array(text.unicodeScalars)).first?.letters ?? []
      (self.index, self.takesPronoun) = (index, takesPronoun)
    }

    /// Whether letters are those of the word, with its vowels up to the last.
    func isEqual(to other: ArraySlice<MarkedLetter>) -> Bool {
      let hasPronoun = other.last.map { $0.base == "\u{0647}" || $0.base == "\u{0643}" } ?? false
      let count = letters.count + (takesPronoun && hasPronoun ? 1 : 0)
      guard other.count == count, zip(letters, other).allSatisfy({ $0.base == $1.base }) else { return false }
      let isVocalizedAlike = zip(letters.dropLast(), other).allSatisfy {
        $0.marks.intersection(.harakat) == $1.marks.intersection(.harakat)
      }
      return isVocalizedAlike && !other[other.startIndex + index].has(.daggerAlef)
    }
  }

  private static let words = [
    Word("سُبْحَن", index: 2, takesPronoun: true), Word("شَيْطَن", index: 2),
    Word("عَلَمِين", index: 0), Word("ظَلِمِين", index: 0), Word("صَلِحِين", index: 0), Word("كَفِرِين", index: 0),
  ]
}
