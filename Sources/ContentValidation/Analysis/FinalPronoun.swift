import ArabicText

/// Whether the heh, the kaf or the teh at the end of a word is a pronoun, or a letter of the root.
enum FinalPronoun {
  /// Whether the last letter is a pronoun: what precedes it is a known word, and the word with this vowel is not.
  static func isPronoun(_ word: MarkedWord, _ analysis: ArabicTextAnalysis) -> Bool {
    let scalars = Array(analysis.scalars[word.range])
    let isHeh = word.letters.last?.base == heh
    guard !analysis.isFamiliar(word, hadiths: isHeh), !mayBeVerbOfKaf(word), !endsWithLetterOfRoot(word)
    else {
      return false
    }
    let letters = word.letters
    if isHeh, letters.dropLast().last?.isBareAlef == true,
      endsWithHehOfRoot(word) || !isFamiliar(scalars, with: damma, analysis)
    {
      return false
    }
    if letters.last?.base != heh, letters.last?.base != kaf || endsWithFeminineNoun(letters.dropLast()) {
      return true
    }
    let stem = letters.dropLast()
    var start = 0
    if stem.count > 1, letters[0].isProclitic(.conjunctions), letters[0].has(.fatha) {
      start = 1
    }
    if particles.contains(stem.map(\.base)) || particles.contains(stem[start...].map(\.base)) { return true }
    guard stem.count - start >= 3, let end = stem.last?.range.upperBound, !mayBeNounOfKaf(word, analysis)
    else { return false }
    var bare = Array(scalars[..<(end - word.range.lowerBound)])
    if analysis.isKnown(bare) || others.contains(where: { analysis.isKnown(bare + $0) }) { return true }
    // A teh marbuta is written as teh before a pronoun.
    guard let index = stem.last?.range.lowerBound, stem.last?.base == "\u{062A}" else { return false }
    bare[index - word.range.lowerBound] = "\u{0629}"
    return analysis.isKnown(bare)
  }

  // MARK: Particles

  /// The letters of words before a pronoun of which little is left without it.
  static let particles: Set<[Unicode.Scalar]> = Set(words: "ل ب في إلي علي من عن لدي كل")

  /// Other pronouns that follow what ـه follows.
  private static let others = Array(words: "كم هم نا ها")

  // MARK: Letters of the root

  /// Whether a teh with a vowel follows a fatha, as in نِقْمَتِكَ: the teh marbuta of a noun, and no letter of a root before its kaf.
  private static func endsWithFeminineNoun(_ stem: ArraySlice<MarkedLetter>) -> Bool {
    guard stem.count > 3, let teh = stem.last, let before = stem.dropLast().last else { return false }
    return teh.base == "\u{062A}" && teh.has(.harakat) && before.has(.fatha)
  }

  /// Whether the last kaf may belong to the root of a verb: of بَارِكْ, or in the imperfect: أُدْرِكُ, نَسْلُكُ, تُشَارِكُ. Before a pronoun the
  /// verb would have a letter more, and its own damma.
  private static func mayBeVerbOfKaf(_ word: MarkedWord) -> Bool {
    var letters = word.letters[...]
    if letters.count > 4, letters[0].isProclitic(.conjunctions) { letters.removeFirst() }
    if letters.count > 4, letters.first?.base == "\u{0623}", letters.dropFirst().first?.base == "\u{0623}" {
      letters.removeFirst()
    }
    if letters.lazy.map(\.base).elementsEqual(bless), letters.dropFirst(2).first?.marks == .kasra {
      return true
    }
    // سَيَتْرُكُ, but not سَأَلْتُكَ
    if letters.count > 4, letters.first?.base == "\u{0633}", letters.first?.marks == .fatha,
      let next = letters.dropFirst().first, next.base == "\u{064A}" || next.base == "\u{0646}"
    {
      letters.removeFirst()
    }
    guard let first = letters.first, let last = letters.last, last.base == kaf, last.has(.damma),
      ["\u{0623}", "\u{0646}", "\u{062A}", "\u{064A}"].contains(first.base)
    else { return false }
    return letters.count <= 4 || letters.dropLast().last?.has(.damma) != true
  }

