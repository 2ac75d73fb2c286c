import ArabicText
import HadithText
import UnicodeText

/// A noun without article, tanwin or pronoun before one in the genitive, after a preposition: مِنْ شَرُّ الشَّيْطَانِ, بِعِزَّةُ اللَّهِ,
/// مِنْ شَرُّ كُلِّ نَفْسٍ.
///
/// What follows shows that it is in construct, so that the fatha is not that of a diptote, except before an adjective: إِلَى مَكَّةَ
/// الْمُكَرَّمَةِ, فِي مَوَاطِنَ كَثِيرَةٍ. Therefore a noun is looked at only if it is known in the genitive, or with a tanwin. Of 560,000 words
/// of the Quran, of hadiths and of duas it finds none that is right.
struct NounInConstruct {
  let ending: WordEnding
  let governor: GenitiveGovernor

  init?(_ index: Int, in analysis: ArabicTextAnalysis) {
    let words = analysis.words
    let word = words[index]
    guard word.letters.count > 2 || word.letters.last?.has(.shadda) == true,
      let ending = WordEnding(of: word), !ending.isTanwin,
      ending != ending.genitive,
      !word.hasArticle, !Self.otherEnds.contains(where: { word.letters.last?.base == $0 }),
      !Self.indeclinable.contains(word.letters.map(\.base)), analysis.isBesideLast(index + 1)
    else { return nil }
    let next = words[index + 1]
    let isDefinite = next.isGenitiveWithArticle || next.isAllInGenitive
    guard isDefinite || next.isIndefiniteGenitive && !word.mayBeSoundPlural else { return nil }
    let mustTakeTanwin = !isDefinite && ending == ending.accusative
    if let governor = GenitiveGovernor(before: index, in: analysis) {
      guard analysis.isKnownToDecline(word, from: 0, ending, mustTakeTanwin: mustTakeTanwin) else {
        return nil
      }
      self.ending = ending
      self.governor = governor
      return
    }
    guard let start = word.startAfterBeh, !Self.indeclinable.contains(word.letters[start...].map(\.base)),
      !analysis.knownStems.hasWord(vocalized: Array(analysis.scalars[word.range])),
      analysis.isKnownToDecline(word, from: start, ending, mustTakeTanwin: mustTakeTanwin)
    else { return nil }
    self.ending = ending
    governor = .joined
  }

  /// Whether a word may be one, as far as its last vowel and its beginning show.
  static func mayBegin(_ word: MarkedWord) -> Bool {
    guard word.startAfterBeh != nil, let ending = WordEnding(of: word) else { return false }
    return !ending.isTanwin && ending != ending.genitive
  }

  /// The last letters of pronouns, and of words whose case is not seen.
  private static let otherEnds: [Unicode.Scalar] = [
    "\u{0647}", "\u{0643}", "\u{0627}", "\u{0649}", "\u{064A}",
  ]
  private static let indeclinable = Set(words: "حيث قبل بعد أين أن إن")
}

extension MarkedWord {
  /// Whether the word has the article and ends like a genitive: with kasra, or with the plural ين.
  var isGenitiveWithArticle: Bool {
    guard letters.count > 3, letters[0].isAlefOrWasla,
      letters[1].base == "\u{0644}", hasArticle
    else { return false }
    // The lam of الْطُفْ is that of the verb: an article would be assimilated.
    if letters[1].has(.sukun), letters[2].base.isSunLetter, !letters[2].has(.shadda) { return false }
    if letters.last?.has(.kasra) == true { return true }
    return letters.suffix(2).spell("ين")
      && letters[letters.count - 3].has(.kasra)
  }

  /// Whether the word is a noun with a pronoun and the kasra of the genitive before it, to which nothing is joined, and no verb
  /// such as آتِنَا: عَفْوِكَ, رَحْمَتِهِ.
  fileprivate var isGenitiveWithPronoun: Bool {
    guard letters.count > 3, let first = letters.first, !"اأآي".unicodeScalars.contains(first.base),
      !first.isProclitic([.conjunctions, .prepositions])
    else { return false }
    let bases = letters.map(\.base)
    return Self.pronounsInGenitive.contains { pronoun in
      let stem = letters.count - pronoun.count
      return stem > 1 && bases[stem...].elementsEqual(pronoun) && letters[stem - 1].has(.kasra)
    }
  }

  private static let pronounsInGenitive = Array(words: "ك ه ها نا هم كم")

  /// Whether the word ends like سَبْعِينَ and مُؤْمِنِينَ, which have a fatha in the genitive, too.
  fileprivate var mayBeSoundPlural: Bool {
    letters.count > 3 && letters.suffix(2).spell("ين")
      && letters[letters.count - 3].has(.kasra)
  }

  /// Whether the word is كُلِّ, whose kasra comes from the noun before it.
  fileprivate var isAllInGenitive: Bool {
    letters.count == 2 && letters.spell("كل") && letters[1].has(.kasra)
  }

  /// Whether the word ends with a kasratan, and begins with neither a conjunction nor a preposition.
  fileprivate var isIndefiniteGenitive: Bool {
    letters.last?.has(.kasratan) == true
      && letters.first?.isProclitic([.conjunctions, .prepositions]) == false
  }
}

extension ArabicTextAnalysis {
  /// Whether a noun in the genitive follows a word directly, to which it is in construct, so that it has no tanwin: بَرْدَ عَفْوِكَ.
  func isBeforeGenitive(_ index: Int) -> Bool {
    isBesideLast(index + 1)
      && (words[index + 1].isGenitiveWithArticle || words[index + 1].isGenitiveWithPronoun)
  }

  /// The same of a word of the text: رِضَا نَفْسِهِ.
  func isBeforeGenitive(_ word: MarkedWord) -> Bool {
    isBeforeGenitive(words.partitioningIndex { $0.range.lowerBound >= word.range.lowerBound })
  }

  /// Whether a word is known in the genitive, with or without tanwin, or with the tanwin of the nominative.
  ///
  /// - Parameters:
  ///   - start: The index of its first letter.
  ///   - mustTakeTanwin: Whether the genitive without tanwin proves nothing.
  fileprivate func isKnownToDecline(
    _ word: MarkedWord,
    from start: Int,
    _ ending: WordEnding,
    mustTakeTanwin: Bool
  ) -> Bool {
    let written = Array(scalars[word.letters[start].range.lowerBound..<word.range.upperBound])
    guard let mark = written.lastIndex(of: ending.mark) else { return false }
    let marks = mustTakeTanwin ? "\u{064C}\u{064D}" : "\u{064C}\u{064D}\u{0650}"
    return marks.unicodeScalars.contains { other in
      var changed = written
      changed[mark] = other
      return knownStems.isFamiliar(spelling: changed)
    }
  }
}
