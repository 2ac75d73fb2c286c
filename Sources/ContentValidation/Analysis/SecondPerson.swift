import ArabicText

/// Words that address someone.
enum SecondPerson {
  /// Whether a word addresses someone: it ends with ـك, or is أنت, with this vowel.
  static func isAddressed(_ word: MarkedWord, by vowel: ArabicMarks) -> Bool {
    guard let last = word.letters.last, last.base == kaf || last.base == teh, last.has(vowel),
      word.letters.count > 1, !word.hasArticle
    else { return false }
    return last.base == kaf && !(vowel == .fatha && (mayBeVerbInPast(word) || isDemonstrative(word)))
      || last.base == teh && word.letters.count <= 4
        && word.letters.suffix(3).lazy.map(\.base).elementsEqual(you)
  }

  /// Whether the kaf addresses no one, as in ذَلِكَ and كَتِلْكَ.
  private static func isDemonstrative(_ word: MarkedWord) -> Bool {
    let bases = word.letters.map(\.base)
    return bases.count <= longestDemonstrative
      && word.possibleStarts.contains { demonstratives.contains(Array(bases[$0...])) }
  }

  private static let demonstratives = Set(words: "ذلك ذاك تلك أولئك أولائك هنالك هناك كذلك")
  private static let longestDemonstrative = 8

  /// Whether a word tells that someone speaks, who may address someone else than the words before.
  static func isVerbOfSaying(_ word: MarkedWord) -> Bool {
    var letters = word.letters[...]
    if letters.count > 3, letters.first?.isProclitic(.conjunctions) == true { letters.removeFirst() }
    return verbsOfSaying.contains(letters.map(\.base))
  }

  private static let verbsOfSaying = Set(words: "قال قالت قالوا قلت قلنا يقول تقول")

  /// Whether the kaf may belong to the root of a verb: بَارَكَ, أَدْرَكَ.
  private static func mayBeVerbInPast(_ word: MarkedWord) -> Bool {
    word.letters.count > 3
      && word.letters[word.letters.count - 2].marks.intersection([.fatha, .shadda]) == .fatha
  }

  /// Whether a word is أنت, or a particle or إن with the pronoun ك.
  static func isCertainlyYou(_ word: MarkedWord) -> Bool {
    var letters = word.letters[...]
    // Not of فُلْكِ.
    if letters.count > 2, let first = letters.first, first.isProclitic(.conjunctions),
      !first.has([.damma, .kasra])
    {
      letters.removeFirst()
    }
    let bases = letters.map(\.base)
    return bases == you
      || bases.last == kaf
        && (FinalPronoun.particles.contains(Array(bases.dropLast()))
          || bases.dropLast().elementsEqual("إن".unicodeScalars))
  }

  private static let kaf: Unicode.Scalar = "\u{0643}"
  private static let teh: Unicode.Scalar = "\u{062A}"
  private static let you = Array("أنت".unicodeScalars)
}