  /// Whether the last kaf may belong to the root of a noun, because the word is known with an article or a teh marbuta, and so without a
  /// pronoun: بِشِرْكِ, وَمَلَائِكِ. A letter that is doubled before it ends another noun, as in حُبُّكِ; so does the alef in سِوَاكُ, which is
  /// more likely than السِّوَاك.
  private static func mayBeNounOfKaf(_ word: MarkedWord, _ analysis: ArabicTextAnalysis) -> Bool {
    guard word.letters.last?.base == kaf else { return false }
    let known = analysis.knownStems
    return word.possibleStarts.contains { start in
      let letters = word.letters[start...]
      guard letters.count > 2, let first = letters.first, let before = letters.dropLast().last,
        !first.has(.shadda), letters.count > 3 || !before.has(.shadda)
      else { return false }
      let bases = letters.map(\.base)
      return bases != besidesYou
        && (known.hasWord(ofLetters: article + bases) || known.hasWord(ofLetters: bases + [tehMarbuta]))
    }
  }

  private static let article = Array("ال".unicodeScalars)
  private static let besidesYou = Array("سواك".unicodeScalars)
  private static let tehMarbuta: Unicode.Scalar = "\u{0629}"

  /// Whether a word that without its last letter is another one ends with a letter of the root: أَفْقَهَ, مُكْرِهَ, سَالِكُ.
  private static func endsWithLetterOfRoot(_ word: MarkedWord) -> Bool {
    word.possibleStarts.contains { start in
      let letters = word.letters[start...]
      return wordsOfRoot.contains { known in
        known.count == letters.count && zip(known, letters).allSatisfy { $0.base == $1.base }
          && zip(known.dropLast(), letters).allSatisfy {
            $0.marks.subtracting(.sukun) == $1.marks.subtracting(.sukun)
          }
      }
    }
  }

  private static let wordsOfRoot = MarkedWord.words(
    of: Array(
      """
      أَفْقَه أَسْفَه أَنْبَه أَبْلَه سَفِيه نَبِيه تَنْبِيه كَارِه مُكْرِه مُوَجِّه مُشْتَبِه مُتَشَابِه نَكْرَه شَابَه
      وُجُوه أَكْرَه أَشْبَه أَفْكَه فَقِيه شَبِيه نَزِيه وَجِيه كَرِيه تَشْبِيه تَنْزِيه تَوْجِيه تَشَبَّه تَنَبَّه اشْتَبَه انْتَبَه سَالِك مُدْرِك مَلَاك إِدْرَاك
      مَالِك هَالِك نَاسِك تَارِك حَالِك فَاتِك سَامِك مَلِيك عَتِيك رَكِيك تَرْك ضَنْك هَتْك سَفْك فَتْك سَمْك سَمَك حَنَك مَهْلَك مَسْلَك مَنْسَك
      مَنْسِك مَسَالِك مَهَالِك مَمَالِك مُهْلِك مُحَرِّك مُتَحَرِّك مُتَمَسِّك تَمَسُّك تَحَرُّك تَدَارُك تَشَارُك تَمْلِيك تَحْرِيك تَشْكِيك تَشْرِيك سُلُوك شُكُوك مَتْرُوك
      مَمْلُوك هَلَاك إِهْلَاك إِمْسَاك إِشْرَاك اشْتِرَاك مِسْوَاك شِبَاك أَشْوَاك أَفْلَاك أَمْلَاك فَكَّاك سَفَّاك أَفَّاك فَتَّاك ضَحَّاك
      """.unicodeScalars
    )
  )
  .map(\.letters)

  /// Whether a heh after an alef is a letter of a noun, as in شِفَاهَ, with or without proclitics.
  private static func endsWithHehOfRoot(_ word: MarkedWord) -> Bool {
    let bases = word.letters.map(\.base)
    return word.possibleStarts.contains { nounsWithHeh.contains(Array(bases[$0...])) }
  }

  private static let nounsWithHeh = Set(
    words: """
      إلاه جاه تجاه وجاه اتجاه مياه شفاه أفواه جباه أشباه اشتباه انتباه إكراه رفاه شياه سفاه متاه ملاه
      """
  )

  /// Whether a word is familiar with another last vowel. With a pronoun after an alef, other texts have the word with its vowel:
  /// أَبَاهُ, إِيَّاهُ.
  private static func isFamiliar(
    _ scalars: [Unicode.Scalar],
    with vowel: Unicode.Scalar,
    _ analysis: ArabicTextAnalysis
  ) -> Bool {
    var written = scalars
    guard let last = written.lastIndex(where: \.isHaraka) else { return false }
    written[last] = vowel
    return analysis.knownStems.isFamiliar(spelling: written)
  }

  private static let heh: Unicode.Scalar = "\u{0647}"
  private static let kaf: Unicode.Scalar = "\u{0643}"
  private static let damma: Unicode.Scalar = "\u{064F}"
  private static let bless = Array("بارك".unicodeScalars)
}
