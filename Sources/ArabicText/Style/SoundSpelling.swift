/// How letters may spell a sound, with the cost of each way: 0 for plain spellings, more for those that are likely only if
/// nothing better fits.
struct SoundSpelling {
  var cost: Int
  /// Whether the letters are evidence of the style: those of an assimilated sound are not.
  var isEvidence = true

  /// The cost of letters without a sound, or a sound without letters, that no known style has.
  static let irregular = 8

  private static func plain(_ cost: Int) -> SoundSpelling { SoundSpelling(cost: cost) }
  private static func other(_ cost: Int) -> SoundSpelling { SoundSpelling(cost: cost, isEvidence: false) }

  /// Nil if the letters cannot spell the sound.
  static func of(
    _ phoneme: Phoneme,
    before next: Phoneme?,
    isFinal: Bool,
    _ letters: LetterSpan
  ) -> SoundSpelling? {
    switch phoneme.sound {
    case .vowel(let vowel, let isLong):
      ofVowel(vowel, isLong: isLong, phoneme.tag, isFinal: isFinal, letters)
    case .consonant(.hamza, let isGeminate), .consonant(.ain, let isGeminate):
      ofGlottal(isGeminate: isGeminate, letters)
    case .consonant(let consonant, let isGeminate):
      ofConsonant(consonant, isGeminate: isGeminate, phoneme.tag, before: next, isFinal: isFinal, letters)
    }
  }

  /// A letter without a sound.
  static func unspoken(_ letter: StyleLetter, after tag: Phoneme.Tag, isWordEnd: Bool) -> SoundSpelling {
    // The vowel of a letter without a mark.
    if letter.vowel != nil, tag == .unmarked { return other(2) }
    // The helping vowel before a joining alef.
    if letter.vowel != nil, isWordEnd { return other(3) }
    return other(letter.isApostrophe ? 5 : irregular)
  }

  private static func ofVowel(
    _ vowel: Vowel,
    isLong: Bool,
    _ tag: Phoneme.Tag,
    isFinal: Bool,
    _ letters: LetterSpan
  ) -> SoundSpelling? {
    if letters.count == 0 {
      switch tag {
      case .joining: return other(0)
      case .assumed: return other(1)
      case .tanwin: return other(2)
      default: return other(isFinal && !isLong ? 2 : irregular)
      }
    }
    let isEvidence = tag != .joining && tag != .assumed
    // The vowel of a joining alef is a guess.
    let set = isEvidence ? VowelSet(vowel) : .any
    let cost: Int
    switch letters.pair {
    case .same(let vowels) where vowels == VowelSet(vowel): cost = isLong ? 0 : 2
    case .other(let vowels) where vowels == VowelSet(vowel): cost = isLong ? 1 : 3
    case .glide(let vowels) where vowels == VowelSet(vowel) && isLong: cost = 1
    case nil where !letters.vowel.isDisjoint(with: set): cost = 0
    default: return nil
    }
    return SoundSpelling(cost: cost + (letters.hasApostrophe ? 3 : 0), isEvidence: isEvidence)
  }

  private static func ofGlottal(isGeminate: Bool, _ letters: LetterSpan) -> SoundSpelling? {
    if letters.count == 0 { return plain(2) }
    return letters.isGlottal && letters.count <= (isGeminate ? 2 : 1) ? plain(0) : nil
  }

  private static func ofConsonant(
    _ consonant: Consonant,
    isGeminate: Bool,
    _ tag: Phoneme.Tag,
    before next: Phoneme?,
    isFinal: Bool,
    _ letters: LetterSpan
  ) -> SoundSpelling? {
    if letters.count == 0 {
      switch tag {
      case .tanwin, .assumed: return other(2)
      case .tehMarbuta, .sunArticle: return other(1)
      default: return other(isFinal && consonant == .noon && next?.consonant != nil ? 3 : irregular)
      }
    }
    var classes = ConsonantClassSet(consonant)
    if tag == .tehMarbuta { classes.insert(.h) }
    if !letters.consonant.isDisjoint(with: classes) {
      let cost = letters.isDoubled == isGeminate ? 0 : isGeminate ? 1 : 3
      return SoundSpelling(cost: cost, isEvidence: tag != .assumed)
    }
    let nextSymbols = next?.consonant.map(ConsonantClassSet.init)
    if let nextSymbols, !letters.isDoubled, !letters.consonant.isDisjoint(with: nextSymbols) {
      if tag == .sunArticle { return plain(0) }
      if isFinal, consonant == .noon { return other(1) }
    }
    if consonant == .noon, nextSymbols == .b, letters.consonant == .m { return other(1) }
    // The second half of a diphthong.
    if letters.count == 1, !isGeminate {
      if consonant == .yeh, letters.vowel.contains(.i) { return plain(1) }
      if consonant == .waw, letters.vowel.contains(.u) { return plain(1) }
    }
    return nil
  }
}
