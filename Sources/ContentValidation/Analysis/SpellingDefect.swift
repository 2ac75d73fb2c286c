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
  /// Whether it is a hamza that a verb of the fourth form has, so that a vowel may be the mistake: أَكْرَمْنِي is أَكْرَمَنِي or أَكْرِمْنِي.
  var isHamzaOfFourthForm = false

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
}

extension MarkedWord {
  /// Whether the spelling may be impossible: no other word has a defect, whatever is around it.
  var mayBeMisspelled: Bool {
    SpellingDefect(in: self) != nil || mayEndWithYehForMaksura || letterBeforeSubject != nil
  }
}
