/// Converts the letters of one word to sounds, from left to right.
struct WordReader {
  private let letters: [VocalizedLetter]
  private let particles: Int
  private var index = 0
  private var phonemes: [Phoneme] = []
  private var particleEnds: [Int] = []

  static func read(_ word: VocalizedWord) -> PhonemicWord {
    var result = PhonemicWord(
      range: word.range,
      phonemes: [],
      particleEnds: [],
      isBeforePause: word.isBeforePause
    )
    if let names = DisjointedLetters.phonemes(of: word) {
      result.phonemes = names
      return result
    }
    var letters = word.letters
    DaggerWords.restore(in: &letters)
    letters.markSilentWaw()
    var reader = WordReader(letters: letters, particles: Particles.count(in: letters))
    reader.readWord()
    result.phonemes = reader.phonemes
    result.particleEnds = reader.particleEnds
    return result
  }

  private init(letters: [VocalizedLetter], particles: Int) {
    self.letters = letters
    self.particles = particles
    phonemes.reserveCapacity(2 * letters.count)
  }

  private func letter(_ offset: Int) -> VocalizedLetter? {
    letters.indices.contains(offset) ? letters[offset] : nil
  }

  private mutating func emit(_ consonant: Consonant, geminate: Bool = false, _ tag: Phoneme.Tag = .plain) {
    phonemes.append(Phoneme(.consonant(consonant, isGeminate: geminate), tag, at: letters[index].range))
  }

  private mutating func emit(_ vowel: Vowel, long: Bool = false, _ tag: Phoneme.Tag = .plain) {
    phonemes.append(Phoneme(.vowel(vowel, isLong: long), tag, at: letters[index].range))
  }

  private mutating func readWord() {
    let opening = WordOpening(letters)
    while index < opening.prefix {
      readPrefix(letters[index])
      advance()
    }
    switch opening.kind {
    case .divineName(let hasAlef): readDivineName(hasAlef: hasAlef)
    case .article(let hasAlef): readArticle(hasAlef: hasAlef)
    case .articleBeforeJoining(let hasAlef): readArticleBeforeJoining(hasAlef: hasAlef)
    case .joining: readJoining()
    case .plain: break
    }
    while index < letters.count {
      readLetter(letters[index])
      advance()
    }
    if letters.count == particles + 3, letters.dropFirst(particles).map({ $0.base }) == ["أ", "ن", "ا"],
      letters.dropFirst(particles).allSatisfy({ !$0.hasShadda }), let last = phonemes.last, last.vowel == .a
    {
      phonemes[phonemes.count - 1].tag = .longInPause
    }
  }

  private mutating func advance() {
    index += 1
    if index <= particles { particleEnds.append(phonemes.count) }
  }

  /// A particle before an opening; its vowel is known even if it is not written.
  private mutating func readPrefix(_ letter: VocalizedLetter) {
    guard let consonant = Consonant(letter: letter.base) else { return }
    emit(consonant)
    let usual: Vowel = consonant == .beh || (consonant == .lam && letter.vowel != .a) ? .i : .a
    emit(letter.vowel ?? usual, letter.vowel == nil ? .assumed : .plain)
  }
}

// MARK: - Openings

extension WordReader {
  private mutating func readDivineName(hasAlef: Bool) {
    if hasAlef {
      emit(.a, .joining)
      advance()
      advance()  // the first lam
    }
    emit(.lam, geminate: true)
    emit(.a, long: true)
    advance()
    guard let heh = letter(index) else { return }
    emit(.heh)
    if let vowel = heh.vowel {
      emit(vowel, long: heh.isLengthened)
    } else if letter(index + 1) != nil {
      emit(.u, .assumed)
    } else if !heh.hasSukun {
      phonemes[phonemes.count - 1].tag = .unmarked
    }
    advance()
    guard let meem = letter(index) else { return }
    emit(.meem, geminate: true)
    emit(meem.vowel ?? .a, meem.vowel == nil ? .assumed : .plain)
    advance()
  }

  private mutating func readArticle(hasAlef: Bool) {
    if hasAlef {
      emit(.a, .joining)
      advance()
    }
    guard let lam = letter(index), let next = letter(index + 1) else { return }
    if lam.hasShadda {
      emit(.lam, geminate: true)
      if lam.hasDagger || lam.vowel == .a && next.isJoiningAlef {
        emit(.a, long: true)
        if next.isJoiningAlef { advance() }
      } else {
        emit(lam.vowel ?? .a, long: lam.isLengthened, lam.vowel == nil ? .assumed : .plain)
      }
      advance()
      return
    }
    let following = Consonant(letter: next.base)
    let isSun = following?.isSunLetter == true && (!lam.hasSukun || next.hasShadda)
    emit(.lam, isSun ? .sunArticle : .article)
    advance()
    // The shadda of a sun letter denotes the assimilated lam.
    if isSun, let following {
      emit(following)
      readVowel(of: letters[index])
      advance()
    }
  }

  private mutating func readArticleBeforeJoining(hasAlef: Bool) {
    if hasAlef {
      emit(.a, .joining)
      advance()
    }
    emit(.lam, .article)
    advance()
    emit(.i)
    advance()
  }

