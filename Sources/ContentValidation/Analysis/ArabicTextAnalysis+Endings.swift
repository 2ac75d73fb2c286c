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

  /// The edits that give a word another ending; none if other letters than the alef of an accusative, a teh marbuta or a heh would
  /// have to change.
  func edits(writing ending: WordEnding, at word: MarkedWord) -> [Edit] {
    if let edit = editReplacingAlef(of: word, with: ending) ?? editAddingAlef(to: word, with: ending) {
      return [edit]
    }
    guard let last = word.letters.last,
      let mark = last.range.dropFirst().first(where: { scalars[$0].isHaraka || scalars[$0].isTanwin })
    else { return [] }
    let letters: [Unicode.Scalar] = ["\u{0629}", "\u{0647}"]
    let letter = ending.isTehMarbuta ? letters[0] : letters.contains(last.base) ? letters[1] : last.base
    // A fathatan is written with an alef after most letters.
    let fathatan: Unicode.Scalar = "\u{064B}"
    guard letter == "\u{0629}" || (scalars[mark] == fathatan) == (ending.mark == fathatan) else { return [] }
    var edits: [Edit] = []
    if letter != last.base {
      edits.append((last.range.lowerBound..<last.range.lowerBound + 1, String(letter)))
    }
    if ending.mark != scalars[mark] { edits.append((mark..<mark + 1, String(ending.mark))) }
    return edits
  }

  /// The edit that replaces the alef of an accusative and its fathatan, which is on the alef or before it, with another tanwin.
  private func editReplacingAlef(of word: MarkedWord, with ending: WordEnding) -> Edit? {
    guard ending.isTanwin, ending.mark != "\u{064B}", let alef = word.letters.last, alef.isBareAlef,
      let noun = word.letters.dropLast().last
    else { return nil }
    let start = noun.range.first { scalars[$0] == "\u{064B}" } ?? alef.range.lowerBound
    guard scalars[start..<word.range.upperBound].allSatisfy({ $0 == "\u{064B}" || $0 == "\u{0627}" }) else {
      return nil
    }
    return (start..<word.range.upperBound, String(ending.mark))
  }

  /// The edit that replaces another tanwin with the fathatan and the alef of an accusative.
  private func editAddingAlef(to word: MarkedWord, with ending: WordEnding) -> Edit? {
    guard ending.mark == "\u{064B}", !ending.isTehMarbuta, word.takesAlefOfAccusative,
      let last = word.letters.last,
      let mark = last.range.first(where: { scalars[$0].isTanwin }), scalars[mark] != ending.mark
    else { return nil }
    return scalars.edit(writing: ending.mark, at: mark, addingAlefAfter: last)
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
