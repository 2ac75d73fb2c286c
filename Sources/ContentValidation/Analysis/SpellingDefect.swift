import ArabicText
import UnicodeText

/// Letters and marks that are together in no word of Arabic.
///
/// The laws were counted over the vocalized Quran of Tanzil in modern spelling, Muwatta Malik, al-Adab al-Mufrad and three sets of
/// duas (282,000 words): none of them breaks one, except for typing mistakes.
struct SpellingDefect {
  /// The letters, as indices of scalars.
  let range: Range<Int>
  /// What to write, as the end of a message.
  let advice: String
  let edits: [ArabicTextAnalysis.Edit]
  /// Whether it is a hamza that does not fit its vowel and the one before it, either of which may be the mistake.
  private(set) var isSeatOfHamza = false
  /// Whether it is a tanwin on a word that never has one, so that no other place in the word is right for it.
  private(set) var isForeignTanwin = false

  /// The first defect of a word; nil if its spelling is possible.
  init?(in word: MarkedWord) {
    let letters = word.letters
    let isVocalized = letters.contains { $0.has(.harakat) }
    for index in letters.indices {
      let found = Self.first(letters, index) ?? (isVocalized ? Self.repetition(letters, index) : nil)
      guard let found else { continue }
      self = found.replacingMark(before: word)
      return
    }
    guard let found = Self.ofWord(letters) else { return nil }
    self = found
  }

  /// With the marks that a word begins with replaced by what is written before its first letter: ٰلْحَمْدُ is الْحَمْدُ.
  private func replacingMark(before word: MarkedWord) -> Self {
    guard let start = word.letters.first?.range.lowerBound, word.range.lowerBound < start, edits.count == 1,
      edits[0].range == start..<start
    else { return self }
    return Self(range, advice, [(word.range.lowerBound..<start, edits[0].replacement)])
  }

  /// The first defect of a letter and its neighbors.
  private static func first(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    if let found = seat(letters, index) ?? opening(letters, index) ?? waslaWithHamza(letters, index) {
      return found
    }
    if let found = ending(letters, index) ?? article(letters, index) ?? neighbors(letters, index) {
      return found
    }
    if let found = marks(letters, index) { return found }
    if let hamza = InnerHamza(letters, index) { return Self(hamza) }
    return longVowelBeforeSukun(letters, index) ?? yehAfterDamma(letters, index)
  }

  /// The defect of the first or last letters of a word, or of one that is often misspelled.
  private static func ofWord(_ letters: [MarkedLetter]) -> Self? {
    if let found = divineName(letters) ?? lams(letters) ?? hamzaBeforeLongA(letters) { return found }
    if let found = hamzaWithTanwin(letters) ?? maksuraAfterYeh(letters) ?? vowelOfFinalGlide(letters) {
      return found
    }
    if var found = tanwinAfterArticle(letters) ?? tanwinOnPronoun(letters) ?? tanwinOnParticle(letters) {
      found.isForeignTanwin = true
      return found
    }
    if let pronoun = RelativePronoun(letters) { return Self(pronoun) }
    if let particle = ConfusedParticle(letters) { return Self(particle) }
    if let alef = SpelledOutAlef(letters) { return Self(alef) }
    return DroppedAlef(letters).map { Self($0) }
  }

  private init(_ alef: DroppedAlef) {
    let end = alef.letter.range.upperBound
    self.init(
      alef.letter.range,
      "the long a of this word has a letter; write U+0627 ARABIC LETTER ALEF after it",
      [(end..<end, "\u{0627}")]
    )
  }

  private init(_ alef: SpelledOutAlef) {
    self.init(
      alef.range,
      "the long a of this word has no letter; remove the alef, or write U+0670 ARABIC LETTER SUPERSCRIPT ALEF",
      [(alef.range, "")]
    )
  }

  private init(_ particle: ConfusedParticle) {
    self.init(particle.range, "write `إِلَّا` for “except”, `إِلَى` for “to”, or `إِلَيَّ` for “to me”")
  }

  private init(_ pronoun: RelativePronoun) {
    self.init(
      pronoun.lams,
      "this relative pronoun has one lam; write \(pronoun.written.quoted())",
      pronoun.edit.map { [$0] } ?? []
    )
  }

  init(_ range: Range<Int>, _ advice: String, _ edits: [ArabicTextAnalysis.Edit] = []) {
    (self.range, self.advice, self.edits) = (range, advice, edits)
  }

  /// The same defect without a fix.
  var withoutEdits: Self { Self(range, advice) }

