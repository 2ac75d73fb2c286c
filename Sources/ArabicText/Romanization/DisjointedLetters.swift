/// The letters at the beginning of twenty-nine surahs, which are recited by their names.
enum DisjointedLetters {
  /// The sounds of the names; nil if the word is not one of the fourteen groups or has vowels.
  static func phonemes(of word: VocalizedWord) -> [Phoneme]? {
    guard word.letters.count <= 5, word.letters.allSatisfy({ $0.isBare && !$0.isSilent }),
      groups.contains(word.bases)
    else { return nil }
    return word.letters.flatMap { letter in
      (names[letter.base] ?? []).map { Phoneme($0, at: letter.range) }
    }
  }

  private static let groups: Set<[Unicode.Scalar]> = Set(
    ["الم", "المص", "الر", "المر", "كهيعص", "طه", "طسم", "طس", "يس", "ص", "حم", "عسق", "ق", "ن"]
      .map { Array($0.unicodeScalars) }
  )

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
