import ArabicText
import HadithText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether a word and the word before it are between punctuation, or begin or end the text.
  func endsPair(_ index: Int) -> Bool {
    isBesideLast(index) && !isBesideLast(index - 1) && !isBesideLast(index + 1)
  }

  /// Whether only blanks are between a word and the word before it; false for the first word, and after the last.
  func isBesideLast(_ index: Int) -> Bool {
    guard index > 0, index < words.count else { return false }
    return scalars[words[index - 1].range.upperBound..<words[index].range.lowerBound].allSatisfy(\.isBlank)
  }

  /// The edits that give a word another ending; none if other letters than the alef of an accusative, a teh marbuta, a heh, a hamza or
  /// the yeh of a noun such as رَاضٍ would have to change.
  func edits(writing ending: WordEnding, at word: MarkedWord) -> [Edit] {
    if let edit = editReplacingAlef(of: word, with: ending) { return [edit] }
    if ending.mark == Self.fathatan, mayBeDefective(word) { return editOfDefective(word).map { [$0] } ?? [] }
    if let edit = editAddingAlef(to: word, with: ending) { return [edit] }
    guard let last = word.letters.last,
      let mark = last.range.dropFirst().first(where: { scalars[$0].isHaraka || scalars[$0].isTanwin })
    else { return [] }
    let letters: [Unicode.Scalar] = ["\u{0629}", "\u{0647}"]
    let letter = ending.isTehMarbuta ? letters[0] : letters.contains(last.base) ? letters[1] : last.base
    // A fathatan is written with an alef after most letters, but not in شِفَاءً and خَطَأً.
    let isWithoutAlef =
      letter == "\u{0629}" || Self.hamzas.contains(last.base) && !word.takesAlefOfAccusative
    guard isWithoutAlef || (scalars[mark] == Self.fathatan) == (ending.mark == Self.fathatan) else {
      return []
    }
    var edits: [Edit] = []
    if letter != last.base {
      edits.append((last.baseRange, String(letter)))
    }
    if ending.mark != scalars[mark] { edits.append((mark..<mark + 1, String(ending.mark))) }
    return edits
  }

  /// The ending of a word in the accusative, which is that of the genitive for a plural in ات; nil if the teh may be of the root.
  private func accusative(of word: MarkedWord, _ ending: WordEnding) -> WordEnding? {
    let letters = word.letters
    guard letters.count > 3, letters[letters.count - 1].base == "\u{062A}",
      letters[letters.count - 2].isBareAlef
    else { return ending.accusative }
    if FemininePlural.isPlural(word) { return ending.genitive }
    let written = Array(
      text(of: word.range, with: edits(writing: ending.accusative, at: word)).unicodeScalars
    )
    return knownStems.isFamiliar(spelling: written)
      ? ending.accusative : nil
  }

  /// How a word is written in the accusative: the end of a message, which is empty if that is not certain, and the edits.
  func accusativeAdvice(for word: MarkedWord, _ ending: WordEnding) -> (text: String, edits: [Edit]) {
    guard let accusative = accusative(of: word, ending) else { return ("", []) }
    let edits = edits(writing: accusative, at: word)
    let written = edits.isEmpty ? "" : ", \(text(of: word.range, with: edits).quoted(limit: 30))"
    return ("; write \(accusative.mark.codePointAndName)\(written)", edits)
  }

  private static let fathatan: Unicode.Scalar = "\u{064B}"
  private static let kasratan: Unicode.Scalar = "\u{064D}"
  private static let hamzas: [Unicode.Scalar] = ["\u{0621}", "\u{0623}"]
  private static let hamzaOnYeh: Unicode.Scalar = "\u{0626}"

  /// The edit that replaces the alef of an accusative and its fathatan, which is on the alef or before it, with another tanwin.
  private func editReplacingAlef(of word: MarkedWord, with ending: WordEnding) -> Edit? {
    guard ending.isTanwin, ending.mark != Self.fathatan, let alef = word.letters.last, alef.isBareAlef,
      let noun = word.letters.dropLast().last, !isKnownWithPronoun(word)
    else { return nil }
    let start = noun.range.first { scalars[$0] == Self.fathatan } ?? alef.range.lowerBound
    let kept = scalars[start..<word.range.upperBound].filter { $0 != Self.fathatan && $0 != "\u{0627}" }
    guard kept.allSatisfy({ $0 == "\u{0651}" }) else { return nil }
    if let before = word.letters.dropLast(2).last, !noun.has(.shadda) {
      // رَاضِيًا is رَاضٍ in both other cases.
      if noun.base == "\u{064A}", hasFormOfDefective(word.letters.dropLast(2)),
        let kasra = before.range.first(where: { scalars[$0] == "\u{0650}" })
      {
        let shadda = String(scalars: scalars[(kasra + 1)..<before.range.upperBound])
        return (kasra..<word.range.upperBound, String(Self.kasratan) + shadda)
      }
      // The hamza of شَيْئًا has its seat only before the alef.
      if noun.base == Self.hamzaOnYeh, !before.has(.kasra) {
        return (noun.range.lowerBound..<word.range.upperBound, "\u{0621}" + String(ending.mark))
      }
    }
    return (start..<word.range.upperBound, String(ending.mark) + String(scalars: kept))
  }

  /// Whether a word with fathatan is known with the pronoun نا or ها, whose alef is not that of an accusative: مَدِينَتِناً is مَدِينَتِنَا.
  func isKnownWithPronoun(_ word: MarkedWord) -> Bool {
    guard let letter = word.letters.dropLast().last, letter.base == "\u{0646}" || letter.base == "\u{0647}",
      !letter.has(.shadda)
    else { return false }
    let end = letter.range.lowerBound + 1..<word.range.upperBound
    return isFamiliar(word, with: [(end, "\u{064E}\u{0627}")])
  }

  /// The edit that replaces another tanwin with the fathatan and the alef of an accusative.
  private func editAddingAlef(to word: MarkedWord, with ending: WordEnding) -> Edit? {
    guard ending.mark == Self.fathatan, !ending.isTehMarbuta, word.takesAlefOfAccusative,
      let last = word.letters.last,
      let mark = last.range.first(where: { scalars[$0].isTanwin }), scalars[mark] != ending.mark
    else { return nil }
    let edit = scalars.edit(writing: ending.mark, at: mark, addingAlefAfter: last)
    // شَيْءٌ is شَيْئًا, but جُزْءٌ is جُزْءًا.
    guard last.base == "\u{0621}", mark == last.range.lowerBound + 1,
      let before = word.letters.dropLast().last,
      !Self.lettersThatJoinNothing.contains(before.base)
    else { return edit }
    return (last.range.lowerBound..<edit.range.upperBound, String(Self.hamzaOnYeh) + edit.replacement)
  }

  private static let lettersThatJoinNothing = Set("اأإآدذرزوؤ".unicodeScalars)

  /// Whether a word with kasratan has the form of رَاضٍ or مُهْتَدٍ, whose yeh is written in the accusative; مَالٍ and مُسْلِمٍ have it too.
  private func mayBeDefective(_ word: MarkedWord) -> Bool {
    guard let last = word.letters.last, last.has(.kasratan), word.letters.count > 2,
      word.takesAlefOfAccusative
    else { return false }
    return hasFormOfDefective(word.letters)
  }

  /// Whether the letters are like those of رَاضٍ or مُهْتَدٍ.
  func hasFormOfDefective(_ letters: some RandomAccessCollection<MarkedLetter>) -> Bool {
    guard let first = letters.first, let second = letters.dropFirst().first else { return false }
    return letters.count == 3 && second.isBareAlef || first.base == "\u{0645}" && first.has(.damma)
  }

  /// The edit that gives such a word the accusative with or without a yeh, whichever is known; nil if both are, or neither.
  private func editOfDefective(_ word: MarkedWord) -> Edit? {
    guard let last = word.letters.last, let mark = last.range.first(where: { scalars[$0] == Self.kasratan })
    else { return nil }
    let kept = String(scalars: scalars[(mark + 1)..<word.range.upperBound])
    let known = ["\u{064B}\(kept)\u{0627}", "\u{0650}\(kept)\u{064A}\u{064B}\u{0627}"].filter { end in
      let written = Array(scalars[word.range.lowerBound..<mark]) + Array(end.unicodeScalars)
      return knownStems.isFamiliar(spelling: written)
    }
    guard known.count == 1 else { return nil }
    return (mark..<word.range.upperBound, known[0])
  }

  /// A part of the text with edits in it, which are in order.
  func text(of range: Range<Int>, with edits: [Edit]) -> String {
    var text = ""
    var start = range.lowerBound
    for edit in edits {
      text += self.text(of: start..<edit.range.lowerBound) + edit.replacement
      start = edit.range.upperBound
    }
    return text + self.text(of: start..<range.upperBound)
  }
}

extension [Unicode.Scalar] {
  /// The edit that replaces a mark of a letter, and adds an alef after the letter.
  func edit(writing mark: Unicode.Scalar, at index: Int, addingAlefAfter letter: MarkedLetter)
    -> ArabicTextAnalysis.Edit
  {
    let end = letter.range.upperBound
    return (index..<end, String(mark) + String(scalars: self[(index + 1)..<end]) + "\u{0627}")
  }
}

extension MarkedWord {
  /// Whether the letters are those of a plural in ات or of a dual, whose accusative is its genitive.
  var hasGenitiveAsAccusative: Bool { Self.endingsOfGenitive.contains(letters.suffix(2).map(\.base)) }

  private static let endingsOfGenitive = Set(words: "ات ين ان")
}
