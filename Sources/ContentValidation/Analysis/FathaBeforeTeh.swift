import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// The defect of a fatha before the teh of “I” or “you” at the end of a verb: صَنَعَتُ for صَنَعْتُ. Nil for other words, such as رَحْمَتُ in
  /// the spelling of the mushaf and سَكَتَ, whose teh is of the root: the word must be known with a sukun there, and not with the fatha.
  func fathaBeforeTeh(_ word: MarkedWord) -> SpellingDefect? {
    guard let before = word.letterBeforeSubject,
      let fatha = before.range.first(where: { scalars[$0] == "\u{064E}" })
    else { return nil }
    let edit: Edit = (fatha..<fatha + 1, "\u{0652}")
    let written = text(of: word.range, with: [edit])
    guard isKnownWithProclitics(Array(written.unicodeScalars)), !knownStems.isFamiliar(word, scalars) else {
      return nil
    }
    return SpellingDefect(
      before.range.lowerBound..<word.range.upperBound,
      "before this teh the word has U+0652 ARABIC SUKUN; write \(written.quoted(limit: 30))",
      [edit]
    )
  }
}

extension MarkedWord {
  /// The letter with fatha before تُ, تَ or تُمْ at the end of the word.
  var letterBeforeSubject: MarkedLetter? {
    let isPlural = letters.last?.base == "\u{0645}"
    let end = letters.count - (isPlural ? 2 : 1)
    guard end > 1, letters[end].base == "\u{062A}",
      letters[end].marks == .damma || !isPlural && letters[end].marks == .fatha
    else { return nil }
    let before = letters[end - 1]
    return before.isPlainConsonant && before.marks == .fatha ? before : nil
  }
}