  private init(_ hamza: InnerHamza) {
    let base = hamza.letter.baseRange
    self.init(
      hamza.letter.range,
      "a hamza \(hamza.reason) is written \(hamza.seat.codePointAndName)",
      [(base, String(hamza.seat))]
    )
    isSeatOfHamza = true
  }

  // MARK: First and last letters

  private static func opening(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    let letter = letters[index]
    // The lam of the article has a kasra before hamzat al-wasl: الِاسْم.
    if index == 0, letters.count > 2, letter.isBareAlef, letter.marks.isEmpty, letters[1].has(.harakat),
      !letters[1].has(.shadda), letters[1].base != "\u{0644}"
    {
      return Self(
        letter.range.lowerBound..<letters[1].range.upperBound,
        "an alef without hamza begins a word only before a sukun or a shadda; write the hamza (U+0623 or U+0625)"
      )
    }
    // A hamza, the lam of a command after ثُمَّ and the noun ابن between names may begin with a sukun.
    guard index == 0, letters.count > 1, letter.has(.sukun) else { return nil }
    // وَهْوَ and وَهْيَ may be written as two words.
    if letters.count == 2, letter.base == "\u{0647}" || !letters[1].has([.harakat, .tanwin]) { return nil }
    if letter.base == "\u{0644}", "يتنأ".unicodeScalars.contains(letters[1].base) { return nil }
    if letter.base == "\u{0648}" || letter.base == "\u{064A}" {
      return Self(letter.range, "no word begins with a sukun; write its vowel")
    }
    guard letter.isPlainConsonant, !(letter.base == "\u{0628}" && letters[1].base == "\u{0646}")
    else { return nil }
    return Self(
      letter.range,
      "no word begins with a sukun; write the alef before it, or a vowel",
      [(letter.range.lowerBound..<letter.range.lowerBound, "\u{0627}")]
    )
  }

  private static func ending(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    let letter = letters[index]
    guard index > 0, index == letters.count - 1 else { return nil }
    let before = letters[index - 1]
    if let seat = finalSeat(letters), seat.letter != letter.base {
      return Self(
        letter.range,
        "a hamza at the end of a word \(seat.reason); write \(seat.letter.codePointAndName)",
        [(letter.baseRange, String(seat.letter))]
      )
    }
    if letter.base == "\u{064A}", letters.count > 2, letter.has(.fatha), !letter.has(.shadda),
      before.has(.fatha),
      !before.has(.daggerAlef)
    {
      return Self(
        before.range.lowerBound..<letter.range.upperBound,
        "before a yeh with fatha a word ends with a kasra; write U+0650 ARABIC KASRA, or U+0651 ARABIC SHADDA on the yeh"
      )
    }
    if letter.base == "\u{0629}", before.has([.kasra, .damma, .sukun]), before.base != "\u{0627}" {
      return Self(
        before.range.lowerBound..<letter.range.upperBound,
        "a teh marbuta follows a fatha or a long a; write U+064E ARABIC FATHA, or U+0647 ARABIC LETTER HEH if that is meant"
      )
    }
    // In إِلَهًا and وَجْهًا the heh is of the root.
    if letter.has(.fathatan), letter.base == "\u{0647}", before.has(.fatha), before.base != "\u{0644}" {
      return Self(
        letter.range,
        "a final heh with fathatan is a teh marbuta without its dots; write U+0629 ARABIC LETTER TEH MARBUTA",
        [(letter.baseRange, "\u{0629}")]
      )
    }
    if letter.has(.fathatan), letter.isPlainConsonant, letter.base != "\u{0629}",
      tanwinAfterArticle(letters) == nil
    {
      return Self(
        letter.range,
        "a fathatan at the end of a word is followed by an alef; write it, or another vowel",
        [(letter.range.upperBound..<letter.range.upperBound, "\u{0627}")]
      )
    }
    return nil
  }

  // MARK: Marks

  private static func marks(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    let letter = letters[index]
    if let found = vowelOfMadda(letter, before: letters[(index + 1)...].first) { return found }
    let before = index > 0 ? letters[index - 1].base : nil
    let isSilentAfterWaw = before == "\u{0648}" && index == letters.count - 1
    if letter.isBareAlef, letter.has(.sukun), !letter.has(.hamza), !isSilentAfterWaw {
      return Self(letter.range, "an alef without hamza has no sukun; remove it, or write it on its letter")
    }
    let bearsShadda =
      !["\u{0622}", "\u{0625}", "\u{0629}"].contains(letter.base)
      && !(letter.isBareAlef && !letter.has(.hamza) && before != "\u{0644}")
    if letter.has(.shadda), !bearsShadda {
      return Self(
        letter.range,
        "this letter is never doubled; write the shadda on its own letter, or remove it"
      )
    }
    if letter.has(.daggerAlef), letter.has([.kasra, .damma]), letter.base != "\u{0649}" {
      return Self(letter.range, "a dagger alef lengthens a fatha; keep one of the two marks")
    }
    return nil
  }

