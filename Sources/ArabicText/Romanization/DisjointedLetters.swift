/// The letters at the beginning of twenty-nine surahs, which are recited by their names.
enum DisjointedLetters {
  /// The sounds of the names; nil if the word is not one of the fourteen groups or has vowels.
  static func phonemes(of word: VocalizedWord) -> [Phoneme]? {
    guard word.letters.allSatisfy({ $0.isBare && !$0.isSilent }),
      isGroup(word.letters.count, { word.letters[$0].base })
    else { return nil }
    return word.letters.flatMap { letter in
      (names[letter.base] ?? []).map { Phoneme($0, at: letter.range) }
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

  private static let names: [Unicode.Scalar: [Phoneme.Sound]] = [
    "ا": [consonant(.hamza), short(.a), consonant(.lam), short(.i), consonant(.feh)],
    "ل": [consonant(.lam), long(.a), consonant(.meem)],
    "م": [consonant(.meem), long(.i), consonant(.meem)],
    "ر": [consonant(.reh), long(.a)],
    "ص": [consonant(.sad), long(.a), consonant(.dal)],
    "ك": [consonant(.kaf), long(.a), consonant(.feh)],
    "ه": [consonant(.heh), long(.a)],
    "ي": [consonant(.yeh), long(.a)],
    "ع": [consonant(.ain), short(.a), consonant(.yeh), consonant(.noon)],
    "ط": [consonant(.tah), long(.a)],
    "س": [consonant(.seen), long(.i), consonant(.noon)],
    "ح": [consonant(.hah), long(.a)],
    "ق": [consonant(.qaf), long(.a), consonant(.feh)],
    "ن": [consonant(.noon), long(.u), consonant(.noon)],
  ]

  private static func consonant(_ consonant: Consonant) -> Phoneme.Sound {
    .consonant(consonant, isGeminate: false)
  }
  private static func short(_ vowel: Vowel) -> Phoneme.Sound { .vowel(vowel, isLong: false) }
  private static func long(_ vowel: Vowel) -> Phoneme.Sound { .vowel(vowel, isLong: true) }
}
