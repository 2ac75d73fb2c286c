import ArabicText

extension Collection<MarkedLetter> {
  /// The letters without their marks; U+0671 ARABIC LETTER ALEF WASLA as an alef.
  var basesWithoutWasla: [Unicode.Scalar] { map { $0.base == "\u{0671}" ? "\u{0627}" : $0.base } }

  /// Whether the letters, without their marks, are those of a word.
  func spell(_ word: String) -> Bool { lazy.map(\.base).elementsEqual(word.unicodeScalars) }
}

extension MarkedWord {
  /// Whether the word is اللهم.
  var isAllahumma: Bool {
    letters.count == 5 && letters.basesWithoutWasla.elementsEqual("اللهم".unicodeScalars)
  }

  /// Whether the word has a letter of another language that looks Arabic, as ی does: it is not known by its letters.
  var hasLookAlikeLetter: Bool { letters.contains { $0.base.lookAlikeLetter != nil } }
}

extension MarkedLetter {
  /// The range of the letter without its marks, in the scalars of the text.
  var baseRange: Range<Int> { range.lowerBound..<range.lowerBound + 1 }

  /// Whether the letter is an alef without hamza: U+0627 ARABIC LETTER ALEF or U+0671 ARABIC LETTER ALEF WASLA.
  var isAlefOrWasla: Bool { isBareAlef || base == "\u{0671}" }

  /// Whether the letter is a consonant of its own: no hamza, and not one of the letters of long vowels.
  var isPlainConsonant: Bool {
    switch base.value {
    case 0x0628...0x063A, 0x0641...0x0647: true
    default: false
    }
  }
}

/// The pronouns that are attached to words, as letters without marks.
enum AttachedPronoun {
  /// All but ي, which the letters alone do not tell from the end of a word.
  static let all = Set(words: "ه ها هما هم هن ك كما كم كن نا ني")
  /// Those of the first person after a verb.
  static let own = Array(words: "ني نا")
  /// The number of letters of the longest.
  static let longest = 3
}
