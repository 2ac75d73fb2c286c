import ArabicText
import HadithText
import UnicodeText

/// Words that people recite together, whose marks are the same wherever they occur.
struct Formula: Sendable {
  /// A word of a formula.
  struct Word: Sendable {
    let bases: [Unicode.Scalar]
    /// By letter; nil where the formula has none, or where it depends on what precedes.
    let vowels: [Unicode.Scalar?]
    /// By letter.
    fileprivate let marks: [ArabicMarks]

    fileprivate init(_ word: MarkedWord, of scalars: [Unicode.Scalar]) {
      bases = word.letters.map(\.base)
      marks = word.letters.map(\.marks)
      vowels = word.letters.map { letter in scalars[letter.range].first(where: \.isVowelMark) }
    }

    /// Whether the word ends with a fathatan before an alef, which the other cases do not have.
    var endsWithTanwinAlef: Bool {
      bases.last == "\u{0627}" && vowels.dropLast().last == "\u{064B}"
    }

    /// Whether the word ends with another tanwin, for which some write a fathatan and an alef: عَفُوًّا.
    var mayGetTanwinAlef: Bool {
      guard let base = bases.last, let last = marks.last else { return false }
      return !last.isDisjoint(with: [.dammatan, .kasratan]) && base != "\u{0629}" && base != "\u{0621}"
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

  /// The marks of a word that are not those of a formula.
  struct WrongMarks {
    /// The first of them; nil if it is missing.
    let written: Unicode.Scalar?
    let wanted: Unicode.Scalar
    /// The edits of all of them.
    let edits: [ArabicTextAnalysis.Edit]
    /// Whether they are those of the case of a noun, which depends on the words beside it.
    let areOfEnding: Bool
  }

  /// The wrong marks, by the index of the word; empty if the words at an index are not those of the formula.
  func wrongMarks(at start: Int, in analysis: ArabicTextAnalysis) -> [Int: WrongMarks] {
    guard start + words.count <= analysis.words.count,
      !(analysis.isBesideLast(start) && analysis.words[start - 1].isInna)
    else { return [:] }
    var found: [Int: WrongMarks] = [:]
    for (offset, word) in words.enumerated() {
      let index = start + offset
      guard offset == 0 || analysis.isBesideLast(index),
        let letters = word.letters(of: analysis.words[index], mayBeJoined: offset == 0)
      else { return [:] }
      // Another word may govern the first one.
      guard offset > 0 || beginsPhrase(at: start, in: analysis) else { continue }
      found[index] = word.wrongMarks(of: letters, analysis.scalars)
    }
    if found[start + 1] != nil, repeatsNegation, hasNominatives(at: start, in: analysis) { return [:] }
    if found[start + 1] != nil, beginsWithExcept, mayBeObject(at: start + 1, in: analysis) {
      found[start + 1] = nil
    }
    let last = start + words.count - 1
    if found[last]?.areOfEnding == true, analysis.mayBeInConstruct(last) { found[last] = nil }
    return found
  }

  /// Whether a second لَا with its noun follows the first.
  private var repeatsNegation: Bool {
    words.count > 3 && words[0].bases.elementsEqual("لا".unicodeScalars)
      && words[2].bases.elementsEqual("ولا".unicodeScalars)
  }

  private var beginsWithExcept: Bool { words[0].bases.elementsEqual("إلا".unicodeScalars) }

  /// Whether the name after إِلَّا is in the accusative, as the object of a verb: لَا نَعْبُدُ إِلَّا اللَّهَ. After إِلَهَ it is not.
  private func mayBeObject(at index: Int, in analysis: ArabicTextAnalysis) -> Bool {
    guard analysis.words[index].letters.last?.has(.fatha) == true, analysis.isBesideLast(index - 1) else {
      return false
    }
    return !analysis.words[index - 2].letters.suffix(3).spell("إله")
  }

  /// Whether both nouns after a repeated لَا are in the nominative, which grammar allows: لَا حَوْلٌ وَلَا قُوَّةٌ.
  private func hasNominatives(at start: Int, in analysis: ArabicTextAnalysis) -> Bool {
    [start + 1, start + 3].allSatisfy { analysis.words[$0].letters.last?.has(.dammatan) == true }
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
    let isWithAlef =
      mayGetTanwinAlef && letters.count == bases.count + 1 && letters.last?.isBareAlef == true
      && letters.suffix(2).contains { $0.has(.fathatan) }
    guard letters.count == bases.count || isWithoutAlef || isWithAlef else { return nil }
    return zip(bases, letters.basesWithoutWasla).allSatisfy(==) ? letters : nil
  }

  /// The marks that are not those of the word. Whom it addresses is not one of them: جَزَاكِ.
  func wrongMarks(of letters: ArraySlice<MarkedLetter>, _ scalars: [Unicode.Scalar]) -> Formula.WrongMarks? {
    if letters.count > bases.count { return wrongAlef(of: letters, scalars) }
    var first: WrongMark?
    var areOfEnding = true
    var edits: [ArabicTextAnalysis.Edit] = []
    for index in 0..<letters.count {
      guard let wrong = wrongMark(index, of: letters, scalars) else { continue }
      if index == letters.count - 1, letters.mayEndWithPerson { return nil }
      if index < bases.count - (endsWithTanwinAlef ? 2 : 1) { areOfEnding = false }
      first = first ?? wrong
      edits.append(wrong.edit)
    }
    // A word with another mistake is rather another word than one at a pause: وَسَلِّمْ.
    if first != nil, letters.count == bases.count, let last = letters.last,
      let wanted = vowels.last.flatMap({ $0 }), let sukun = last.range.first(where: { scalars[$0].isSukun }),
      edits.allSatisfy({ $0.range.lowerBound < sukun })
    {
      edits.append((sukun..<sukun + 1, String(wanted)))
    }
    return first.map {
      Formula.WrongMarks(written: $0.written, wanted: $0.wanted, edits: edits, areOfEnding: areOfEnding)
    }
  }

  /// The alef of an accusative at the end of the letters.
  private func wrongAlef(
    of letters: ArraySlice<MarkedLetter>,
    _ scalars: [Unicode.Scalar]
  ) -> Formula.WrongMarks? {
    guard let last = vowels.last, let wanted = last, let alef = letters.last,
      let noun = letters.dropLast().last
    else { return nil }
    let start = noun.range.lowerBound + 1
    let kept = scalars[start..<noun.range.upperBound].filter { !$0.isTanwin }
    let edit = (range: start..<alef.range.upperBound, replacement: String(wanted) + String(scalars: kept))
    return Formula.WrongMarks(written: "\u{064B}", wanted: wanted, edits: [edit], areOfEnding: true)
  }

  /// How a letter is marked otherwise than in the word; nil if it is not, or not marked.
  private func wrongMark(
    _ index: Int,
    of letters: ArraySlice<MarkedLetter>,
    _ scalars: [Unicode.Scalar]
  ) -> WrongMark? {
    guard let vowel = vowels[index] else { return wrongMarkForSukun(index, of: letters, scalars) }
    let letter = letters[letters.startIndex + index]
    let isDoubled = marks[index].contains(.shadda)
    if let sukun = letter.range.first(where: { scalars[$0].isSukun }) {
      return wrongSukun(sukun, vowel, letter, isDoubled: isDoubled, isLast: index == letters.count - 1)
    }
    guard let mark = letter.range.first(where: { scalars[$0].isVowelMark }) else { return nil }
    guard letter.has(.shadda) == isDoubled else {
      // A vowel without its shadda may be that of the next letter: للِه. After the article many leave out the shadda.
      guard isDoubled, scalars[mark] == vowel, !isAfterArticle(index), areVocalized(letters) else {
        return nil
      }
      return WrongMark(written: nil, wanted: shadda, edit: (mark + 1..<mark + 1, String(shadda)))
    }
    guard scalars[mark] != vowel else { return nil }
    // The last letter before a missing alef gets it with its fathatan.
    let isBeforeMissingAlef = letters.count < bases.count && index == letters.count - 1
    return WrongMark(
      written: scalars[mark],
      wanted: vowel,
      edit: isBeforeMissingAlef
        ? scalars.edit(writing: vowel, at: mark, addingAlefAfter: letter) : (mark..<mark + 1, String(vowel))
    )
  }

  /// A sukun on a letter that has a vowel. At the end of a word it may be a pause, and وَهْوَ is right too.
  private func wrongSukun(
    _ sukun: Int,
    _ vowel: Unicode.Scalar,
    _ letter: MarkedLetter,
    isDoubled: Bool,
    isLast: Bool
  ) -> WrongMark? {
    guard !letter.has(.shadda), letter.base != "\u{0647}" else { return nil }
    if isDoubled {
      // عَلَيْ may be a pause.
      guard letter.base != "\u{064A}" else { return nil }
      return WrongMark(
        written: "\u{0652}",
        wanted: shadda,
        edit: (sukun..<sukun + 1, String(vowel) + String(shadda))
      )
    }
    return isLast
      ? nil : WrongMark(written: "\u{0652}", wanted: vowel, edit: (sukun..<sukun + 1, String(vowel)))
  }

  /// A shadda or a vowel on a letter that has a sukun: أَنَّ لَا, أَكَبَرُ. At the end of a word the vowel may join it to the next.
  private func wrongMarkForSukun(
    _ index: Int,
    of letters: ArraySlice<MarkedLetter>,
    _ scalars: [Unicode.Scalar]
  ) -> WrongMark? {
    let letter = letters[letters.startIndex + index]
    guard marks[index].contains(.sukun), letter.has([.harakat, .shadda]) else { return nil }
    if letter.has(.shadda) {
      guard letter.marks.isSubset(of: [.shadda, .harakat]) else { return nil }
      let written = letter.range.lowerBound + 1..<letter.range.upperBound
      return WrongMark(written: shadda, wanted: "\u{0652}", edit: (written, "\u{0652}"))
    }
    guard index < letters.count - 1, let mark = letter.range.first(where: { scalars[$0].isHaraka }) else {
      return nil
    }
    return WrongMark(written: scalars[mark], wanted: "\u{0652}", edit: (mark..<mark + 1, "\u{0652}"))
  }

  /// Whether the shadda of a letter is that of an article before it.
  private func isAfterArticle(_ index: Int) -> Bool {
    index > 0 && bases[index - 1] == "\u{0644}" && bases[index].isSunLetter
  }

  /// Whether the other letters have the marks of the word, so that a missing one is not a custom.
  private func areVocalized(_ letters: ArraySlice<MarkedLetter>) -> Bool {
    zip(letters.dropLast(), vowels).allSatisfy { $1 == nil || $0.has([.harakat, .tanwin, .sukun]) }
  }
}

/// A mark of a letter that is not that of a formula.
private struct WrongMark {
  /// Nil if it is missing.
  let written: Unicode.Scalar?
  let wanted: Unicode.Scalar
  let edit: ArabicTextAnalysis.Edit
}

private let shadda: Unicode.Scalar = "\u{0651}"

extension ArraySlice<MarkedLetter> {
  /// Whether the last letter may say who is meant: رَضِيتَ, جَزَاكِ. The teh of a plural does not.
  fileprivate var mayEndWithPerson: Bool {
    guard let last = self.last, last.marks.isSubset(of: [.fatha, .kasra]) else { return false }
    return last.base == "\u{0643}" || last.base == "\u{062A}" && dropLast().last?.isBareAlef != true
  }
}
