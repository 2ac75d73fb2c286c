/// Extracts from a text and its transliteration how each sound is written.
struct StyleObserver {
  private let words: [PhonemicWord]
  private let arabicScalars: [Unicode.Scalar]
  private let latinScalars: [Unicode.Scalar]
  private let latinWords: [[LatinLetter]]
  private let comparison: KeyComparison
  /// Whether the Latin is the transliteration of another text.
  let isOtherText: Bool

  private let romanizedWords: RomanizedWords?

  /// - Parameter romanizer: Words that it spells alike are skipped.
  init(_ pair: TransliterationComparison, without romanizer: Romanizer? = nil) {
    romanizedWords = romanizer.map { RomanizedWords(pair, $0) }
    words = pair.arabicWords
    arabicScalars = pair.arabicScalars
    latinScalars = pair.latinScalars
    latinWords = pair.latinWords
    comparison = pair.keys
    isOtherText = pair.report.findings.first?.kind == .otherText
  }

  /// The observations in all words whose sounds and letters correspond, in the order of the text.
  var observations: [StyleObservation] {
    if isOtherText { return [] }
    return comparison.wordGroups.flatMap { group in
      romanizedWords?.contains(group) == true ? [] : observations(group)
    }
  }

  private func observations(_ group: WordGroup) -> [StyleObservation] {
    let letters = StyleLetter.letters(of: latinWords, group.latin, in: latinScalars)
    // Groups of words that belong together are never that long.
    guard letters.count <= SoundAlignment.cellLimit / 10 else { return [] }
    let spans = LetterSpan.spans(of: letters)
    var best: (reading: Reading, alignment: SoundAlignment)?
    for reading in readings(group.arabic) {
      let alignment = SoundAlignment(reading.sounds, endings: reading.endings, letters, spans)
      guard let alignment, alignment.cost < best?.alignment.cost ?? .max else { continue }
      best = (reading, alignment)
      if alignment.cost == 0 { break }
    }
    guard let best, best.alignment.isRegular else { return [] }
    let sounds = best.reading.positions.indices.flatMap { index -> [StyleObservation] in
      guard best.alignment.spellings[index].isEvidence else { return [] }
      return observations(of: best.reading, at: index, letters, best.alignment, group)
    }
    return sounds + (spacing(best.reading, letters, best.alignment, group).map { [$0] } ?? [])
  }
}

// MARK: - Readings

extension StyleObserver {
  /// The sounds of a group in one way of reciting it.
  fileprivate struct Reading {
    var words: [PhonemicWord]
    /// For each sound, its word and its index there.
    var positions: [(word: Int, index: Int)]
    var isBeforeJoiningAlef: Bool
    var isBeforePause: Bool

    init(_ words: [PhonemicWord], isBeforeJoiningAlef: Bool, isBeforePause: Bool) {
      self.words = words
      self.isBeforeJoiningAlef = isBeforeJoiningAlef
      self.isBeforePause = isBeforePause
      positions = words.indices.flatMap { word in words[word].phonemes.indices.map { (word, $0) } }
    }

    var sounds: [Phoneme] { words.flatMap { $0.phonemes } }

    func sound(at position: Int) -> Phoneme.Sound? {
      guard positions.indices.contains(position) else { return nil }
      return words[positions[position].word].phonemes[positions[position].index].sound
    }

    var endings: Set<Int> {
      Set(positions.indices.filter { positions[$0].index == words[positions[$0].word].phonemes.count - 1 })
    }
  }

  /// The ways of reciting a group, the one that its pause signs suggest first: with or without the joining vowel at its
  /// beginning, before a pause or not.
  fileprivate func readings(_ run: Range<Int>) -> [Reading] {
    guard let last = run.last else { return [] }
    let pauses = [words[last].isBeforePause, !words[last].isBeforePause]
    return pauses.flatMap { isBeforePause in
      [true, false].compactMap { isJoined -> Reading? in
        if !isJoined, !words[run.lowerBound].phonemes.contains(where: { $0.tag == .joining }) { return nil }
        let forms = run.map { word in
          PhrasalForm.phonemes(
            of: isJoined || word > run.lowerBound ? words[word] : spoken(words[word]),
            isJoined: isJoined || word > run.lowerBound,
            isBeforePause: isBeforePause && word == last
          )
        }
        let isJoining = last + 1 < words.count && words[last + 1].beginsWithJoiningVowel
        return Reading(
          forms,
          isBeforeJoiningAlef: isJoining && !isBeforePause,
          isBeforePause: isBeforePause
        )
      }
    }
  }
}

