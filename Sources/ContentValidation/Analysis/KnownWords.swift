import ArabicText
import HadithText
import QuranText
import UnicodeText

/// The words of the Quran, of hadiths and of the library, by their letters.
struct KnownWords: Sendable {
  private let vocabulary: QuranVocabulary
  /// Needed only if a text contains an invisible character; otherwise empty.
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
      for word in MarkedWord.words(of: scalars) where !word.hasInvisibleCharacter(scalars) {
        library.insert(QuranVocabulary.Key(scalars[word.range]))
      }
    }
    self.library = library
  }

  /// Whether a word of at least two letters is known, with or without its proclitics.
  func contains(_ word: [Unicode.Scalar]) -> Bool {
    guard let first = MarkedWord.words(of: word).first, first.letters.count > 1 else { return false }
    let key = QuranVocabulary.Key(word)
    return HadithVocabulary.shipped.contains(letters: first.letters.map(\.base)) || library.contains(key)
      || vocabulary.contains(first, word)
  }
}

extension MarkedWord {
  /// Whether an invisible character is in the word or next to it.
  fileprivate func hasInvisibleCharacter(_ scalars: [Unicode.Scalar]) -> Bool {
    let surroundings = max(0, range.lowerBound - 1)..<min(scalars.count, range.upperBound + 1)
    return scalars[surroundings].contains(where: \.isIgnoredInFolds)
  }

  /// The indices of the letters at which the word may begin: the first, and those after its proclitics, which are an interrogative,
  /// a conjunction, a preposition and the article, in this order, each at most once.
  var possibleStarts: [Int] {
    var starts = [0]
    var segmenter = ProcliticSegmenter(letters)
    func addStart(if isSkipped: Bool) {
      // Shorter words have the letters of too many others.
      if isSkipped, segmenter.remaining > 2 { starts.append(segmenter.index) }
    }
    addStart(if: !segmenter.skip(.interrogative).isEmpty)
    addStart(if: !segmenter.skip(.conjunctions).isEmpty)
    let particle = segmenter.skip([.prepositions, .seen])
    addStart(if: !particle.isEmpty)
    addStart(if: segmenter.skipArticle() || particle == .lam && !segmenter.skip(.lam).isEmpty)
    return starts
  }
}

extension QuranVocabulary {
  /// Whether the Quran has a word, with or without its proclitics.
  func contains(_ word: MarkedWord, _ scalars: [Unicode.Scalar]) -> Bool {
    contains(Key(scalars[word.range]))
      || word.possibleStarts.dropFirst().contains { start in
        contains(Key(scalars[word.letters[start].range.lowerBound..<word.range.upperBound]))
      }
  }
}
