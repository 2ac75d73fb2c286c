import ArabicText
import HadithText
import UnicodeText

/// Words that people recite together, whose vowels are the same wherever they occur.
struct Formula: Sendable {
  /// A word of a formula.
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

  /// The vowels of a word that are not those of a formula.
  struct WrongVowels {
    /// The first of them.
    let written: Unicode.Scalar
    let wanted: Unicode.Scalar
    /// The edits of all of them.
    let edits: [ArabicTextAnalysis.Edit]
  }

  /// The wrong vowels, by the index of the word; empty if the words at an index are not those of the formula.
  func wrongVowels(at start: Int, in analysis: ArabicTextAnalysis) -> [Int: WrongVowels] {
    guard start + words.count <= analysis.words.count,
      !(analysis.isBesideLast(start) && analysis.words[start - 1].isInna)
    else { return [:] }
    var found: [Int: WrongVowels] = [:]
    for (offset, word) in words.enumerated() {
      let index = start + offset
      guard offset == 0 || analysis.isBesideLast(index),
        let letters = word.letters(of: analysis.words[index], mayBeJoined: offset == 0)
      else { return [:] }
      // Another word may govern the first one.
      guard offset > 0 || beginsPhrase(at: start, in: analysis) else { continue }
      found[index] = word.wrongVowels(of: letters, analysis.scalars)
    }
    let last = start + words.count - 1
    if found[last] != nil, analysis.mayBeInConstruct(last) { found[last] = nil }
    return found
  }

  /// Whether the formula begins a phrase, and without a conjunction: then nothing before it governs its first word.
  private func beginsPhrase(at start: Int, in analysis: ArabicTextAnalysis) -> Bool {
    (start == 0 || !analysis.isBesideLast(start))
      && analysis.words[start].letters.count == words.first?.bases.count
  }
}

extension ArabicTextAnalysis {
  /// Whether the next word may be one in the genitive that belongs to a noun: خَيْرَ الْجَزَاءِ.
  fileprivate func mayBeInConstruct(_ index: Int) -> Bool {
    let word = words[index]
    guard isBesideLast(index + 1), !word.hasArticle, WordEnding(of: word)?.isTanwin == false else {
      return false
    }
    let next = words[index + 1]
    return WordEnding(of: next).map { $0 == $0.genitive } ?? true
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
    return zip(bases, letters.basesWithoutWasla).allSatisfy(==) ? letters : nil
  }

  /// The vowels that are not those of the word. Whom it addresses is not one of them: جَزَاكِ.
  func wrongVowels(of letters: ArraySlice<MarkedLetter>, _ scalars: [Unicode.Scalar]) -> Formula.WrongVowels?
  {
    var first: (written: Unicode.Scalar, wanted: Unicode.Scalar)?
    var edits: [ArabicTextAnalysis.Edit] = []
    for (letter, (wanted, isDoubled)) in zip(letters, zip(vowels, areDoubled)) {
      // A vowel without its shadda may be that of the next letter: للِه.
      guard let wanted, letter.has(.shadda) == isDoubled,
        let mark = letter.range.first(where: { scalars[$0].isVowelMark }), scalars[mark] != wanted
      else { continue }
      let isLast = letter.range == letters.last?.range
      if isLast, letter.mayBePersonEnding, letter.marks.isSubset(of: [.fatha, .kasra]) { return nil }
      first = first ?? (scalars[mark], wanted)
      edits.append(
        isLast && letters.count < bases.count
          ? scalars.edit(writing: wanted, at: mark, addingAlefAfter: letter)
          : (mark..<mark + 1, String(wanted))
      )
    }
    return first.map { Formula.WrongVowels(written: $0.written, wanted: $0.wanted, edits: edits) }
  }
}

extension MarkedLetter {
  /// Whether the letter may say who is meant: رَضِيتَ, جَزَاكِ.
  fileprivate var mayBePersonEnding: Bool { base == "\u{0643}" || base == "\u{062A}" }
}