extension StyleObserver {
  /// The word with its joining vowel as an ordinary vowel: the a of the article at the beginning, any other as a guess.
  private func spoken(_ word: PhonemicWord) -> PhonemicWord {
    guard let joining = word.phonemes.firstIndex(where: { $0.tag == .joining }) else { return word }
    var word = word
    word.phonemes[joining].tag = joining == 0 && word.phonemes[joining].vowel == .a ? .plain : .assumed
    return word
  }
}

// MARK: - One sound

extension StyleObserver {
  fileprivate func observations(
    of reading: Reading,
    at position: Int,
    _ letters: [StyleLetter],
    _ alignment: SoundAlignment,
    _ group: WordGroup
  ) -> [StyleObservation] {
    let (word, index) = reading.positions[position]
    let phoneme = reading.words[word].phonemes[index]
    switch phoneme.sound {
    case .vowel(let vowel, let isLong):
      let feature = StyleFeature.vowel(vowel, isLong: isLong, sign(of: phoneme))
      return [observation(of: feature, reading, at: position, letters, alignment, group)]
    case .consonant(let consonant, let isGeminate):
      let feature = StyleFeature.letter(consonant, isTehMarbuta: phoneme.tag == .tehMarbuta)
      var observation = observation(of: feature, reading, at: position, letters, alignment, group)
      let spelled = letters[alignment.letters[position]]
      if isGeminate, spelled.allSatisfy({ $0.isApostrophe }), let first = spelled.first {
        var doubling = observation
        doubling.feature = .doubling(isGeminate: true, isDigraph: false)
        doubling.spelling = (spelled.count == 1 ? LetterGroup.Doubling.single : .double).rawValue
        doubling.letters = first.spelling
        if spelled.allSatisfy({ $0.spelling == first.spelling }) { observation.spelling = first.spelling }
        return [observation, doubling]
      }
      guard let group = LetterGroup(spelled) else { return [observation] }
      if phoneme.tag == .sunArticle {
        observation.feature = .sunArticle
        let next =
          position + 1 < reading.positions.count ? LetterGroup(letters[alignment.letters[position + 1]]) : nil
        observation.spelling = group.spelling == next?.spelling ? "=" : group.spelling
        observation.letters = next?.spelling ?? group.spelling
        return [observation]
      }
      observation.spelling = group.spelling
      observation.letters = group.spelling
      // The article's own lam before another lam is not a doubled letter.
      if consonant == .lam, observation.surroundings.before == .sunArticle { return [observation] }
      var doubling = observation
      doubling.feature = .doubling(isGeminate: isGeminate, isDigraph: group.isDigraph)
      doubling.spelling = group.doubling.rawValue
      return [observation, doubling]
    }
  }

  /// A feature of a sound, as it is spelled.
  private func observation(
    of feature: StyleFeature,
    _ reading: Reading,
    at position: Int,
    _ letters: [StyleLetter],
    _ alignment: SoundAlignment,
    _ group: WordGroup
  ) -> StyleObservation {
    let run = alignment.letters[position]
    let (wordIndex, index) = reading.positions[position]
    let word = reading.words[wordIndex]
    let spelled = letters[run]
    let start = run.lowerBound < letters.count ? letters[run.lowerBound].range.lowerBound : nil
    let latinEnd = comparison.latin.words[group.latin.upperBound - 1].upperBound
    let latinStart = spelled.first?.range.lowerBound ?? start ?? latinEnd
    let latinWord = spelled.first?.word ?? letters[..<run.lowerBound].last?.word ?? group.latin.lowerBound
    return StyleObservation(
      feature: feature,
      spelling: spelled.map { $0.spelling }.joined(),
      letters: spelled.map { $0.spelling }.joined(),
      surroundings: surroundings(reading, wordIndex, index),
      soundBefore: reading.sound(at: position - 1),
      soundAfter: reading.sound(at: position + 1),
      stem: stem(word),
      index: index - word.stemStart,
      arabicRange: word.phonemes[index].range,
      latinRange: latinStart..<(spelled.last?.range.upperBound ?? latinStart),
      arabicWord: word.range,
      latinWord: comparison.latin.words[latinWord],
      isClear: word.isClear
    )
  }

