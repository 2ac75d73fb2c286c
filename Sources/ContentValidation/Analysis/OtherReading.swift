import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether the vowel of a defect is more likely the mistake than its letter: the word is not known as the defect would be fixed, but
  /// with another mark there or on the letter before. إَلَى is إِلَى, not أَلَى, عْلَيْنَا is عَلَيْنَا, and الْمَؤْمِنِينَ is الْمُؤْمِنِينَ.
  func isMoreLikelyWithOtherMark(_ defect: SpellingDefect) -> Bool {
    guard !defect.edits.isEmpty, let word = word(of: defect),
      let first = word.letters.firstIndex(where: { $0.range.upperBound > defect.range.lowerBound }),
      let start = defect.edits.first?.range.lowerBound, let end = defect.edits.last?.range.upperBound,
      word.range.lowerBound <= start, end <= word.range.upperBound, !isFamiliar(word, with: defect.edits)
    else { return false }
    if defect.isHamzaOfFourthForm { return true }
    // The seat of a hamza follows from its own vowel, which is the case of a noun, too: قَضَاءُكَ.
    let isSeat = Self.seats.contains(word.letters[first].base)
    if !isSeat, word.letters.last?.has(.fathatan) == true, defect.range.upperBound == word.range.upperBound {
      return !mayTakeTanwin(word) || isKnownAsDefective(word)
    }
    let letters = word.letters[max(0, first - 1)...].prefix {
      $0.range.lowerBound < (isSeat ? defect.range.lowerBound : defect.range.upperBound)
    }
    return letters.contains { letter in
      guard let mark = letter.range.first(where: { scalars[$0].isHaraka || scalars[$0].isSukun }) else {
        return false
      }
      return Self.otherMarks.contains {
        $0 != scalars[mark] && isFamiliar(word, with: [(mark..<mark + 1, String($0))])
      }
    }
  }

  /// The same defect if a hamza was typed for a long vowel or a yeh of a known word: عَلَئْهِ is عَلَيْهِ, not عَلَأْهِ. Nil otherwise.
  func letterInsteadOfHamza(_ defect: SpellingDefect, of word: MarkedWord) -> SpellingDefect? {
    guard !defect.edits.isEmpty,
      let index = word.letters.firstIndex(where: { $0.range == defect.range }), index > 0,
      !isFamiliar(word, with: defect.edits)
    else { return nil }
    let letter = word.letters[index]
    let others: [Unicode.Scalar]
    switch letter.base {
    case "\u{0624}": others = ["\u{0648}", "\u{0627}"]
    case "\u{0626}":
      let isMaksura = index == word.letters.count - 1 && !word.letters[index - 1].has(.kasra)
      others = [isMaksura ? "\u{0649}" : "\u{064A}", "\u{0627}"]
    default: return nil
    }
    let base = letter.baseRange
    return others.lazy.map { other -> Edit in (base, String(other)) }.first { isFamiliar(word, with: [$0]) }
      .map { edit in
        SpellingDefect(
          defect.range,
          "the word is known without a hamza; write \(text(of: word.range, with: [edit]).quoted(limit: 30))",
          [edit]
        )
      }
  }

  /// Whether a word with fathatan has the form of رَاضٍ, and is known so.
  private func isKnownAsDefective(_ word: MarkedWord) -> Bool {
    hasFormOfDefective(word.letters) && isFamiliar(word, endingWith: "\u{064D}")
  }

  /// Whether a word is known with a fatha before its last letter, but not with the vowel that is written there and these edits: عَلِى is
  /// not عَلِي but عَلَى.
  func isKnownOnlyWithFatha(_ word: MarkedWord, besides edits: [Edit]) -> Bool {
    isFamiliarWithFatha(word, before: word.letters.count - 1) && !isFamiliar(word, with: edits)
  }

  /// Whether a word is known with a fatha for the vowel of the letter before another: حِيْثُ is حَيْثُ.
  func isFamiliarWithFatha(_ word: MarkedWord, before index: Int) -> Bool {
    guard index > 0, let vowel = word.letters[index - 1].range.first(where: { scalars[$0].isHaraka }) else {
      return false
    }
    return isFamiliar(word, with: [(vowel..<vowel + 1, "\u{064E}")])
  }

  /// Whether a defect would write an alef before a word whose letters are known, and not with the alef: جْزَاكَ is جَزَاكَ.
  func isKnownWithoutAlef(_ defect: SpellingDefect, of word: MarkedWord) -> Bool {
    guard let edit = defect.edits.first, edit.range.isEmpty, edit.replacement == "\u{0627}",
      edit.range.lowerBound == word.range.lowerBound, word.letters.count <= ScreenedWord.longestStem
    else { return false }
    let bases = word.letters.map(\.base)
    return knownStems.hasWord(ofLetters: bases) && !knownStems.hasWord(ofLetters: ["\u{0627}"] + bases)
  }

  private func word(of defect: SpellingDefect) -> MarkedWord? {
    let index = words.partitioningIndex { $0.range.upperBound > defect.range.lowerBound }
    guard index < words.count, words[index].range.lowerBound <= defect.range.lowerBound,
      defect.range.upperBound <= words[index].range.upperBound
    else { return nil }
    return words[index]
  }

  private static let seats: [Unicode.Scalar] = ["\u{0621}", "\u{0624}", "\u{0626}"]
  private static let otherMarks: [Unicode.Scalar] = ["\u{064E}", "\u{064F}", "\u{0650}", "\u{0652}"]
}
