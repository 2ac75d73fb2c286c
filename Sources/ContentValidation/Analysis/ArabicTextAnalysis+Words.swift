import ArabicText
import HadithText
import QuranText
import UnicodeText

extension ArabicTextAnalysis {
  /// Whether the Quran, with or without proclitics, another dua or a hadith has the vocalized word.
  ///
  /// - Parameter hadiths: Whether words of hadiths are evidence: they also address women, which duas do not.
  func isFamiliar(_ word: MarkedWord, hadiths: Bool = true) -> Bool {
    knownStems.isFamiliar(word, scalars, hadiths: hadiths)
  }

  /// Whether the Quran, with or without proclitics, a hadith or another dua has the vocalized word with any vowel or tanwin at its
  /// end.
  func isFamiliarWithAnyEnding(_ word: [Unicode.Scalar]) -> Bool {
    guard let last = word.indices.last, word[last].isHaraka || word[last].isTanwin else { return false }
    return "\u{064E}\u{064F}\u{0650}\u{064B}\u{064C}\u{064D}".unicodeScalars.contains { mark in
      let written = word[..<last] + [mark]
      guard let found = MarkedWord.words(of: Array(written)).first else { return false }
      return forms.contains(arabic: found, besides: text.dua ?? -1)
        || HadithVocabulary.shipped.contains(vocalized: found)
        || found.startsBeforeArticle.contains { start in
          vocabulary.containsVocalized(written[found.letters[start].range.lowerBound...])
        }
    }
  }

  /// Whether the Quran, with or without proclitics, a hadith or another dua has a word with these letters.
  func isKnown(_ word: [Unicode.Scalar]) -> Bool {
    guard let first = MarkedWord.words(of: word).first else { return false }
    let letters = first.letters.map(\.base)
    return forms.contains(letters: letters, besides: text.dua ?? -1)
      || HadithVocabulary.shipped.contains(letters: letters)
      || vocabulary.contains(first, word)
  }

  /// Whether scalars are compared with the Quran, word by word: the dua cites its verses, or they are between ﴿ and ﴾. Words that
  /// are only located in it may differ from it in their marks.
  func isComparedWithQuran(_ range: Range<Int>) -> Bool {
    if !citedVerses.isEmpty { return true }
    let index = bracketed.partitioningIndex { $0.upperBound >= range.upperBound }
    return index < bracketed.count && bracketed[index].lowerBound <= range.lowerBound
  }

  /// Whether another rule about a word reports what is wrong: its spelling, or a difference from the transliteration.
  func isReportedElsewhere(_ range: Range<Int>) -> Bool { reportedWords.overlaps(range) }

  /// Whether the text is recited, or an Arabic title or name.
  var isRecitedOrName: Bool { kind == .recited || kind == .prose && ["title", "name"].contains(text.field) }

  /// Whether a space separates particles of one letter from the word that they are joined to: وَ, فَ, بِ, كَ, لِ, and وَبِ.
  func isDetachedParticle(_ word: MarkedWord) -> Bool {
    let end = word.range.upperBound
    guard word.letters.count <= 2, end + 1 < scalars.count, scalars[end] == " ",
      scalars[end + 1].isArabicLetter
    else { return false }
    if word.letters.count == 2 {
      let isConjunction = word.letters[0].isProclitic(.conjunctions) && word.letters[0].marks == .fatha
      return isConjunction && word.letters[1].base == "\u{0628}" && word.letters[1].marks == .kasra
    }
    // With a shadda the letter is the end of a word: رَ بِّ.
    let letter = word.letters[0]
    switch letter.base {
    case "\u{0648}": return letter.marks == .fatha || letter.marks.isEmpty
    case "\u{0641}", "\u{0643}": return letter.marks == .fatha
    case "\u{0628}", "\u{0644}": return letter.marks == .kasra
    default: return false
    }
  }

  /// The words whose spelling, or difference from the transliteration, is reported.
  func findReportedWords() -> MergedRanges {
    MergedRanges(
      impossibleSpellings.map(\.range) + (transliteration?.findings.compactMap { $0.arabic?.range } ?? [])
        + (transliteration?.scheme?.arabicRanges ?? [])
    )
  }
}

extension KnownStems {
  /// Whether the Quran, with or without proclitics, another dua or a hadith has the vocalized word.
  ///
  /// - Parameters:
  ///   - scalars: Those that the word is part of.
  ///   - includingHadiths: Whether words of hadiths are evidence.
  ///   - includingLibrary: Whether words of other duas are evidence.
  func isFamiliar(
    _ word: MarkedWord,
    _ scalars: [Unicode.Scalar],
    hadiths includingHadiths: Bool = true,
    library includingLibrary: Bool = true
  ) -> Bool {
    includingLibrary && forms.contains(arabic: word, besides: dua)
      || includingHadiths && hadiths.contains(vocalized: word)
      || word.startsBeforeArticle.contains { start in
        vocabulary.containsVocalized(scalars[word.letters[start].range.lowerBound..<word.range.upperBound])
      }
  }

  /// Whether the word that scalars spell is familiar; false if they are not a word.
  func isFamiliar(spelling scalars: [Unicode.Scalar], library includingLibrary: Bool = true) -> Bool {
    MarkedWord.words(of: scalars).first.map { isFamiliar($0, scalars, library: includingLibrary) } ?? false
  }
}

extension MarkedWord {
  /// Whether the lam of the article has no vowel, so that it is not a letter of the root as in وَالِد.
  var hasCertainArticle: Bool {
    guard let start = indexAfterArticleAndProclitics else { return hasArticle }
    return !letters[start - 1].has(.harakat) || letters[start - 1].has(.shadda)
  }

  /// The indices of the letters at which the word may begin, with its article if it has one: the first, and those after a conjunction
  /// and a preposition.
  fileprivate var startsBeforeArticle: [Int] {
    var starts = [0]
    var segmenter = ProcliticSegmenter(letters)
    if !segmenter.skip(.conjunctions, leaving: 2).isEmpty { starts.append(segmenter.index) }
    if !segmenter.skip(.prepositions, leaving: 2).isEmpty { starts.append(segmenter.index) }
    return starts
  }
}
