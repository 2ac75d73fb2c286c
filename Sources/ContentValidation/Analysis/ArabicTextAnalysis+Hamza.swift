import ArabicText
import UnicodeText

extension ArabicTextAnalysis {
  /// The defect of a hamza between a long a and a pronoun whose vowel is wrong, and perhaps its seat: مِنْ أَعْدَائَنَا for أَعْدَائِنَا. Nil if
  /// nothing shows that the noun is in the genitive.
  func hamzaInGenitive(_ defect: SpellingDefect, of index: Int) -> SpellingDefect? {
    let letters = words[index].letters
    guard let hamza = letters.firstIndex(where: { $0.range == defect.range }), hamza > 1,
      Self.hamzas.contains(letters[hamza].base), letters[hamza - 1].isBareAlef,
      letters[hamza].marks == .fatha || letters[hamza].marks == .damma,
      AttachedPronoun.all.contains(letters[(hamza + 1)...].map(\.base))
    else { return nil }
    var edits: [Edit] = [(letters[hamza].range, "\u{0626}\u{0650}")]
    let heh = letters[hamza + 1]
    // Only ـها keeps its fatha.
    if heh.base == "\u{0647}", let damma = heh.range.first(where: { scalars[$0] == "\u{064F}" }) {
      edits.append((damma..<damma + 1, "\u{0650}"))
    }
    let written = text(of: words[index].range, with: edits)
    guard
      GenitiveGovernor(before: index, in: self) != nil || isKnownAfterPreposition(written)
        || isAfterNounOfTime(index, hamza: letters[hamza])
    else { return nil }
    return SpellingDefect(
      defect.range,
      "a hamza before the pronoun of a noun in the genitive is written U+0626 ARABIC LETTER YEH WITH HAMZA ABOVE with U+0650 ARABIC "
        + "KASRA; write \(written.quoted(limit: 30))",
      edits
    )
  }

  /// Whether a word begins with بِ or لِ, and the rest of it is a known word.
  private func isKnownAfterPreposition(_ word: String) -> Bool {
    guard let letters = MarkedWord.words(of: Array(word.unicodeScalars)).first?.letters else { return false }
    let start = letters[0].isProclitic(.conjunctions) && letters[0].has(.fatha) ? 1 : 0
    guard letters.count > start + 4, letters[start].isProclitic([.beh, .lam]), letters[start].has(.kasra)
    else {
      return false
    }
    // A hamza on a yeh after an alef has a kasra.
    return knownStems.hasWord(ofLetters: letters[(start + 1)...].map(\.base))
  }

  /// Whether a hamza on its yeh, the seat of the genitive, is in a noun after one of time: يَوْمَ لِقَائَكَ.
  private func isAfterNounOfTime(_ index: Int, hamza: MarkedLetter) -> Bool {
    guard hamza.base == "\u{0626}", isBesideLast(index) else { return false }
    let noun = words[index - 1]
    return !noun.hasArticle && noun.letters.last?.has(.tanwin) != true
      && noun.possibleStarts.contains {
        Self.nounsOfTime.contains(noun.letters[$0...].map(\.base))
      }
  }

  private static let nounsOfTime = Set(words: "يوم حين ليلة ساعة وقت عام")
  private static let hamzas: Set<Unicode.Scalar> = ["\u{0621}", "\u{0624}", "\u{0626}"]
}
