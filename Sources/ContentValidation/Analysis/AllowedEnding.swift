import ArabicText
import HadithText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether grammar allows the written ending of a word as well as that of a known phrase.
  func allowsBothEndings(_ written: WordEnding, _ known: WordEnding, at index: Int) -> Bool {
    guard written.isTanwin == known.isTanwin, written.isTehMarbuta == known.isTehMarbuta, index > 0 else {
      return false
    }
    switch (written.mark, known.mark) {
    case (Self.damma, Self.fatha):
      return isJoinedAfterPredicate(index) || isEpithet(index)
    case (Self.fatha, Self.damma): return isEpithet(index) || isEpithetOfAccusative(index)
    case (Self.kasra, Self.fatha), (Self.fatha, Self.kasra): return isDayOfVerb(index)
    default: return false
    }
  }

  private static let fatha: Unicode.Scalar = "\u{064E}"
  private static let damma: Unicode.Scalar = "\u{064F}"
  private static let kasra: Unicode.Scalar = "\u{0650}"

  /// إِنَّ الْحَمْدَ وَالنِّعْمَةَ لَكَ وَالْمُلْكُ: what is joined to the subject of إِنَّ after its predicate has the accusative or the nominative.
  private func isJoinedAfterPredicate(_ index: Int) -> Bool {
    let word = words[index]
    guard word.letters[0].base == "\u{0648}", word.letters[0].has(.fatha), word.hasArticle,
      isBesideLast(index), words[index - 1].isPrepositionWithPronoun
    else { return false }
    return (max(0, index - Self.longestClause)..<index - 1).contains { words[$0].isInna }
  }

  /// The number of words from إِنَّ to what is joined to its subject.
  private static let longestClause = 8

  /// A name by which Allah is praised after a pause, in construct: أَهْلُ الثَّنَاءِ. It may be a predicate, or be called.
  private func isEpithet(_ index: Int) -> Bool {
    !isBesideLast(index) && isBesideLast(index + 1) && words[index + 1].isGenitiveWithArticle
      && Self.epithets.contains(words[index].letters.map(\.base))
  }

  private static let epithets = Set(words: "أهل رب فاطر بديع مالك خالق عالم نور قيوم واسع")

  /// أَسْتَغْفِرُ اللَّهَ الَّذِي لَا إِلَهَ إِلَّا هُوَ الْحَيَّ الْقَيُّومَ: the names belong to اللَّهَ, or to هُوَ.
  private func isEpithetOfAccusative(_ index: Int) -> Bool {
    guard words[index].hasArticle, isBesideLast(index),
      words[index - 1].letters.spell("هو"),
      let pronoun = (max(1, index - Self.longestClause)..<index).first(where: {
        words[$0].letters.spell("الذي")
      })
    else { return false }
    return words[pronoun - 1].hasArticle && words[pronoun - 1].letters.last?.has(.fatha) == true
  }

  /// كَيَوْمِ وَلَدَتْهُ أُمُّهُ: before a verb, a day declines, or has a fatha.
  private func isDayOfVerb(_ index: Int) -> Bool {
    let word = words[index]
    guard
      word.possibleStarts.contains(where: { start in
        Self.times.contains(word.letters[start...].map(\.base))
      }), isBesideLast(index + 1)
    else { return false }
    let letters = words[index + 1].letters
    guard let first = letters.first, let last = letters.last, letters.count > 2 else { return false }
    let teh: Unicode.Scalar = "\u{062A}"
    return Self.persons.contains(first.base) && first.has([.fatha, .damma])
      || last.base == teh && last.has([.fatha, .damma])
      || letters.dropFirst(2).contains { $0.base == teh && $0.has(.sukun) }
  }

  /// The first letters of verbs of the imperfect.
  private static let persons = Set("أنتي".unicodeScalars)
  private static let times = Set(words: "يوم حين ساعة ليلة")
}
