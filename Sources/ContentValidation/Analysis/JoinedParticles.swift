import ArabicText
import HadithText
import QuranText
import UnicodeText

/// Finds words that are joined by mistake, by laws of the language instead of known pairs of words.
enum JoinedParticles {
  /// The index of the first letter of the second word; nil if the word is one word, or nothing shows that it is two.
  static func split(of word: MarkedWord, _ scalars: [Unicode.Scalar], _ vocabulary: QuranVocabulary) -> Int? {
    // In the spelling of the mushaf the vocative is joined: يَٰذَا.
    if let start = afterVocative(word, scalars, vocabulary) { return start }
    guard word.letters.count > 4 else { return nil }
    let isHamzaBelow = { (letters: [MarkedLetter], index: Int) in
      // In خَطَإِهِمْ the hamza ends the noun, and a pronoun follows.
      letters[index].base == "\u{0625}" && !isPronoun(letters[(index + 1)...])
        && HadithVocabulary.shipped.contains(letters: letters[index...].map(\.base))
    }
    if let start = beforeFirstLetters(word, scalars, vocabulary, where: isHamzaBelow) { return start }
    if let start = startOfVerb(afterCondition: word) { return start }
    guard !vocabulary.contains(word, scalars) else { return nil }
    return afterNegation(word, scalars, vocabulary) ?? beforeConjunction(word.letters)
      ?? beforeFirstLetters(word, scalars, vocabulary, where: beginsArticle)
  }

  /// Whether letters after a hamza are a pronoun, and not the rest of إِنَّا.
  private static func isPronoun(_ letters: ArraySlice<MarkedLetter>) -> Bool {
    AttachedPronoun.all.contains(letters.map(\.base)) && letters.first?.has(.shadda) == false
  }

  /// بِكِتَابِكَالَّذِي, لَاإِلَهَ: the article, and a hamza below its alef, only begin words.
  private static func beforeFirstLetters(
    _ word: MarkedWord,
    _ scalars: [Unicode.Scalar],
    _ vocabulary: QuranVocabulary,
    where begins: ([MarkedLetter], Int) -> Bool
  ) -> Int? {
    let letters = word.letters
    let first = word.indexAfterArticleAndProclitics ?? 0
    guard let start = (2..<letters.count - 2).first(where: { begins(letters, $0) }), start != first,
      start != first - 2, !letters[..<start].allSatisfy({ !Proclitics($0).isEmpty })
    else { return nil }
    // A particle may be joined to them: أَعُوذُبِاللَّهِ. A pronoun is more likely than كَ.
    let isParticle =
      start > 2 && letters[start - 1].isProclitic([.conjunctions, .beh, .lam])
      && letters[start - 1].has([.fatha, .kasra])
    func isWord(_ end: Int) -> Bool {
      let part = Array(scalars[word.range.lowerBound..<letters[end].range.lowerBound])
      return vocabulary.containsVocalized(part)
        || MarkedWord.words(of: part).first.map(HadithVocabulary.shipped.contains(vocalized:)) ?? false
    }
    return isParticle && (isWord(start - 1) || !isWord(start)) ? start - 1 : start
  }

  /// Whether an alef and a lam are the article: within a word no alef follows another vowel than fatha, and no long a precedes a lam
  /// with sukun, or one that merges with the next letter.
  private static func beginsArticle(_ letters: [MarkedLetter], _ index: Int) -> Bool {
    let (before, lam) = (letters[index - 1], letters[index + 1])
    guard letters[index].isBareAlef, letters[index].marks.isEmpty, lam.base == "\u{0644}",
      before.has([.harakat, .sukun])
    else { return false }
    let isRelative = lam.has(.shadda) && letters[index + 2].base == "\u{0630}"
    if before.has([.damma, .kasra]) { return !lam.has(.harakat) || lam.has(.shadda) }
    return isRelative || lam.marks == .sukun || lam.marks.isEmpty && letters[index + 2].has(.shadda)
  }

  /// يَاحَيُّ: a word that begins with a yeh and a long a is a noun such as يَاسِر, unless what follows is a word and all of it is not. A
  /// noun that is called has no tanwin.
  private static func afterVocative(
    _ word: MarkedWord,
    _ scalars: [Unicode.Scalar],
    _ vocabulary: QuranVocabulary
  ) -> Int? {
    let letters = word.letters
    let bases = letters.map(\.base)
    guard letters.count > 3, letters[0].base == "\u{064A}", letters[0].has(.fatha), !letters[0].has(.shadda),
      letters[1].isBareAlef,
      letters[1].marks.isEmpty, !letters.suffix(2).contains(where: { $0.has(.tanwin) }),
      !vocabulary.containsInEverydaySpelling(QuranVocabulary.Key(bases)),
      isKnown(Array(bases.dropFirst(2)), vocabulary),
      // Some hadiths are typed with the two joined too.
      !isKnown(bases, vocabulary)
        || vocabulary.containsVocalized(scalars[letters[2].range.lowerBound..<word.range.upperBound])
    else { return nil }
    return 2
  }

  /// Whether the letters are those of a word of the Quran or of hadiths, with or without the article.
  private static func isKnown(_ letters: [Unicode.Scalar], _ vocabulary: QuranVocabulary) -> Bool {
    [letters, article + letters].contains { word in
      HadithVocabulary.shipped.contains(letters: word)
        || vocabulary.containsInEverydaySpelling(QuranVocabulary.Key(word))
    }
  }

  private static let article: [Unicode.Scalar] = ["\u{0627}", "\u{0644}"]

  /// The index of the verb in إِنْشَاءَ, which is two words if the name of Allah follows; nil for other words.
  static func startOfVerb(afterCondition word: MarkedWord) -> Int? {
    let letters = word.letters
    let start = letters[0].isProclitic(.conjunctions) ? 1 : 0
    let bases = letters[start...].map { $0.base == "\u{0625}" ? "\u{0627}" : $0.base }
    return bases.elementsEqual("انشاء".unicodeScalars) && letters.last?.marks == .fatha ? start + 2 : nil
  }

  /// لَامُعْطِيَ: a word that begins with a lam and a long a is an active participle (لَاعِب) or a verb (لَاحَظَ), which has no damma
  /// before a sukun.
  private static func afterNegation(
    _ word: MarkedWord,
    _ scalars: [Unicode.Scalar],
    _ vocabulary: QuranVocabulary
  ) -> Int? {
    let letters = word.letters
    let start = letters[0].isProclitic(.conjunctions) ? 1 : 0
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