  private mutating func readJoining() {
    let isNoun = ["ابن", "اسم", "امر", "اثن"].contains { noun in
      zip(letters[index...].dropFirst(), noun.unicodeScalars.dropFirst()).allSatisfy { $0.base == $1 }
    }
    emit(letter(index + 2)?.vowel == .u && !isNoun ? .u : .i, .joining)
    advance()
  }
}

// MARK: - Letters

extension WordReader {
  private mutating func readLetter(_ letter: VocalizedLetter) {
    if letter.isSilent { return }
    switch letter.base {
    case "ا", "ٱ": readAlef(letter)
    case "ى", "ي": readGlide(letter, .yeh, .i)
    case "و": readGlide(letter, .waw, .u)
    case "آ": readAlefMadda(letter)
    case "أ", "إ", "ء", "ؤ", "ئ": readHamza(letter)
    default:
      guard let consonant = Consonant(letter: letter.base) else { return }
      emit(consonant, geminate: letter.hasShadda && index > 0, letter.base == "ة" ? .tehMarbuta : .plain)
      readVowel(of: letter)
    }
  }

  /// The vowel, dagger alef or tanwin of the consonant that has just been read.
  private mutating func readVowel(of letter: VocalizedLetter) {
    if letter.hasTanwin, let vowel = letter.vowel {
      emit(vowel, .tanwin)
      emit(.noon, .tanwin)
    } else if letter.hasDagger {
      emit(.a, long: true)
    } else if let vowel = letter.vowel {
      emit(vowel, long: letter.isLengthened)
    } else if !letter.hasSukun, let last = phonemes.last, last.tag == .plain, last.consonant != nil {
      phonemes[phonemes.count - 1].tag = .unmarked
    }
  }

  private mutating func lengthen(_ vowel: Vowel) -> Bool {
    guard let last = phonemes.last, last.vowel == vowel, last.tag != .tanwin, last.tag != .joining else {
      return false
    }
    phonemes[phonemes.count - 1].sound = .vowel(vowel, isLong: true)
    phonemes[phonemes.count - 1].range = last.range.lowerBound..<letters[index].range.upperBound
    return true
  }

  private mutating func readAlef(_ letter: VocalizedLetter) {
    if letter.base == "ا", let vowel = letter.vowel {  // a hamza that is not written
      emit(.hamza)
      if letter.hasTanwin { readVowel(of: letter) } else { emit(vowel, long: letter.hasDagger) }
      return
    }
    if index == 0, !letter.hasDagger {
      emit(.hamza)
      emit(.a, .assumed)
    } else if letter.isSilentInPhrase {
      if lengthen(.a) { phonemes[phonemes.count - 1].tag = .longInPause }
    } else if letter.base == "ٱ" || lengthen(.a) {
      return
    } else if let last = phonemes.last, last.consonant != nil, last.tag == .unmarked || last.tag == .assumed {
      phonemes[phonemes.count - 1].tag = .plain
      emit(.a, long: true)
    }
  }

  private mutating func readAlefMadda(_ letter: VocalizedLetter) {
    let next = self.letter(index + 1)
    let onlyLengthens =
      next == nil || next?.hasShadda == true || next.map { Consonant(letter: $0.base) } == .hamza
    if onlyLengthens, lengthen(.a) { return }
    emit(.hamza)
    emit(.a, long: true)
    if letter.hasTanwin { emit(.noon, .tanwin) }
  }

  private mutating func readHamza(_ letter: VocalizedLetter) {
    emit(.hamza, geminate: letter.hasShadda && index > 0)
    if letter.base == "إ", letter.vowel == nil, !letter.hasSukun, !letter.hasDagger {
      emit(.i)
    } else if letter.base == "أ", index == 0, letter.isBare {
      emit(.a, .assumed)
    } else {
      readVowel(of: letter)
    }
  }

  /// Waw and yeh: a consonant, the second half of a diphthong, or the length of the previous vowel.
  private mutating func readGlide(_ letter: VocalizedLetter, _ consonant: Consonant, _ vowel: Vowel) {
    let isFinal = index == letters.count - 1
    let next = self.letter(index + 1)
    if letter.hasDagger, letter.vowel == nil, !letter.hasShadda {  // صلوٰة, هدىٰ
      if !lengthen(.a) { emit(.a, long: true) }
      return
    }
    if letter.vowel != nil || letter.hasShadda {
      emit(consonant, geminate: letter.hasShadda && index > 0)
      readVowel(of: letter)
      return
    }
    if letter.base == "ى", letter.isBare {
      if phonemes.last?.tag == .tanwin || lengthen(.a) || lengthen(.i) { return }
      emit(.a, long: true, .assumed)
      return
    }
    let beforeAlef = next?.isJoiningAlef == true && !(index + 1 == letters.count - 1 && consonant == .waw)
    if let last = phonemes.last, let before = last.vowel, last.tag != .tanwin {
      if before == vowel, !beforeAlef || letter.hasSukun, lengthen(vowel) { return }
      emit(consonant, letter.hasSukun || before == .a ? .plain : .unmarked)
      if beforeAlef { phonemes[phonemes.count - 1].tag = .unmarked }
      return
    }
    if beforeAlef || index == 0 || letter.hasSukun {
      emit(consonant, letter.hasSukun ? .plain : .unmarked)
    } else if isFinal || next != nil {
      // The previous letter has no vowel: this is its long vowel, or a consonant of its own.
      emit(consonant, .assumed)
    }
  }
}
