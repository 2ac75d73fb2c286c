import ArabicText
import QuranText
import UnicodeText

/// The words of the Quran, and those of the library's own texts, by their letters.
struct KnownWords: Sendable {
  private let vocabulary: QuranVocabulary
  /// Empty where no text holds an invisible character: nobody asks for them then.
  private let library: Set<QuranVocabulary.Key>

  init(_ texts: [DraftText], _ vocabulary: QuranVocabulary) {
    self.vocabulary = vocabulary
    let texts = texts.filter(\.role.isArabic)
    guard texts.contains(where: { $0.text.value.unicodeScalars.contains(where: \.isIgnoredInFolds) }) else {
      library = []
      return
    }
    var library: Set<QuranVocabulary.Key> = []
    for text in texts {
      let scalars = Array(text.text.value.unicodeScalars)
      for word in MarkedWord.words(of: scalars) where !word.isTorn(scalars) {
        library.insert(QuranVocabulary.Key(scalars[word.range]))
      }
    }
    self.library = library
  }

  /// Whether a word of two letters and more is known, as it is or without what is joined to its front.
  func contains(_ word: [Unicode.Scalar]) -> Bool {
    guard let first = MarkedWord.words(of: word).first, first.letters.count > 1 else { return false }
    let key = QuranVocabulary.Key(word)
    return library.contains(key) || vocabulary.contains(first, word)
  }
}

extension MarkedWord {
  /// Whether an invisible character stands in the word or beside it.
  fileprivate func isTorn(_ scalars: [Unicode.Scalar]) -> Bool {
    let surroundings = max(0, range.lowerBound - 1)..<min(scalars.count, range.upperBound + 1)
    return scalars[surroundings].contains(where: \.isIgnoredInFolds)
  }

  /// The letters before which a word may begin that has something joined to its front: the interrogative, a
  /// conjunction, a preposition, the article, in this order and each once.
  fileprivate var innerBeginnings: [Int] {
    var beginnings: [Int] = []
    var segmenter = ProcliticSegmenter(letters)
    if !segmenter.skip(.interrogative).isEmpty { beginnings.append(segmenter.index) }
    if !segmenter.skip(.conjunctions).isEmpty { beginnings.append(segmenter.index) }
    let particle = segmenter.skip([.prepositions, .seen])
    if !particle.isEmpty { beginnings.append(segmenter.index) }
    if segmenter.skipArticle() || (particle == .lam && !segmenter.skip(.lam).isEmpty) {
      beginnings.append(segmenter.index)
    }
    return beginnings.filter { $0 + 2 < letters.count }
  }
}

extension QuranVocabulary {
  /// Whether the Quran has a word, as it is or without what is joined to its front.
  func contains(_ word: MarkedWord, _ scalars: [Unicode.Scalar]) -> Bool {
    contains(Key(scalars[word.range]))
      || word.innerBeginnings.contains { place in
        contains(Key(scalars[word.letters[place].range.lowerBound..<word.range.upperBound]))
      }
  }
}
