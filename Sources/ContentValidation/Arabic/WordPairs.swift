import ArabicText
import QuranText

/// Tells whether a word is two words that stand side by side elsewhere: in the Quran, or in the recited texts of the
/// library.
struct WordPairs {
  private struct Pair: Hashable {
    let first: QuranVocabulary.Key
    let second: QuranVocabulary.Key
  }

  private let vocabulary: QuranVocabulary
  /// How often two words follow each other in the library, and how often every word stands there.
  private var pairs: [Pair: Int] = [:]
  private var words: [QuranVocabulary.Key: Int] = [:]
  /// What was found out about words, by their letters and marks.
  private var answers: [ExactText: Int?] = [:]

  init(_ library: IndexedDraft) {
    vocabulary = library.quran.vocabulary
    let letters = library.texts.lazy.filter { $0.role == .arabic }.reduce(0) { $0 + $1.letters.total }
    // A word has four letters and more; most pairs of words are new ones.
    words.reserveCapacity(letters / 8)
    pairs.reserveCapacity(letters / 5)
    for text in library.texts where text.role == .arabic {
      let scalars = Array(text.text.value.unicodeScalars)
      var last: QuranVocabulary.Key?
      for word in ArabicWord.words(of: scalars) {
        let key = QuranVocabulary.Key(scalars[word.range])
        words[key, default: 0] += 1
        if let last { pairs[Pair(first: last, second: key), default: 0] += 1 }
        last = key
      }
    }
  }

  /// The letter with which the second word begins; nil when the word is one, or too short to tell.
  mutating func split(of word: ArabicWord, _ scalars: [Unicode.Scalar]) -> Int? {
    guard (Self.shortest...Self.longest).contains(word.letters.count) else { return nil }
    let text = ExactText(String(String.UnicodeScalarView(scalars[word.range])))
    if let answer = answers[text] { return answer }
    let answer = isKnown(word, scalars) ? nil : search(word, scalars)
    answers[text] = .some(answer)
    return answer
  }

  private static let shortest = 5
  private static let longest = 24

  /// Whether the Quran has the word, as it is or without what is joined to its front.
  private func isKnown(_ word: ArabicWord, _ scalars: [Unicode.Scalar]) -> Bool {
    let end = word.range.upperBound
    if vocabulary.contains(QuranVocabulary.Key(scalars[word.range])) { return true }
    let joined = word.letters.prefix { Self.proclitics.contains($0.base) }.count
    return (0..<min(joined, 3)).contains { count in
      vocabulary.contains(QuranVocabulary.Key(scalars[word.letters[count + 1].range.lowerBound..<end]))
    }
  }

  private func search(_ word: ArabicWord, _ scalars: [Unicode.Scalar]) -> Int? {
    let whole = QuranVocabulary.Key(scalars[word.range])
    return (2...word.letters.count - 2).first { place in
      let boundary = word.letters[place].range.lowerBound
      let tail = word.letters[place...]
      // Of two short parts a whole word is made too easily: وَمَالِي is not وَمَا لِي. Pronouns and ما are joined by right.
      guard place > 3 || place == 3 && tail.count > 2 || place == 2 && tail.count > 3,
        !Self.enclitics.contains(String(String.UnicodeScalarView(tail.map(\.base))))
      else { return false }
      let pair = Pair(
        first: QuranVocabulary.Key(scalars[word.range.lowerBound..<boundary]),
        second: QuranVocabulary.Key(scalars[boundary..<word.range.upperBound])
      )
      return vocabulary.contains(pair.first, before: pair.second)
        || pairs[pair, default: 0] > words[whole, default: 0]
    }
  }

  private static let proclitics: Set<Unicode.Scalar> = ["و", "ف", "ب", "ل", "ك", "ا", "أ", "س"]
  private static let enclitics: Set<String> = [
    "ها", "هم", "هن", "هما", "كم", "كن", "كما", "نا", "ني", "ما", "من", "لا", "هو", "ان", "ين", "ون", "ات",
    "وا", "تم",
    "تن", "يا", "ذا", "إذ", "اء",
  ]
}
