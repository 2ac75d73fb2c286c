extension SpelledWord {
  /// The reading of every letter; `next` is the following word.
  func readings(before next: SpelledWord?) -> [LetterReading] {
    if isDisjointedLetters { return letters.map { _ in LetterReading(.exempt) } }
    let reader = LetterReader(word: self, next: next)
    return letters.indices.map(reader.reading)
  }

  private var isDisjointedLetters: Bool {
    guard letters.count <= 5, !letters.contains(where: { $0.has(LetterReader.reading.union(.shadda)) }) else {
      return false
    }
    return DisjointedLetters.isGroup(letters.count) { index in
      let base = letters[letters.startIndex + index].base
      return base == "ى" ? "ي" : base
    }
  }
}

/// Reads the letters of one word.
struct LetterReader {
  static let reading: ArabicMarks = [.harakat, .imala, .tanwin, .sukun, .daggerAlef, .smallLetters]
  private static let vowels: ArabicMarks = [.harakat, .imala, .tanwin, .daggerAlef]

  let letters: ArraySlice<LetterCluster>
  let isBeforePause: Bool
  let next: SpelledWord?
  let frame: WordFrame
  private let doubled: Int?

  init(word: SpelledWord, next: SpelledWord?) {
    (letters, isBeforePause, self.next) = (word.letters, word.isBeforePause, next)
    frame = WordFrame(word)
    doubled = DoubledWords.position(in: word.letters)
  }

  func reading(_ position: Int) -> LetterReading {
    let letter = letters[position]
    if letter.isBareAlef || letter.base == "آ" || letter.has(.silent) { return LetterReading(.exempt) }
    if frame.isLamOfAllah(position) { return lamOfAllah(position) }
    if position == doubled, !letter.has(.shadda) {
      if letter.has(Self.reading) { return LetterReading(.undoubled) }
      if following(position) != nil || !isBeforePause { return LetterReading(.missing) }
    }
    if letter.has(Self.reading) { return marked(position) }
    if letter.has(.shadda) {
      return following(position)?.isBareAlef == true
        ? LetterReading(.ok, without: .vowelBeforeAlef, expected: .implied) : LetterReading(.half)
    }
    return unmarked(position)
  }

  func following(_ position: Int) -> LetterCluster? {
    position + 1 < letters.endIndex ? letters[position + 1] : nil
  }

  /// The previous letter that is spoken.
  func previous(_ position: Int) -> LetterCluster? {
    guard position > letters.startIndex else { return nil }
    let isSilent = letters[position - 1].has(.silent) && position - 1 > letters.startIndex
    return letters[isSilent ? position - 2 : position - 1]
  }

  /// The first lam is bare after its alef, and the preposition otherwise. The second is often unmarked too, and still unambiguous.
  private func lamOfAllah(_ position: Int) -> LetterReading {
    guard frame.isLamOfAllah(position - 1) else {
      let isPreposition =
        letters[position].marks.isEmpty && following(position)?.has(.shadda) == true
        && previous(position).map { $0.base == "و" || $0.base == "ف" } != false
      return LetterReading(isPreposition ? .missing : .exempt)
    }
    let letter = letters[position]
    switch (letter.has(.shadda), letter.has([.harakat, .daggerAlef])) {
    case (true, true): return LetterReading(.exempt, with: .nameOfAllah)
    case (false, false): return LetterReading(.exempt, without: .nameOfAllah)
    case (true, false): return LetterReading(.exempt, without: .halfNameOfAllah, expected: .half)
    case (false, true): return LetterReading(.exempt, without: .halfNameOfAllah, expected: .undoubled)
    }
  }