  /// Within a word a vowel is between two letters with sukun, before a doubled letter, and not a damma between two doubled letters.
  private static func neighbors(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    guard index > 0 else { return nil }
    let (before, letter) = (letters[index - 1], letters[index])
    let both = before.range.lowerBound..<letter.range.upperBound
    if before.has(.sukun), letter.has(.sukun), !before.has([.harakat, .shadda]), index < letters.count - 1 {
      return Self(both, "no word has two letters with sukun there; look up its vowels")
    }
    // الِاسْتِغْفَار, الِابْتِلَاء; other nouns such as الأرض have lost a hamza.
    if before.base == "\u{0644}", before.has(.sukun), letter.isBareAlef, letter.marks.isEmpty, index > 1,
      letters[index - 2].isBareAlef, index + 4 < letters.count, letters[index + 2].base == "\u{062A}"
    {
      return Self(
        both,
        "before hamzat al-wasl the article has a kasra; write U+0650 ARABIC KASRA for the sukun"
      )
    }
    if let vowel = vowelOfLongVowel(letters, index) { return vowel }
    if before.has(.sukun), letter.has(.shadda), !before.has([.harakat, .shadda]),
      !mayBeDiminutive(letters, index)
    {
      return Self(both, "a doubled letter follows a vowel; remove the sukun or the shadda")
    }
    if index > 1, before.has(.shadda), before.has(.damma), letter.has(.shadda), letter.has(.damma) {
      let isAssimilated = before.base.isSunLetter && letters[index - 2].base == "\u{0644}"
      return isAssimilated
        ? nil : Self(both, "two doubled letters do not follow each other there; remove one shadda")
    }
    return nil
  }

  /// Whether the letters before a doubled one may be those of a diminutive such as دُوَيْبَّة and خُوَيْصَّة.
  private static func mayBeDiminutive(_ letters: [MarkedLetter], _ index: Int) -> Bool {
    index > 2 && letters[index - 1].base == "\u{064A}" && letters[index - 2].has(.fatha)
      && letters[index - 3].has(.damma)
  }

  /// سُبُّوُحٌ, رَحِيِمٌ: within a word a waw does not repeat the damma before it, nor a yeh the kasra, except in passives such as تُوُفِّيَ.
  private static func vowelOfLongVowel(_ letters: [MarkedLetter], _ index: Int) -> Self? {
    let (before, letter) = (letters[index - 1], letters[index])
    let isRepeated =
      letter.base == "\u{0648}" && before.has(.damma) && letter.has(.damma)
      || letter.base == "\u{064A}" && before.has(.kasra) && letter.has(.kasra)
    guard isRepeated, !letter.has([.shadda, .hamza, .tanwin, .sukun]), index < letters.count - 1,
      // No more letters than four are proclitics.
      !(before.base == "\u{062A}" && index <= 5
        && letters[..<(index - 1)].allSatisfy { !Proclitics($0).isEmpty })
    else { return nil }
    let edits = letter.marks.subtracting(.harakat).isEmpty ? [(letter.range, String(letter.base))] : []
    return Self(
      before.range.lowerBound..<letter.range.upperBound,
      "a long vowel has its vowel mark on the letter before; remove the second",
      edits
    )
  }
}

extension MarkedWord {
  /// Whether the spelling may be impossible: no other word has a defect, whatever is around it.
  var mayBeMisspelled: Bool {
    SpellingDefect(in: self) != nil || mayEndWithYehForMaksura || letterBeforeSubject != nil
  }
}

extension ArabicTextAnalysis {
  /// The defects of the words that are not compared with the Quran, at most one a word.
  func findImpossibleSpellings() -> [SpellingDefect] {
    // Each spelling of the library was judged once. Where the words of a text are cut in another way, all are judged.
    let suspects = suspects.flatMap { $0.wordCount == words.count ? $0.indices : nil } ?? Array(words.indices)
    return suspects.compactMap { index in
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
      if isContinued, defect.range.lowerBound == word.range.lowerBound { return nil }
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
