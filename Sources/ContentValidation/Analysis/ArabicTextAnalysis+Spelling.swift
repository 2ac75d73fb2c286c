import ArabicText

extension ArabicTextAnalysis {
  /// The defects of the words that are not compared with the Quran, at most one a word.
  func findImpossibleSpellings() -> [SpellingDefect] {
    suspects(of: ImpossibleSpelling.self).compactMap { index in
      let word = words[index]
      guard
        let defect = SpellingDefect(in: word) ?? yehForMaksura(word) ?? fathaBeforeYeh(of: index)
          ?? fathaBeforeTeh(word),
        !isComparedWithQuran(word.range),
        !isUnclear(word) || defect.isForeignTanwin && !clashes.overlap(word.range)
      else { return nil }
      // The space before or after it is the mistake.
      guard !isSplit(at: index - 1), !isSplit(at: index) else { return nil }
      let isContinued = index > 0 && isDetachedParticle(words[index - 1]) || isContinuedAfterSign(word)
      // The marks of a letter that a sign has replaced are before the first letter of the word.
      if isContinued, defect.range.lowerBound == word.letters[0].range.lowerBound { return nil }
      if endsInLetterOfNext(index) { return nil }
      return spaceBesideLetter(defect, of: index) ?? hamzaInGenitive(defect, of: index)
        ?? genitiveInsteadOfTanwin(defect, of: index) ?? letterInsteadOfHamza(defect, of: word)
        ?? spaceInsteadOfSeat(defect, of: word)
        ?? vowelOfNextLetter(defect, of: word)
        ?? (leadsToOtherSeat(defect, of: word) || isKnownWithoutAlef(defect, of: word)
          ? defect.withoutEdits : defect)
    }
  }
}
