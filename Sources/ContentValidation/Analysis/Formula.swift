import ArabicText
import UnicodeText

/// Words that people recite together, whose vowels are the same wherever they occur.
struct Formula: Sendable {
  /// A word of a formula, or another word that may be one.
  struct Word: Sendable {
    let bases: [Unicode.Scalar]
    /// By letter; nil where the formula has none, or where it depends on what precedes.
    let vowels: [Unicode.Scalar?]
    fileprivate let areDoubled: [Bool]

    fileprivate init(_ word: MarkedWord, of scalars: [Unicode.Scalar]) {
      bases = word.letters.map(\.base)
      areDoubled = word.letters.map { $0.has(.shadda) }
      vowels = word.letters.map { letter in scalars[letter.range].first(where: \.isVowelMark) }
    }

    /// Whether the word ends with a fathatan before an alef, which the other cases do not have.
    var endsWithTanwinAlef: Bool {
      bases.last == "\u{0627}" && vowels.dropLast().last == "\u{064B}"
    }
  }

  let words: [Word]
  /// As it is written in messages.
  let text: String

  init(_ text: String) {
    let scalars = Array(text.unicodeScalars)
    words = MarkedWord.words(of: scalars).map { Word($0, of: scalars) }
    self.text = text
  }

  /// A vowel that is not that of a formula.
  struct OtherVowel {
    let written: Unicode.Scalar
    let wanted: Unicode.Scalar
    let edit: ArabicTextAnalysis.Edit
  }

  /// The first other vowel of each word, by the index of the word; empty if other words begin at an index.
  func otherVowels(at start: Int, in analysis: ArabicTextAnalysis) -> [Int: OtherVowel] {
    guard start + words.count <= analysis.words.count else { return [:] }
    // Another phrase may govern what is joined to it.
    let isOnItsOwn =
      (start == 0 || !analysis.isBesideLast(start))
      && analysis.words[start].letters.count == words.first?.bases.count
    var found: [Int: OtherVowel] = [:]
    for (offset, word) in words.enumerated() {
      let index = start + offset
      guard offset == 0 || analysis.isBesideLast(index),
        let letters = word.letters(of: analysis.words[index], mayBeJoined: offset == 0)
      else { return [:] }
      found[index] = word.otherVowel(of: letters, analysis.scalars, atEnd: offset > 0 || isOnItsOwn)
    }
    return found
  }
}

extension Formula.Word {
  /// The letters of a word without its conjunction, if they are those of this word, in any case.
  func letters(of word: MarkedWord, mayBeJoined: Bool) -> ArraySlice<MarkedLetter>? {
    var letters = word.letters[...]
    if mayBeJoined, letters.count > bases.count, letters.first?.isProclitic(.conjunctions) == true {
      letters.removeFirst()
    }
    let isWithoutAlef = endsWithTanwinAlef && letters.count == bases.count - 1
    guard letters.count == bases.count || isWithoutAlef else { return nil }
    return zip(bases, letters).allSatisfy { $0 == $1.base || $0 == "\u{0627}" && $1.base == "\u{0671}" }
      ? letters : nil
  }

  /// The first vowel that is not that of the word.
  ///
  /// - Parameter atEnd: Whether the last letter is compared, too.
  func otherVowel(
    of letters: ArraySlice<MarkedLetter>,
    _ scalars: [Unicode.Scalar],
    atEnd: Bool
  ) -> Formula.OtherVowel? {
    for (letter, (wanted, isDoubled)) in zip(atEnd ? letters : letters.dropLast(), zip(vowels, areDoubled)) {
      // A vowel without its shadda may be that of the next letter: للِه.
      guard let wanted, letter.has(.shadda) == isDoubled,
        let mark = letter.range.first(where: { scalars[$0].isVowelMark }), scalars[mark] != wanted
      else { continue }
      let isBeforeMissingAlef = letters.count < bases.count && letter.range == letters.last?.range
      return Formula.OtherVowel(
        written: scalars[mark],
        wanted: wanted,
        edit: isBeforeMissingAlef
          ? scalars.edit(writing: wanted, at: mark, addingAlefAfter: letter)
          : (mark..<mark + 1, String(wanted))
      )
    }
    return nil
  }
}
