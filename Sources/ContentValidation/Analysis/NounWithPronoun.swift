import ArabicText
import HadithText
import UnicodeText

/// A word with an attached pronoun before which it has a fatha or a damma: قَلْبُكَ. After a word that governs the genitive it has a
/// kasra there, and so has the heh of the pronoun: فِي قَلْبِكَ, فِي قَلْبِهِ.
///
/// Of 5,030 such nouns after prepositions in the vocalized Quran, Muwatta Malik, al-Adab al-Mufrad and five sets of duas, all but
/// one typing mistake have the kasra.
struct NounWithPronoun {
  /// The vowel before the pronoun, as an index of a scalar.
  let vowel: Int
  /// The edits that write the genitive, with the seat of a hamza after a long a; none if another hamza is before the pronoun.
  let edits: [ArabicTextAnalysis.Edit]
  let endsWithHamza: Bool

  init?(_ word: MarkedWord, _ scalars: [Unicode.Scalar]) {
    guard let pronoun = Self.pronouns.first(where: { $0.ends(word) }) else { return nil }
    let stem = word.letters.dropLast(pronoun.letters.count)
    guard let last = stem.last, !last.isBareAlef, last.base != "\u{0649}",
      [ArabicMarks.fatha, .damma].contains(last.marks.intersection([.harakat, .tanwin, .sukun]))
    else { return nil }
    let letters = ExactText(String(scalars: stem.map(\.base)))
    // After two letters, the kaf or heh may be the third of the root: فَلَك, إِلَه.
    guard stem.count > 2 || stem.count == 2 && last.has(.shadda) || Self.shortNouns.contains(letters),
      !Self.otherStems.contains(letters),
      let vowel = last.range.first(where: { scalars[$0].isHaraka })
    else { return nil }
    self.vowel = vowel
    let kasra = "\u{0650}"
    let isHamza = Self.hamzas.contains(last.base)
    endsWithHamza = isHamza
    guard !isHamza || stem.dropLast().last?.isBareAlef == true else {
      self.edits = []
      return
    }
    let changed = isHamza ? last.range : vowel..<vowel + 1
    var edits: [ArabicTextAnalysis.Edit] = [(changed, isHamza ? "\u{0626}" + kasra : kasra)]
    let heh = word.letters[stem.endIndex]
    if pronoun.hasHeh, let damma = heh.range.first(where: { scalars[$0] == "\u{064F}" }) {
      edits.append((damma..<damma + 1, kasra))
    }
    self.edits = edits
  }

  /// Words other than nouns: أَنَّهُ, مَعَهُ, هَاهُنَا.
  private static let otherStems = Set(["أن", "إن", "ان", "كأن", "لكن", "هاه"].map { ExactText($0) })
  private static let shortNouns = Set(["يد", "دم", "فم"].map { ExactText($0) })
  private static let hamzas: Set<Unicode.Scalar> = ["\u{0621}", "\u{0623}", "\u{0624}", "\u{0626}"]
  private static let pronouns = ["نَا", "كَ", "هُ", "هَا", "هُم", "كُم", "هُمَا", "كُمَا"].map { Pronoun($0) }
}

/// A pronoun as it is written after a fatha or a damma.
private struct Pronoun {
  let letters: [MarkedLetter]
  /// Whether the vowel of its heh follows that of the noun.
  let hasHeh: Bool

  init(_ text: String) {
    letters = MarkedWord.words(of: Array(text.unicodeScalars)).first?.letters ?? []
    hasHeh = letters.first.map { $0.base == "\u{0647}" && $0.has(.damma) } ?? false
  }

  func ends(_ word: MarkedWord) -> Bool {
    guard word.letters.count > letters.count, word.letters.last?.base == letters.last?.base else {
      return false
    }
    return zip(word.letters.suffix(letters.count), letters).enumerated().allSatisfy { index, pair in
      let marks = pair.0.marks.intersection([.harakat, .tanwin, .shadda])
      // The meem of هُمْ may have the vowel that joins it to the next word.
      let isMeem = index > 0 && index == letters.count - 1 && pair.1.base == "\u{0645}"
      return pair.0.base == pair.1.base && (marks == pair.1.marks || isMeem && marks == .damma)
    }
  }
}
