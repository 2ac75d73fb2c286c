import ArabicText
import DuaLibrary
import QuranText

/// Recognizes well-known supplications and verses in texts, whatever title or id they have.
public struct TextIdentifier: Sendable {
  /// A known text, or verses, that a text contains.
  public struct Identity: Equatable, Sendable {
    /// All names of the known text or of the verses, the usual one first; empty for verses without a name.
    public let names: [String]
    /// The verses; empty for what is not of the Quran.
    public let verses: [QuranReference]
    /// How much of the text it is, by its words: more than 0, at most 1.
    public let share: Double
  }

  let vocabulary: SearchVocabulary
  let recognizer: TextRecognizer
  let locator: QuranLocator

  /// - Parameters:
  ///   - vocabulary: The known texts, and the names of verses.
  ///   - locator: Finds verses.
  public init(_ vocabulary: SearchVocabulary, _ locator: QuranLocator) {
    (self.vocabulary, self.locator) = (vocabulary, locator)
    recognizer = TextRecognizer(vocabulary.texts.map(\.fingerprints))
  }

  /// What a text is, or contains: what it has most of comes first.
  public func identities(of text: String) -> [Identity] {
    let found = known(in: text) + verses(in: text)
    return found.enumerated().sorted { ($1.element.share, $0.offset) < ($0.element.share, $1.offset) }
      .map(\.element)
  }

  private func known(in text: String) -> [Identity] {
    recognizer.recognitions(in: text).map { recognition in
      Identity(names: vocabulary.texts[recognition.text].names, verses: [], share: recognition.share)
    }
  }

  private func verses(in text: String) -> [Identity] {
    let quotable = QuotableText(text)
    guard quotable.wordCount > 0 else { return [] }
    return locator.locate(quotable).compactMap { location in
      // A verse that repeats is named by its first occurrence.
      guard let verses = location.references.first else { return nil }
      let count = Double(location.words.count)
      let share = min(1, count / Double(quotable.wordCount))
      // Many texts share a few words with some verse.
      guard max(share, count / Double(locator.wordCount(of: verses))) >= Self.minimumListedShare else {
        return nil
      }
      return Identity(names: names(of: verses), verses: [verses], share: share)
    }
  }

  /// Verses are listed if their words are this much of the text, or are this much of the verses.
  private static let minimumListedShare = 0.6

  /// The names of the shortest passage with the verses; those of their surah if they are all of it.
  private func names(of verses: QuranReference) -> [String] {
    if let names = surahNames(ofAll: verses) { return names }
    let passages = vocabulary.verses.filter { passage in
      passage.verses.count <= Self.longestPassage
        && passage.verses.contains { $0.surah == verses.surah && $0.ayahs.contains(verses.ayahs) }
    }
    return passages.min { $0.verses.count < $1.verses.count }?.names ?? []
  }

  /// The names of a surah of which these are all verses; nil for other verses, and for a surah without names.
  func surahNames(ofAll verses: QuranReference) -> [String]? {
    guard verses.ayahs.count == QuranReference.ayahCount(ofSurah: verses.surah) else { return nil }
    return vocabulary.surahs.first { $0.surah == verses.surah }?.names
  }

  /// The number of parts of a passage that still names one of them: a collection of verses does not.
  private static let longestPassage = 8
}

extension ClosedRange<Int> {
  fileprivate func contains(_ other: Self) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
