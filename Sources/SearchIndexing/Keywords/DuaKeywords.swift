import ArabicText
import DuaLibrary

/// Finds the keywords of duas: of the verses that they cite, and of the texts that they contain.
///
/// A class, because every chunk reads it and none copies it.
final class DuaKeywords: Sendable {
  /// Finds the known texts, and after them those of the entries.
  private let recognizer: TextRecognizer
  private let knownTextCount: Int
  /// Whether an entry is recognized by so few words that many texts contain them: it must be at least half of the text.
  private let isShort: [Bool]
  /// Of each entry, the words of each language.
  private let words: [[IndexedText]]
  private let verses: VerseTable

  init(_ vocabulary: SearchVocabulary) {
    recognizer = TextRecognizer(
      vocabulary.texts.map(\.fingerprints) + vocabulary.keywords.map(\.fingerprints)
    )
    knownTextCount = vocabulary.texts.count
    isShort = vocabulary.keywords.map { entry in
      entry.fingerprints.allSatisfy { $0.hashes.count < Self.fewestHashes }
    }
    words = vocabulary.keywords.map { entry in
      entry.words.sorted { $0.key < $1.key }
        .map { IndexedText(text: $0.value, field: .keywords, language: $0.key) }
    }
    verses = VerseTable(vocabulary.keywords.map(\.verses))
  }

  /// What a text contains: known texts, and entries of keywords by their index.
  func recognitions(in text: String) -> (known: [TextRecognizer.Recognition], entries: [Int]) {
    let all = recognizer.recognitions(in: text)
    let entries = all.filter { recognition in
      let entry = recognition.text - knownTextCount
      return entry >= 0 && (!isShort[entry] || recognition.share >= Self.minimumShare)
    }
    return (all.filter { $0.text < knownTextCount }, entries.map { $0.text - knownTextCount })
  }

  /// The minimum number of hashes, and so of words less two, of a phrase that is unlikely to be in another text.
  private static let fewestHashes = 4
  private static let minimumShare = 0.5

  /// The keywords of a dua.
  ///
  /// - Parameters:
  ///   - verses: Those that it cites, or is.
  ///   - entries: Those of the texts that it contains.
  func texts(of verses: [QuranReference], and entries: [Int]) -> [IndexedText] {
    Set(entries).union(self.verses.entries(of: verses)).sorted().flatMap { words[$0] }
  }
}
