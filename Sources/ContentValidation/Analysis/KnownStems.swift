import ArabicText
import HadithText
import QuranText

/// Whether words are known with any proclitics, pronouns and endings: in the Quran, in hadiths, or in other duas of the library.
struct KnownStems {
  let vocabulary: QuranVocabulary
  let hadiths: HadithVocabulary
  let forms: LibraryForms
  /// The dua whose own words are not evidence.
  let dua: Int

  /// Whether a word has these letters.
  func hasWord(ofLetters letters: [Unicode.Scalar]) -> Bool {
    hadiths.contains(letters: letters) || vocabulary.contains(QuranVocabulary.Key(letters))
      || forms.contains(letters: letters, besides: dua)
  }

  /// Whether there is a word with these letters and vowels.
  func hasWord(vocalized scalars: [Unicode.Scalar]) -> Bool {
    guard let word = MarkedWord.words(of: scalars).first else { return false }
    return hadiths.contains(vocalized: word) || forms.contains(arabic: word, besides: dua)
      || vocabulary.containsVocalized(scalars)
  }

  /// Whether there is such a word in the Quran, in hadiths, or in several duas: a single dua may have it by mistake.
  func hasEstablishedWord(vocalized scalars: [Unicode.Scalar]) -> Bool {
    guard let word = MarkedWord.words(of: scalars).first else { return false }
    return hadiths.contains(vocalized: word) || forms.isShared(arabic: word)
      || vocabulary.containsVocalized(scalars)
  }

  /// Whether a word with the stem of this word is known, or one that differs from it in the person of a verb.
  func containsStem(of word: MarkedWord) -> Bool {
    let bases = word.letters.map(\.base)
    if hasWord(ofLetters: bases) { return true }
    return word.possibleStarts.contains { start in
      Self.endings.contains { ending in
        guard bases.count - start - ending.count >= Self.shortestStem,
          bases[start...].suffix(ending.count).elementsEqual(ending)
        else { return false }
        let stem = Array(bases[start..<bases.count - ending.count])
        return hasWord(ofLetters: stem) || containsPerson(of: stem)
          || !ending.isEmpty && hasWord(ofLetters: stem + [Self.tehMarbuta])
          // Before a pronoun an alef maksura is written as alef.
          || ending.first == Self.alef && hasWord(ofLetters: stem + [Self.maksura])
      }
    }
  }

  /// Whether the verb is known in another person: `نَسْجُدُ` with `يَسْجُدُ`.
  private func containsPerson(of stem: [Unicode.Scalar]) -> Bool {
    guard stem.count > 3, Self.persons.contains(stem[0]) else { return false }
    return Self.persons.contains { $0 != stem[0] && hasWord(ofLetters: [$0] + stem.dropFirst()) }
  }

  /// Two letters are what is left of many words that do not exist.
  private static let shortestStem = 3
  private static let tehMarbuta: Unicode.Scalar = "\u{0629}"
  private static let persons = Array("أنتي".unicodeScalars)
  private static let alef: Unicode.Scalar = "\u{0627}"
  private static let maksura: Unicode.Scalar = "\u{0649}"
  /// Endings of nouns and verbs with a pronoun, the empty one first.
  private static let endings: [[Unicode.Scalar]] = {
    let subjects = ["", "ت", "نا", "و", "تم", "ن", "ا", "ين", "ان", "ون", "ات", "وا", "ة", "اء", "تا", "ى"]
    let objects = ["", "ه", "ها", "هم", "هن", "ك", "كم", "نا", "ني", "ي", "هما", "كما"]
    return objects.flatMap { object in subjects.map { Array(($0 + object).unicodeScalars) } }
  }()
}
