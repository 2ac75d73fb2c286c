import SearchEngine
import UnicodeText

/// Finds the topics of texts by their words.
struct TopicMatcher: Sendable {
  /// The hashes of the stems that occur in phrases.
  private var stems = NumberInterner()
  /// The sums of the hashes of phrases, ``PhraseKey/sum``.
  private let phrases: NumberInterner
  /// Rules out most other sums, which the table of phrases would have to be searched for.
  private let filter: HashFilter
  /// By the number of a phrase, the indexes of its topics, in ascending order.
  private var topics = FlatLists<UInt32>()

  init(_ phrases: TopicPhrases) {
    var sums = NumberInterner()
    var rows = phrases.topics.enumerated().map { phrase, topic in
      UInt64(sums.number(of: phrases.words.key(of: phrases[phrase]).sum)) << 32 | UInt64(topic)
    }
    self.phrases = sums
    filter = HashFilter(sums.keys)
    for word in 0..<phrases.words.count { _ = stems.number(of: phrases.words.stemHash(of: word)) }
    rows.sort()
    for (index, row) in rows.enumerated() {
      if index == 0 || row != rows[index - 1] { topics.append(UInt32(truncatingIfNeeded: row)) }
      if index + 1 == rows.count || rows[index + 1] >> 32 != row >> 32 { topics.endList() }
    }
  }

  /// Whether a phrase has a word, by its ``PhraseKey/stemHash(of:)``.
  func hasPhrase(withStem hash: UInt64) -> Bool { stems.find(hash) != nil }

  /// Calls `found` with each topic of words in a row that phrases have, as often as they have a phrase of it. Of phrases that begin
  /// with one word, the longest counts.
  ///
  /// - Parameter run: The hashes of the words, without those that only join others.
  func visit(_ run: [UInt64], _ found: (_ topic: Int) -> Void) {
    var start = 0
    while start < run.count {
      var (sum, longest): (UInt64, (length: Int, phrase: Int)?) = (0, nil)
      for length in 1...min(PhraseKey.maximumWords, run.count - start) {
        sum &+= run[start + length - 1]
        if filter.mayContain(sum), let phrase = phrases.find(sum) { longest = (length, phrase) }
      }
      if let longest { for topic in topics[longest.phrase] { found(Int(topic)) } }
      start += longest?.length ?? 1
    }
  }
}

extension TopicMatcher {
  func write(to writer: inout FlatWriter) {
    writer.write(stems.keys)
    writer.write(phrases.keys)
    writer.write(topics)
  }

  /// - Parameter topicCount: The number of topics of the vocabulary.
  init(from reader: inout FlatReader, topicCount: Int) throws(FlatError) {
    stems = NumberInterner(keys: try reader.numbers64())
    phrases = NumberInterner(keys: try reader.numbers64())
    filter = HashFilter(phrases.keys)
    topics = try reader.lists32()
    guard topics.count == phrases.keys.count, topics.elements.allSatisfy({ $0 < topicCount }) else {
      throw FlatError()
    }
  }
}

/// A set of hashes that may also contain others: one bit for each, in few enough bytes to stay in the cache.
private struct HashFilter: Sendable {
  private static let bitWidth: UInt64 = 18
  private var bits = [UInt64](repeating: 0, count: 1 << (bitWidth - 6))

  init(_ hashes: [UInt64]) {
    for hash in hashes {
      let index = Self.index(of: hash)
      bits[index >> 6] |= 1 << UInt64(index & 63)
    }
  }

  func mayContain(_ hash: UInt64) -> Bool {
    let index = Self.index(of: hash)
    return bits[index >> 6] >> UInt64(index & 63) & 1 != 0
  }

  /// Fibonacci hashing (Knuth).
  private static func index(of hash: UInt64) -> Int {
    Int((hash &* 0x9E37_79B9_7F4A_7C15) >> (64 - bitWidth))
  }
}