  private func marked(_ position: Int) -> LetterReading {
    let letter = letters[position]
    let following = following(position)
    if letter.has(.shadda) {
      guard letter.has(Self.reading.subtracting(.sukun)) else { return LetterReading(.half) }
      if following?.isBareAlef == true { return LetterReading(.ok, with: .vowelBeforeAlef) }
    } else if letter.has(.sukun) {
      return LetterReading(.ok, with: sukun(of: position))
    } else if isSunLetterOfArticle(position) {
      return LetterReading(.undoubled)
    }
    if letter.base == "إ", following?.has(.shadda) == true { return LetterReading(.ok, with: .kasraOfHamza) }
    if letter.has(.daggerAlef), !"ىوي".unicodeScalars.contains(letter.base) {
      return letter.has(.fatha)
        ? LetterReading(.ok, with: .fathaBeforeDagger)
        : LetterReading(.ok, without: .fathaBeforeDagger, expected: .implied)
    }
    return LetterReading(.ok)
  }

  /// Whether the letter merges with the lam before it, and that lam is certainly the article's: some verbs begin like an
  /// article (التَقَى, الطُف, الزَم), where the lam belongs to the root and may have no sukun.
  private func isSunLetterOfArticle(_ position: Int) -> Bool {
    guard let lam = frame.articleLam, position == lam + 1, lam != doubled, letters[lam].marks.isEmpty,
      letters[position].base.isSunLetter
    else { return false }
    switch letters[position].base {
    case "ت":
      let first = letters[letters.startIndex].base
      let isAfterPreposition = first == "ب" || first == "ك" || letters[lam - 1].base == "ل"
      return isAfterPreposition || following(position)?.has(.sukun) == true
    case "ط", "ز": return position + 2 < letters.endIndex
    default: return true
    }
  }

  private func unmarked(_ position: Int) -> LetterReading {
    let letter = letters[position]
    if isExempt(position) {
      return letter.base == "إ"
        ? LetterReading(.exempt, without: .kasraOfHamza, expected: .implied) : LetterReading(.exempt)
    }
    guard let following = following(position) else { return unmarkedEnd(position) }
    if following.isAlefOrMaksura, !following.has(Self.reading.union(.shadda)) {
      return LetterReading(.implied)
    }
    if following.base == "ة" || letter.base == "إ" { return LetterReading(.implied) }
    if position == frame.articleLam || position == frame.letterAfterWasl {
      return LetterReading(.weak, without: sukun(of: position))
    }
    // Except for diphthongs and assimilation, no letter without a vowel precedes a doubled letter.
    if following.has(.shadda), letter.base != "و", letter.base != "ي" { return LetterReading(.missing) }
    guard position > letters.startIndex, letters[position - 1].has(.harakat), following.has(Self.vowels)
    else {
      return LetterReading(.missing)
    }
    return LetterReading(.weak, without: sukun(of: position))
  }

  /// The last letter of a word that is not followed by a pause.
  private func unmarkedEnd(_ position: Int) -> LetterReading {
    let letter = letters[position]
    let merges = next?.letters.first.map { !$0.has(.shadda) || letter.base.merges(into: $0.base) } ?? true
    guard merges, letter.base != "ة", !isEndOfPronoun(position), next?.beginsWithArticle != true,
      position > letters.startIndex, letters[position - 1].has(.harakat)
    else { return LetterReading(.missing) }
    return LetterReading(.weak, without: sukun(of: position))
  }

  /// The kind of sukun that the letter has, or should have.
  private func sukun(of position: Int) -> CustomaryMark {
    let following = following(position)
    if position == frame.articleLam {
      return following.map { "أإآ".unicodeScalars.contains($0.base) } == true ? .lamAlefSukun : .articleSukun
    }
    let neighbor = following ?? (isBeforePause ? nil : next?.letters.first)
    switch letters[position].base {
    case "ن":
      guard let base = neighbor?.base else { return .noonSukun }
      let isHidden = base.hidesNoon || following == nil && (base == "و" || base == "ي")
      return isHidden ? .hiddenNoonSukun : .noonSukun
    case "م": return neighbor?.base == "ب" ? .hiddenMeemSukun : .meemSukun
    default: return .sukun
    }
  }
}

extension SpelledWord {
  /// Whether the word begins with the article: the word before must then end in a vowel.
  fileprivate var beginsWithArticle: Bool {
    guard letters.count > 2, let alef = letters.first else { return false }
    let lam = letters[letters.startIndex + 1]
    return alef.isBareAlef && alef.marks.isEmpty && lam.base == "ل" && !lam.has(.harakat)
  }
}
