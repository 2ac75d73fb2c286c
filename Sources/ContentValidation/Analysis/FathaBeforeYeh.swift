import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// The defect of a fatha before the yeh of “my” or “me” at the end of a word: دِينَي for دِينِي. Nil for other words.
  ///
  /// A dual has the fatha: وَالِدَيَّ may be meant by وَالِدَي, and بَيْنَ يَدَيِ السَّاعَةِ is right without the mark on its yeh.
  func fathaBeforeYeh(of index: Int) -> SpellingDefect? {
    let word = words[index]
    guard word.letters.count > 3, word.mayEndWithYehForMaksura, let yeh = word.letters.last,
      yeh.marks.isEmpty, let before = word.letters.dropLast().last, before.isPlainConsonant,
      let fatha = before.range.first(where: { scalars[$0] == "\u{064E}" }),
      !isBesideLast(index + 1) || !words[index + 1].hasArticle, !mayBePassive(word)
    else { return nil }
    let edit: Edit = (fatha..<fatha + 1, "\u{0650}")
    let written = Array(text(of: word.range, with: [edit]).unicodeScalars)
    guard isKnownWithProclitics(written), !mayBeDual(word) else { return nil }
    return SpellingDefect(
      word.range,
      "before the yeh of “my” or “me” a word has U+0650 ARABIC KASRA; write \(String(scalars: written).quoted(limit: 30))",
      [edit]
    )
  }

  /// Whether a word, or what follows its proclitics, is known with its vowels.
  func isKnownWithProclitics(_ written: [Unicode.Scalar]) -> Bool {
    guard let word = MarkedWord.words(of: written).first else { return false }
    let known = knownStems
    return word.possibleStarts.contains { start in
      known.hasWord(vocalized: Array(written[word.letters[start].range.lowerBound...]))
    }
  }

  /// Whether a word has the damma of a passive verb or of a participle: of يُعْطَي the yeh may be wrong, not the fatha.
  private func mayBePassive(_ word: MarkedWord) -> Bool {
    word.possibleStarts.contains { start in
      Self.prefixes.contains(word.letters[start].base) && word.letters[start].has(.damma)
    }
  }

  private static let prefixes = Set("يتنأم".unicodeScalars)

  /// Whether a word is that of a part of the body or of parents, or is known as a dual.
  private func mayBeDual(_ word: MarkedWord) -> Bool {
    let stem = word.letters.dropLast()
    let isPair = word.possibleStarts.contains { start in
      start < stem.endIndex && Self.pairs.contains(stem[start...].map(\.base))
    }
    if isPair { return true }
    return ["\u{064E}\u{0651}", "\u{0651}\u{064E}", "\u{0652}"].contains { marks in
      let dual = Array(scalars[word.range]) + Array(marks.unicodeScalars)
      return knownStems.isFamiliar(spelling: dual)
    }
  }

  private static let pairs = Set(
    words: """
      يد عين أذن رجل قدم كف كتف جنب منكب ركب شفت خد حاجب كعب ساق فخذ ثدي
      والد أبو ابن بنت ولد أخو أخت جناح
      """
  )
}
