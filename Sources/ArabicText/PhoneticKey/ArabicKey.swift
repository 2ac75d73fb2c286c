extension PhoneticKey {
  /// The key of vocalized Arabic.
  public init(arabic: String) {
    self.init(PhonemicWord.words(in: arabic))
  }

  /// The key of a phonemized text.
  public init(_ words: [PhonemicWord]) {
    var writer = SlotWriter()
    for (index, word) in words.enumerated() {
      writer.beginWord(word.range)
      writer.write(word, before: index + 1 < words.count ? words[index + 1] : nil)
    }
    self = writer.key
  }
}

extension SlotWriter {
  mutating func write(_ word: PhonemicWord, before next: PhonemicWord?) {
    let phonemes = word.phonemes
    for (index, phoneme) in phonemes.enumerated() {
      let isFinal = index == phonemes.count - 1
      let following = isFinal ? next?.phonemes.first : phonemes[index + 1]
      switch phoneme.sound {
      case .vowel(let vowel, let isLong):
        // The vowel of the pronoun of the third person is long only within a phrase.
        let isPronoun = vowel != .a && index > 0 && phonemes[index - 1].consonant == .heh
        write(vowel, isLong: isLong, isFinal: isFinal, isPronoun: isPronoun, phoneme)
      case .consonant(let consonant, let isGeminate):
        if ConsonantClassSet(consonant).isEmpty {
          part()
        } else {
          let classes = classes(
            consonant,
            isGeminate,
            phoneme,
            following,
            isFinal: isFinal,
            word: word,
            index: index
          )
          add(classes, at: phoneme.range)
        }
        if phoneme.tag == .unmarked || phoneme.tag == .assumed { addUnknownVowel(at: phoneme.range) }
        if isFinal, next?.beginsWithJoiningVowel == true, phoneme.tag != .unmarked {
          add(.any, optional: true, at: phoneme.range)  // the helping vowel before a joining alef
        }
      }
    }
  }

  private mutating func write(
    _ vowel: Vowel,
    isLong: Bool,
    isFinal: Bool,
    isPronoun: Bool,
    _ phoneme: Phoneme
  ) {
    switch phoneme.tag {
    case .assumed: addUnknownVowel(at: phoneme.range)
    case .joining: add(vowel == .a ? .a : .any, optional: true, isJoining: true, at: phoneme.range)
    case .tanwin: add(VowelSet(vowel), optional: true, at: phoneme.range)
    default:
      let isEnding = isFinal && (!isLong || isPronoun)
      add(VowelSet(vowel), optional: isEnding, at: phoneme.range)
    }
  }

  private func classes(
    _ consonant: Consonant,
    _ isGeminate: Bool,
    _ phoneme: Phoneme,
    _ following: Phoneme?,
    isFinal: Bool,
    word: PhonemicWord,
    index: Int
  ) -> ConsonantClassSet {
    var classes = ConsonantClassSet(consonant)
    switch phoneme.tag {
    case .sunArticle: return [.l, .nothing]
    case .tehMarbuta: return [.t, .h, .nothing]
    case .tanwin: return [.n, .m, .nothing]
    case .assumed: classes.insert(.nothing)
    default: break
    }
    if consonant == .noon, let next = following?.consonant {
      if next == .beh { classes.insert(.m) }
      if isFinal, [.yeh, .reh, .meem, .lam, .waw, .noon].contains(next) { classes.insert(.nothing) }
    }
    if let next = following, next.isGeminate, phoneme.tag == .unmarked { classes.insert(.nothing) }
    // The doubling of a final يّ or وّ is barely audible, with or without its case ending.
    let isLastConsonant =
      isFinal || (index == word.phonemes.count - 2 && following?.isShortVowel == true)
      || following?.tag == .tanwin
    if isGeminate, isLastConsonant, consonant == .yeh || consonant == .waw { classes.insert(.nothing) }
    // In pause, -iya becomes -ī.
    if consonant == .yeh, !isGeminate, isLastConsonant, !isFinal, word.isBeforePause, index > 0,
      word.phonemes[index - 1].vowel == .i
    {
      classes.insert(.nothing)
    }
    if isFinal, let next = following?.consonant, ConsonantClassSet(next) == classes.sounds {
      classes.insert(.nothing)
    }
    return classes
  }
}
