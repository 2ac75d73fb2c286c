import ArabicText
import QuranText
import UnicodeText

/// Finds particles that are joined to a word by mistake, by laws of the language instead of known pairs of words.
enum JoinedParticles {
  /// The index of the first letter of the second word; nil if the word is one word, or nothing shows that it is two.
  static func split(of word: MarkedWord, _ scalars: [Unicode.Scalar], _ vocabulary: QuranVocabulary) -> Int? {
    guard word.letters.count > 4, !vocabulary.contains(word, scalars) else { return nil }
    return afterNegation(word, scalars, vocabulary) ?? beforeConjunction(word.letters)
  }

  /// لَامُعْطِيَ: a word that begins with a lam and a long a is an active participle (لَاعِب) or a verb (لَاحَظَ), which has no damma
  /// before a sukun.
  private static func afterNegation(
    _ word: MarkedWord,
    _ scalars: [Unicode.Scalar],
    _ vocabulary: QuranVocabulary
  ) -> Int? {
    let letters = word.letters
    let start = Proclitics(letters[0]).isDisjoint(with: .conjunctions) ? 0 : 1
    let rest = start + 2
    guard letters.count >= rest + 3, letters[start].base == "\u{0644}", letters[start + 1].isBareAlef,
      letters[start].has(.fatha) != letters[start + 1].has(.fatha)
    else { return nil }
    let first = letters[rest]
    let hasDammaBeforeSukun = first.has(.damma) && letters[rest + 1].has(.sukun)
    let beginsWithConsonant = !["\u{0621}", "\u{0624}", "\u{0626}"].contains(first.base)
    let isKnown =
      beginsWithConsonant
      && vocabulary.containsVocalized(scalars[first.range.lowerBound..<word.range.upperBound])
    return hasDammaBeforeSukun || isKnown ? rest : nil
  }

  /// الْكُفْرِوَالْفَقْرِ: within a word no lam with sukun, or merging with the next letter, follows a waw with a long a, unless it ends
  /// the word.
  private static func beforeConjunction(_ letters: [MarkedLetter]) -> Int? {
    guard letters.count > 6 else { return nil }
    return (2..<letters.count - 4).first { index in
      letters[index].base == "\u{0648}" && letters[index].has(.fatha) && !letters[index].has(.shadda)
        && letters[index + 1].isBareAlef && letters[index + 1].marks.isEmpty
        && letters[index + 2].base == "\u{0644}" && !letters[index + 2].has([.harakat, .shadda])
        && (letters[index + 2].has(.sukun) || letters[index + 3].has(.shadda))
    }
  }
}
