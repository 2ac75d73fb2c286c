/// The letters at the beginning of twenty-nine surahs, which are recited by their names.
enum DisjointedLetters {
  /// The sounds of the names; nil if the word is not one of the fourteen groups or has vowels.
  static func phonemes(of word: VocalizedWord) -> [Phoneme]? {
    guard word.letters.allSatisfy({ $0.isBare && !$0.isSilent }),
      isGroup(word.letters.count, { word.letters[$0].base })
    else { return nil }
    return word.letters.flatMap { letter in
      name(of: letter.base).map { Phoneme($0, at: letter.range) }
    }
  }

  /// Whether so many letters are one of the fourteen groups.
  ///
  /// - Parameter letter: The letter at an index.
  static func isGroup(_ count: Int, _ letter: (Int) -> Unicode.Scalar) -> Bool {
    guard groups.indices.contains(count) else { return false }
    return groups[count].contains { group in group.indices.allSatisfy { group[$0] == letter($0) } }
  }

  /// By the number of their letters.
  private static let groups: [[[Unicode.Scalar]]] = {
    var groups = [[[Unicode.Scalar]]](repeating: [], count: 6)
    for group in ["الم", "المص", "الر", "المر", "كهيعص", "طه", "طسم", "طس", "يس", "ص", "حم", "عسق", "ق", "ن"]
    {
      let letters = Array(group.unicodeScalars)
      groups[letters.count].append(letters)
    }
    return groups
  }()

  private static func name(of letter: Unicode.Scalar) -> [Phoneme.Sound] {
    switch letter {
    case "ا": [consonant(.hamza), short(.a), consonant(.lam), short(.i), consonant(.feh)]
    case "ل": [consonant(.lam), long(.a), consonant(.meem)]
    case "م": [consonant(.meem), long(.i), consonant(.meem)]
    case "ر": [consonant(.reh), long(.a)]
    case "ص": [consonant(.sad), long(.a), consonant(.dal)]
    case "ك": [consonant(.kaf), long(.a), consonant(.feh)]
    case "ه": [consonant(.heh), long(.a)]
    case "ي": [consonant(.yeh), long(.a)]
    case "ع": [consonant(.ain), short(.a), consonant(.yeh), consonant(.noon)]
    case "ط": [consonant(.tah), long(.a)]
    case "س": [consonant(.seen), long(.i), consonant(.noon)]
    case "ح": [consonant(.hah), long(.a)]
    case "ق": [consonant(.qaf), long(.a), consonant(.feh)]
    case "ن": [consonant(.noon), long(.u), consonant(.noon)]
    default: []
    }
  }

  private static func consonant(_ consonant: Consonant) -> Phoneme.Sound {
    .consonant(consonant, isGeminate: false)
  }
  private static func short(_ vowel: Vowel) -> Phoneme.Sound { .vowel(vowel, isLong: false) }
  private static func long(_ vowel: Vowel) -> Phoneme.Sound { .vowel(vowel, isLong: true) }
}
