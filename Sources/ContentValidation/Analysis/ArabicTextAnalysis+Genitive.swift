import ArabicText
import HadithText
import UnicodeText

extension ArabicTextAnalysis {
  /// How a word is written in the genitive: the end of a message, which is empty if that is not certain, and the edits.
  ///
  /// With the article a noun has no tanwin. The genitive of a plural in ين has a fatha, and that of a diptote without the article,
  /// which is known with no tanwin.
  func genitiveAdvice(for word: MarkedWord, _ ending: WordEnding) -> (text: String, edits: [Edit]) {
    if ending.isTanwin, isKnownWithPronoun(word) { return ("", []) }
    let hasArticle = word.hasArticle || word.hasJoinedPreposition
    let genitive = hasArticle ? ending.genitive.withoutTanwin : ending.genitive
    let withKasra = edits(writing: genitive, at: word)
    guard ending.mark == "\u{064F}",
      word.mayBePluralInYeh || !hasArticle && !isKnownWithTanwin(word)
    else { return advice(genitive, withKasra, word) }
    let withFatha = edits(writing: ending.accusative, at: word)
    guard isFamiliar(word, with: withFatha) else { return advice(genitive, withKasra, word) }
    return isFamiliar(word, with: withKasra) ? ("", []) : advice(ending.accusative, withFatha, word)
  }

  /// A tanwin after the article with what to write instead, where a word before it governs the genitive: بِاللَّهٌ.
  func genitiveInsteadOfTanwin(_ defect: SpellingDefect, of index: Int) -> SpellingDefect? {
    let word = words[index]
    guard defect.edits.isEmpty, word.hasArticle, let ending = WordEnding(of: word), ending.isTanwin,
      word.letters.last?.range == defect.range,
      (GenitiveGovernor(of: index, in: self) ?? GenitiveGovernor(before: index, in: self)) != nil
    else { return nil }
    let advice = genitiveAdvice(for: word, ending)
    return SpellingDefect(defect.range, "a noun with the article has no tanwin" + advice.text, advice.edits)
  }

  private func advice(_ wanted: WordEnding, _ edits: [Edit], _ word: MarkedWord) -> (
    text: String, edits: [Edit]
  ) {
    let written = edits.isEmpty ? "" : ", \(text(of: word.range, with: edits).quoted(limit: 30))"
    return ("; write \(wanted.mark.codePointAndName)\(written)", edits)
  }

  /// Whether a word with a fatha before its pronoun has the form of a verb of the past, and no noun is known: ظَلَمَنَا.
  func isVerb(_ word: MarkedWord, insteadOf noun: NounWithPronoun) -> Bool {
    let (first, second) = (word.letters[0], word.letters[1])
    return word.letters.count > 3 && word.letters[2].range.contains(noun.vowel)
      && !word.letters[2].has(.shadda) && !noun.endsWithHamza && scalars[noun.vowel] == "\u{064E}"
      && first.has(.fatha) && second.has([.fatha, .kasra]) && !isFamiliar(word, with: noun.edits)
  }
}

extension MarkedWord {
  /// Whether the word ends like a sound masculine plural in the genitive, whatever the mark of its noon is. Few of the words that are
  /// as short as الدِّين and الْيَقِين are plurals.
  fileprivate var mayBePluralInYeh: Bool {
    letters.count > 6 && letters.suffix(2).spell("ين")
      && letters[letters.count - 3].has(.kasra)
  }
}