  /// Whether one Arabic word is one Latin word, apart from its particles and its article. The sound is the first after a space
  /// that is elsewhere, the Latin range is the space.
  private func spacing(
    _ reading: Reading,
    _ letters: [StyleLetter],
    _ alignment: SoundAlignment,
    _ group: WordGroup
  ) -> StyleObservation? {
    guard group.arabic.count == 1, let word = reading.words.first, !word.phonemes.isEmpty else { return nil }
    var found: (sound: Int, letter: Int)?
    var last: (letter: StyleLetter, sound: Int)?
    for (sound, run) in alignment.letters.enumerated() where found == nil {
      guard let first = letters[run].first, let end = letters[run].last else { continue }
      if let last, first.word > last.letter.word, isInside(last.sound + 1, of: word) {
        found = (last.sound + 1, run.lowerBound)
      }
      last = (end, sound)
    }
    let words = comparison.latin.words
    let start = words[group.latin.lowerBound].lowerBound
    return StyleObservation(
      feature: .spacing,
      spelling: found == nil ? "" : " ",
      letters: "",
      surroundings: StyleSurroundings(before: .vowel, after: .vowel),
      stem: stem(word),
      index: 0,
      arabicRange: word.phonemes[found?.sound ?? 0].range,
      latinRange: found.map { letters[$0.letter - 1].range.upperBound..<letters[$0.letter].range.lowerBound }
        ?? start..<start,
      arabicWord: word.range,
      latinWord: start..<words[group.latin.upperBound - 1].upperBound,
      isClear: word.isClear
    )
  }

  /// Whether a sound is after the particles and the article of a word.
  private func isInside(_ sound: Int, of word: PhonemicWord) -> Bool {
    let tag = word.phonemes[sound - 1].tag
    guard sound > word.stemStart, tag != .article, tag != .sunArticle else { return false }
    let range = word.range.lowerBound..<word.phonemes[sound].range.lowerBound
    return range.count > Self.longestParticle || !isParticle(range)
  }

  /// The number of scalars of four letters with their marks.
  private static let longestParticle = 12

  /// Whether some letters are proclitics or an article, whatever marks they have or are missing.
  private func isParticle(_ letters: Range<Int>) -> Bool {
    let bases = arabicScalars[letters].filter { !$0.isArabicMark }
    if bases.count == 1 { return "وفبلكس".unicodeScalars.contains(bases[0]) }
    return bases.count <= 4 && bases.suffix(2).elementsEqual("ال".unicodeScalars)
      || bases.elementsEqual("أو".unicodeScalars) || bases.elementsEqual("أف".unicodeScalars)
  }

  private func surroundings(_ reading: Reading, _ wordIndex: Int, _ index: Int) -> StyleSurroundings {
    let word = reading.words[wordIndex]
    let before: StyleSurroundings.Before
    if index == 0 {
      before = .wordStart
    } else if word.particleEnds.contains(index) {
      before = .particle
    } else if word.phonemes[index - 1].tag == .article {
      before = .article
    } else if word.phonemes[index - 1].tag == .sunArticle {
      before = .sunArticle
    } else {
      before = word.phonemes[index - 1].consonant == nil ? .vowel : .consonant
    }
    let after: StyleSurroundings.After
    if index + 1 < word.phonemes.count {
      after = word.phonemes[index + 1].consonant == nil ? .vowel : .consonant
    } else if wordIndex + 1 < reading.words.count {
      after = .wordEnd
    } else {
      after = reading.isBeforePause ? .pause : reading.isBeforeJoiningAlef ? .joiningAlef : .wordEnd
    }
    return StyleSurroundings(before: before, after: after)
  }

  private func stem(_ word: PhonemicWord) -> [Phoneme.Sound] {
    var stem = word.phonemes[min(word.stemStart, word.phonemes.count)...].map { $0.sound }
    if case .vowel(_, isLong: false) = stem.last { stem.removeLast() }
    return stem
  }

  private func sign(of vowel: Phoneme) -> StyleFeature.VowelSign {
    if vowel.tag == .tanwin { return .tanwin }
    guard case .vowel(.a, isLong: true) = vowel.sound else { return .plain }
    let letters = arabicScalars[vowel.range]
    if letters.contains("ى") { return letters.contains("\u{0670}") ? .dagger : .alefMaksura }
    return letters.contains(where: { "اآٱأ".unicodeScalars.contains($0) }) ? .plain : .dagger
  }
}

extension PhonemicWord {
  /// Whether every letter has its marks, so that no sound is open.
  fileprivate var isClear: Bool { !phonemes.contains { $0.tag == .unmarked || $0.tag == .assumed } }
}
