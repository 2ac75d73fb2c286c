import ArabicText

/// Texts among which those that are the same supplication are found. Each text is compared with a few others only, so that finding all
/// of them takes time in proportion to the texts.
public struct TextIndex {
  /// An earlier text that a text is, contains or is a part of.
  public struct Match: Hashable, Sendable {
    /// The number of texts that were added before it.
    public let text: Int
    /// The earlier text is the first.
    public let comparison: TextComparison
  }

  private var texts: [String] = []
  /// The words of long texts, with which many short ones may be compared.
  private var wordsOfLongTexts: [Int: [ComparedWord]] = [:]
  /// The number of phrases of each text.
  private var phraseCounts: [Int] = []
  /// The first text with the same letters.
  private var textOfLetters: [[Unicode.Scalar]: Int] = [:]
  /// By the hash of the phrase.
  private var occurrences: [UInt32: [Occurrence]] = [:]

  /// Where a phrase is.
  private struct Occurrence {
    var text: Int32
    /// The index of its first word.
    var word: Int32
  }

  /// Longer texts are cut into words once only.
  private static let longText = 256
  /// Phrases of more texts are common, and say nothing.
  private static let maximumTexts = 32
  /// The number of texts with which a text is compared.
  private static let maximumCandidates = 8

  public init() {}

  /// The number of texts.
  public var count: Int { texts.count }

  /// Adds a text, and compares it with those before it.
  ///
  /// - Returns: The texts that are the same first, and the most similar of them first. Of several with the same letters, only the
  ///   first is compared.
  public mutating func add(_ text: String) -> [Match] {
    let number = texts.count
    texts.append(text)
    phraseCounts.append(0)
    let words = ComparedWord.words(of: text)
    guard !words.isEmpty else { return [] }
    let letters = words.flatMap(\.letters)
    if let first = textOfLetters[letters] {
      return TextComparison(self.words(of: first), words, offset: 0).map {
        [Match(text: first, comparison: $0)]
      } ?? []
    }
    textOfLetters[letters] = number
    let phrases = Self.phrases(of: words)
    phraseCounts[number] = phrases.count
    let matches = candidates(phrases).compactMap { candidate in
      TextComparison(self.words(of: candidate.text), words, offset: candidate.offset)
        .map { Match(text: candidate.text, comparison: $0) }
    }
    for phrase in phrases where occurrences[phrase.hash, default: []].count <= Self.maximumTexts {
      occurrences[phrase.hash, default: []].append(
        Occurrence(text: Int32(number), word: Int32(phrase.word))
      )
    }
    if words.count > Self.longText { wordsOfLongTexts[number] = words }
    return matches.sorted { $0.order < $1.order }
  }

  private func words(of text: Int) -> [ComparedWord] {
    wordsOfLongTexts[text] ?? ComparedWord.words(of: texts[text])
  }

  /// The texts that share most of the phrases that are not common, at least a quarter of those of one of both.
  private func candidates(_ phrases: [Phrase]) -> [(text: Int, offset: Int)] {
    var shared: [Int32: (count: Int, offset: Int, rarity: Int)] = [:]
    var rare = 0
    for phrase in phrases {
      let found = occurrences[phrase.hash] ?? []
      guard found.count <= Self.maximumTexts else { continue }
      rare += 1
      for occurrence in found {
        var entry = shared[occurrence.text] ?? (0, 0, Int.max)
        entry.count += 1
        // The rarest phrase shows best where the texts overlap.
        if found.count < entry.rarity {
          entry.offset = Int(occurrence.word) - phrase.word
          entry.rarity = found.count
        }
        shared[occurrence.text] = entry
      }
    }
    return shared.filter { 4 * $0.value.count >= min(rare, phraseCounts[Int($0.key)]) }
      .sorted { (-$0.value.count, $0.key) < (-$1.value.count, $1.key) }
      .prefix(Self.maximumCandidates)
      .map { (Int($0.key), $0.value.offset) }
  }

  private struct Phrase {
    let hash: UInt32
    /// The index of its first word.
    let word: Int
  }

  /// Three words in a row, in a short text also two, each phrase once; of a text of one or two words all of it.
  private static func phrases(of words: [ComparedWord]) -> [Phrase] {
    var known: Set<UInt32> = []
    var phrases: [Phrase] = []
    for length in words.count < 3 ? [words.count] : words.count < 12 ? [2, 3] : [3] {
      for start in 0...(words.count - length) {
        var hash = WordHash()
        hash.add(UInt32(length))
        for word in words[start..<start + length] { word.add(to: &hash) }
        if known.insert(hash.folded).inserted { phrases.append(Phrase(hash: hash.folded, word: start)) }
      }
    }
    return phrases
  }
}

extension TextIndex.Match {
  fileprivate var order: (Int, Int, Int) {
    let part = comparison.relation == .same ? 0 : 1
    // Of the texts that contain it or are parts of it, the one with most words.
    return (part, part == 0 ? comparison.differingWords : -comparison.words, text)
  }
}
