import ArabicText
import UnicodeText

extension SpellingDefect {
  /// A tanwin at the end of a noun with the article: الْفَقْرٍ. In الْتِزَامٌ the lam is of the root.
  static func tanwinAfterArticle(_ letters: [MarkedLetter]) -> Self? {
    let start = letters.first?.isProclitic([.conjunctions, .prepositions]) == true ? 1 : 0
    guard letters.count > start + 3, letters[start].isBareAlef, letters[start].marks.isEmpty,
      letters[start + 1].base == "\u{0644}"
    else { return nil }
    let (lam, next) = (letters[start + 1], letters[start + 2])
    let isArticle =
      lam.marks == .sukun ? next.base != "\u{062A}" : lam.marks.isEmpty && next.has(.shadda)
    guard isArticle, let last = letters.suffix(2).last(where: { $0.has(.tanwin) }) else { return nil }
    return Self(last.range, "a noun with the article has no tanwin; write a single vowel")
  }

  /// A tanwin on the pronoun of a preposition: لَكٌ. After a conjunction the word may be a noun, such as فَلَكٌ.
  static func tanwinOnPronoun(_ letters: [MarkedLetter]) -> Self? {
    guard let last = letters.last, last.has(.tanwin), !last.has(.shadda),
      prepositionsWithPronoun.contains(letters.map(\.base))
    else { return nil }
    return Self(last.range, "a pronoun has no tanwin; write a single vowel")
  }

  private static let prepositionsWithPronoun = Set(
    words: "لك بك إليك عليك منك عنك فيك له به إليه عليه منه عنه فيه"
  )

  /// A fathatan on a particle or on هَذَا, with or without a conjunction: عَلىً, كَمًا, لاً.
  static func tanwinOnParticle(_ letters: [MarkedLetter]) -> Self? {
    guard letters.count > 1, letters.count <= longestParticle + 1,
      letters.suffix(2).contains(where: { $0.has(.fathatan) })
    else { return nil }
    let (before, last) = (letters[letters.count - 2], letters[letters.count - 1])
    let bases = letters.map(\.base)
    let isAfterConjunction = bases.count > 2 && letters[0].isProclitic(.conjunctions) && bases != mouth
    let starts = isAfterConjunction ? [0, 1] : [0]
    // With a shadda of their own, هَذًّا and كَمًّا are nouns.
    guard let particle = starts.lazy.compactMap({ Self.particle(letters[$0...]) }).first,
      particle.isDoubled || !before.has(.shadda)
    else { return nil }
    let range = before.range.lowerBound..<last.range.upperBound
    if nounsToo.contains(particle.letters.map(\.base)) {
      if before.marks.isSuperset(of: [.fathatan, .shadda]) { return nil }
      if particle.letters[0].base == "\u{0644}" {
        return Self(range, "this word never has tanwin; write `لَمَّا` or `لِمَا`, or `لَمًّا` if the noun is meant")
      }
    }
    return Self(
      range,
      "this word never has tanwin; write \(particle.written.quoted())",
      withoutTanwin(before, last, isDoubled: particle.isDoubled)
    )
  }

  /// The particle with these letters and, up to the last two letters, no other vowels.
  private static func particle(_ letters: ArraySlice<MarkedLetter>) -> Particle? {
    guard let particle = particles[letters.map(\.base)] else { return nil }
    let isVocalizedAlike = zip(letters.dropLast(2), particle.letters).allSatisfy {
      !$0.has(.harakat) || $0.marks.intersection(.harakat) == $1.marks.intersection(.harakat)
    }
    return isVocalizedAlike ? particle : nil
  }

  /// Writes the last two letters of a particle without tanwin, unless they have marks of another word.
  private static func withoutTanwin(_ before: MarkedLetter, _ last: MarkedLetter, isDoubled: Bool)
    -> [ArabicTextAnalysis.Edit]
  {
    let allowed: ArabicMarks = isDoubled ? [.fatha, .fathatan, .shadda] : [.fatha, .fathatan]
    let allowedOnAlef: ArabicMarks =
      isDoubled ? [.fathatan, .daggerAlef, .shadda] : [.fathatan, .daggerAlef]
    guard before.marks.isSubset(of: allowed), last.marks.isSubset(of: allowedOnAlef) else { return [] }
    var written: [Unicode.Scalar] = [before.base, "\u{064E}"]
    if isDoubled { written.append("\u{0651}") }
    written.append(last.base)
    if last.has(.daggerAlef) { written.append("\u{0670}") }
    return [(before.range.lowerBound..<last.range.upperBound, String(scalars: written))]
  }

  private struct Particle {
    let written: String
    let letters: [MarkedLetter]

    init(_ written: String) {
      self.written = written
      letters = MarkedWord.words(of: Array(written.unicodeScalars)).first?.letters ?? []
    }

    /// Whether the letter before the alef has a shadda.
    var isDoubled: Bool { letters.dropLast().last?.has(.shadda) == true }
  }

  /// Particles by their letters. Words such as عما and هما are left out: عَمًّا and هَمًّا are nouns.
  private static let particles: [[Unicode.Scalar]: Particle] = Dictionary(
    """
    عَلَى إِلَى حَتَّى بَلَى مَتَى لَدَى لَا أَلَا إِلَّا مَا يَا كَمَا لَمَّا بِمَا مِمَّا فِيمَا إِنَّمَا أَنَّمَا كَأَنَّمَا
    أَيْنَمَا حَيْثُمَا بَيْنَمَا عِنْدَمَا مَهْمَا لَوْلَا هَذَا
    """
    .listedWords.map { Particle($0) }.map { ($0.letters.map(\.base), $0) },
    uniquingKeysWith: { first, _ in first }
  )
  private static let longestParticle = 5
  /// With a shadda before their tanwin, these are nouns: إِلًّا, لَمًّا.
  private static let nounsToo = Set(words: "إلا لما")
  /// فَمًا, which is not ما after a conjunction.
  private static let mouth = Array("فما".unicodeScalars)
}
