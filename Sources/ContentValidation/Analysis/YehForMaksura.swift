import ArabicText
import HadithText
import QuranText
import UnicodeText

extension ArabicTextAnalysis {
  /// A final yeh that stands for an alef maksura: إِلَي for إِلَى. Nil for other words.
  ///
  /// A yeh after a fathatan is not read, so it is an alef maksura; so is one without a mark after a fatha in a word with the
  /// article, since only the first part of a construct ends with a sukun there. Of other words, those are reported that are known with
  /// these vowels and an alef maksura, and not with a yeh.
  func yehForMaksura(_ word: MarkedWord) -> SpellingDefect? {
    guard word.mayEndWithYehForMaksura, let last = word.letters.last,
      let before = word.letters.dropLast().last
    else { return nil }
    let range = before.has(.fathatan) ? before.range.lowerBound..<last.range.upperBound : last.range
    let isCertain = before.has(.fathatan) || last.marks.isEmpty && word.hasCertainArticle
    guard isCertain || isKnownWithMaksura(word, last) else { return nil }
    return SpellingDefect(
      range,
      "a yeh that lengthens a fatha has no dots; write U+0649 ARABIC LETTER ALEF MAKSURA",
      [(last.range, "\u{0649}")]
    )
  }

  private func isKnownWithMaksura(_ word: MarkedWord, _ last: MarkedLetter) -> Bool {
    let scalars = Array(scalars[word.range.lowerBound..<last.range.lowerBound] + ["\u{0649}"])
    guard let other = MarkedWord.words(of: scalars).first else { return false }
    // In أَنَّي the fatha may be wrong: أَنِّي.
    if other.letters[other.letters.count - 2].has(.shadda), knownStems.hasWord(vocalized: scalars.dropLast())
    {
      return false
    }
    let dua = text.dua ?? -1
    let inQuran = word.possibleStarts.map { start in
      vocabulary.finalForms(
        ofVocalized: scalars[(word.letters[start].range.lowerBound - word.range.lowerBound)...]
      )
    }
    if inQuran.contains([.maksura]) { return true }
    if inQuran.contains(where: { $0.contains(.plain) }) { return false }
    let hadiths = HadithVocabulary.shipped
    return forms.contains(arabic: other, besides: dua) && !forms.contains(arabic: word, besides: dua)
      || hadiths.contains(vocalized: other) && !hadiths.contains(vocalized: word)
  }
}

extension MarkedWord {
  /// Whether the word ends with a fatha and a yeh without a vowel.
  var mayEndWithYehForMaksura: Bool {
    guard letters.count > 2, let last = letters.last, last.base == "\u{064A}", last.marks.isSubset(of: .sukun)
    else { return false }
    let before = letters[letters.count - 2]
    // مِائَتَيْ is a dual, and تَنْسَيْ addresses a woman.
    if last.has(.sukun), before.base == "\u{062A}" || isSecondPerson { return false }
    return before.has([.fatha, .fathatan])
  }
  /// Whether the word has the first letter of verbs in the second person, also after a conjunction.
  private var isSecondPerson: Bool {
    let start = letters[0].isProclitic(.conjunctions) ? 1 : 0
    return letters[start].base == "\u{062A}" && letters[start].has([.fatha, .damma])
  }
}
