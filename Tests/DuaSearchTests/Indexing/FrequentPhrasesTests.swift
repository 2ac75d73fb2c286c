import SeededRandom
import Testing

@testable import SearchIndexing

@Suite("Frequent phrases")
struct FrequentPhrasesTests {
  @Test("are those that counting every phrase finds", arguments: 0..<40 as Range<UInt64>)
  func counted(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let words = Int32.random(in: 2...40, using: &random)
    let texts = (0..<Int.random(in: 1...60, using: &random)).map { _ in
      (0..<Int.random(in: 0...30, using: &random)).map { _ in Int32.random(in: 0..<words, using: &random) }
    }
    let minimumCount = Int.random(in: 1...6, using: &random)
    var lists = FlatLists<Int32>()
    for text in texts {
      for word in text { lists.append(word) }
      lists.endList()
    }
    let found = FrequentPhrases(lists, minimumCount: minimumCount).phrases
    let counts = Self.counts(in: texts)
    let expected = Self.phrases(counts, minimumCount)
    #expect(Set(found.map { Array(texts[$0.text][$0.words]) }) == expected)
    #expect(found.count == expected.count)
    for phrase in found { #expect(counts[Array(texts[phrase.text][phrase.words])] == phrase.count) }
  }

  /// The number of texts with each phrase of at most one word more than the longest.
  private static func counts(in texts: [[Int32]]) -> [[Int32]: Int] {
    var counts: [[Int32]: Int] = [:]
    for text in texts {
      var phrases: Set<[Int32]> = []
      for start in text.indices {
        for end in start + 1...min(text.count, start + FrequentPhrases.longest + 1) {
          phrases.insert(Array(text[start..<end]))
        }
      }
      for phrase in phrases { counts[phrase, default: 0] += 1 }
    }
    return counts
  }

  /// The frequent phrases, but those of which a phrase of one word more has most texts; the longest only with a word before them.
  private static func phrases(_ counts: [[Int32]: Int], _ minimumCount: Int) -> Set<[Int32]> {
    var most: [[Int32]: Int] = [:]
    for (phrase, count) in counts where phrase.count > 2 && count >= minimumCount {
      let (first, last) = (Array(phrase.dropLast()), Array(phrase.dropFirst()))
      if phrase.count <= FrequentPhrases.longest { most[first] = max(most[first] ?? 0, count) }
      most[last] = max(most[last] ?? 0, count)
    }
    return Set(
      counts.keys.filter { phrase in
        guard let count = counts[phrase], count >= minimumCount else { return false }
        return (2...FrequentPhrases.longest).contains(phrase.count)
          && Double(most[phrase] ?? 0) < 0.7 * Double(count)
      }
    )
  }
}
