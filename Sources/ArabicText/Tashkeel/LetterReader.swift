extension SpeltWord {
  private static let disjointedLetters: Set<String> = [
    "الم", "المص", "الر", "المر", "كهيعص", "طه", "طسم", "طس", "يس", "ص", "حم", "عسق", "ق", "ن",
  ]
  private static let reading: ArabicMarks = [.harakat, .tanwin, .sukun, .daggerAlef, .smallLetters]
  private static let vowels: ArabicMarks = [.harakat, .tanwin, .daggerAlef]

  /// The status of every letter, `next` being the word after.
  func statuses(before next: SpeltWord?) -> [LetterTashkeel] {
    if isDisjointedLetters { return letters.map { _ in .exempt } }
    let frame = WordFrame(self)
    return letters.indices.map { status(of: $0, frame, before: next) }
  }

  private var isDisjointedLetters: Bool {
    guard letters.count <= 5, !letters.contains(where: { $0.has(Self.reading.union(.shadda)) }) else {
      return false
    }
    var word = String.UnicodeScalarView()
    for letter in letters { word.append(letter.base == "ى" ? "ي" : letter.base) }
    return Self.disjointedLetters.contains(String(word))
  }

  private func status(of place: Int, _ frame: WordFrame, before next: SpeltWord?) -> LetterTashkeel {
    let letter = letters[place]
    if letter.isBareAlef || letter.base == "آ" || letter.has(.silent) { return .exempt }
    if frame.isLamOfAllah(place) { return .exempt }
    if letter.has(Self.reading) {
      return letter.has(.shadda) && !letter.has(Self.reading.subtracting(.sukun)) ? .half : .ok
    }
    let following = place + 1 < letters.endIndex ? letters[place + 1] : nil
    if letter.has(.shadda) { return following?.isBareAlef == true ? .ok : .half }
    if isExemptUnmarked(place, frame, following, before: next) { return .exempt }
    if let following, following.isAlefOrMaksura, !following.has(Self.reading.union(.shadda)) {
      return .implied
    }
    return isWeak(place, frame, following) ? .weak : .missing
  }

  /// Whether a letter without marks may stay without.
  private func isExemptUnmarked(
    _ place: Int,
    _ frame: WordFrame,
    _ following: LetterCluster?,
    before next: SpeltWord?
  ) -> Bool {
    let letter = letters[place]
    let previous = place > letters.startIndex ? letters[place - 1] : nil
    if letter.base == "ى" { return true }
    if let previous {
      if letter.base == "و", previous.has([.damma, .daggerAlef]) { return true }
      if letter.base == "ي", previous.has(.kasra) { return true }
    }
    guard let following else {
      return isBeforePause || next?.letters.first?.has(.shadda) == true
    }
    if following.has(.shadda) || (letter.base == "ط" && following.base == "ت") { return true }
    if letter.base == "و", following.base == "ا", place + 2 == letters.endIndex { return true }
    return place == frame.articleLam && following.base.isSunLetter
  }

  /// Whether a letter without marks may be one without a vowel.
  private func isWeak(_ place: Int, _ frame: WordFrame, _ following: LetterCluster?) -> Bool {
    if place == frame.articleLam || place == frame.letterAfterWasl { return true }
    guard place > letters.startIndex, letters[place - 1].has(.harakat) else { return false }
    return following?.has(Self.vowels) ?? true
  }
}
