/// Compares the letters of a quoted word, mark by mark, with the shapes of a reference that has the same letters.
struct LetterComparison {
  let orthography: Orthography

  func difference(_ quote: [QuranLetter], _ shapes: LetterShapes) -> Difference {
    var difference = Difference()
    for (index, pair) in zip(quote, shapes).enumerated() {
      let letter = pair.0
      if letter.shape == pair.1, !letter.hasTwoVowels { continue }
      let reference = QuranLetter(shape: pair.1).on(code: letter.code)
      let next = index + 1 < quote.count ? quote[index + 1] : nil
      let isAfterKasra = index > 0 && QuranLetter(shape: shapes[index - 1]).vowel == .kasra
      let isAfterFatha = index > 0 && [.fatha, .none].contains(quote[index - 1].vowel)
      if !(letter.form == .madda && reference.form == .plain && isAfterFatha) {
        let isJoining = index == 0 || mayJoin(after: quote[..<index], shapes.dropFirst(index + 1).first)
        form(letter, reference, isAfterKasra: isAfterKasra, isJoining: isJoining).map { difference.add($0) }
      }
      vowel(letter, reference, isFirst: index == 0).map { difference.add($0) }
      let isAssimilated = index > 0 && isSplitAssimilation(quote[index - 1], shapes[index - 1])
      shadda(letter, reference, isSign: index == 0 || isAssimilated).map { difference.add($0) }
      dagger(letter, reference, next: next).map { difference.add($0) }
    }
    return difference
  }

  private func form(
    _ quote: QuranLetter,
    _ reference: QuranLetter,
    isAfterKasra: Bool,
    isJoining: Bool
  ) -> QuotationFinding.Kind? {
    switch (quote.form, reference.form) {
    case (let mine, let theirs) where mine == theirs: nil
    case (.plain, .wasla): nil
    case (.wasla, .plain) where isJoining: nil
    case (.farsiYeh, .plain), (.farsiYeh, .maksura): nil
    // Tanzil's Uthmani text has no dots below a final yeh; the King Fahd Complex and others have.
    case (.plain, .maksura) where isAfterKasra || reference.hasMarks && !reference.hasDagger: nil
    // Below a waw or a yeh, some write a hamza that is read with kasra.
    case (.hamzaBelow, .hamzaAbove) where quote.code != QuranLetter.alef: nil
    case (.hamzaAbove, .hamzaBelow), (.hamzaBelow, .hamzaAbove): .vowel
    default: .spelling
    }
  }

  /// Whether an alef within a word may be a joining one: it follows a proclitic, and the next letter has no vowel in the reference, or
  /// is doubled. The alef of هَمَزَات is not.
  private func mayJoin(after start: ArraySlice<QuranLetter>, _ shape: UInt8?) -> Bool {
    // A shadda on the first letter is a recitation sign: لَّٱتَّخَذُوكَ.
    guard let before = start.last, Self.proclitics.contains(before.code),
      !before.hasShadda || start.count == 1, let shape
    else { return false }
    let next = QuranLetter(shape: shape)
    return next.hasShadda || next.vowel == .none || next.vowel == .sukun
  }

  /// The folded letters of conjunctions, prepositions and other particles that are joined to a word.
  private static let proclitics = Set("ابتفكلو".unicodeScalars.compactMap { QuranLetter($0)?.code })

  private func vowel(_ quote: QuranLetter, _ reference: QuranLetter, isFirst: Bool) -> QuotationFinding.Kind?
  {
    if quote.hasTwoVowels { return .vowel }
    switch (quote.vowel, reference.vowel) {
    case (let mine, let theirs) where mine == theirs: return nil
    case (.none, _): return .missingMarks
    // The references omit sukun on an assimilated or long letter; other texts write it.
    case (.sukun, .none): return nil
    // Alef with madda implies its fatha.
    case (.fatha, .none) where quote.form == .madda: return nil
    // The vowel of a joining alef at the beginning of a recitation.
    case (.fatha, .none), (.damma, .none), (.kasra, .none):
      return isFirst && reference.code == QuranLetter.alef ? .spelling : .vowel
    default: return .vowel
    }
  }

  /// Whether the reference assimilates a letter to the next (وَعَدتَّنَا) while the quotation writes both (وَعَدْتَنَا). Not
  /// for the lam of the article, where the shadda is never omitted.
  private func isSplitAssimilation(_ before: QuranLetter, _ shape: UInt8) -> Bool {
    before.vowel == .sukun && before.code != QuranLetter.lam && QuranLetter(shape: shape).vowel == .none
  }

  /// A shadda on a first letter shows that the last letter before it is assimilated: a recitation sign.
  private func shadda(_ quote: QuranLetter, _ reference: QuranLetter, isSign: Bool) -> QuotationFinding.Kind?
  {
    guard quote.hasShadda != reference.hasShadda, !isSign else { return nil }
    if quote.hasShadda { return .vowel }
    return quote.vowel == .none ? .missingMarks : .missingShadda
  }

  /// The mushaf often writes a long a with a dagger alef only: without it, a vocalized word is a different one (مَلِك for
  /// مَـٰلِك). Everyday spelling has it in a few words, which are unambiguous without it.
  private func dagger(
    _ quote: QuranLetter,
    _ reference: QuranLetter,
    next: QuranLetter?
  ) -> QuotationFinding.Kind? {
    guard quote.hasDagger != reference.hasDagger else { return nil }
    let isCarrier = quote.code == QuranLetter.yeh || quote.code == QuranLetter.alef
    if quote.hasDagger {
      let isWritten = isCarrier || next?.code == QuranLetter.alef || next?.form == .maksura
      return isWritten ? nil : .spelling
    }
    // An alef maksura is long without it.
    if isCarrier { return nil }
    return orthography == .uthmani && quote.vowel != .none ? .spelling : .missingMarks
  }
}
