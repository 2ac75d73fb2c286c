import DuaLibrary
import SearchEngine

/// A phrase of a topic, cut into words.
struct TopicPhrase: Sendable {
  /// The index of the topic.
  let topic: Int
  let words: [SearchWord]
  /// Of each word, the ``PhraseKey/stemHash(of:)``.
  let stemHashes: [UInt64]
  let key: PhraseKey

  private init(_ topic: Int, _ words: [SearchWord]) {
    (self.topic, self.words) = (topic, words)
    stemHashes = words.map(PhraseKey.stemHash)
    key = PhraseKey(words, stemHashes)
  }

  /// The phrases of topics, in any order.
  static func all(_ topics: [SearchVocabulary.Topic]) -> [TopicPhrase] {
    topics.enumerated().flatMap { topic, entry in
      entry.phrases.values.flatMap { phrases in
        phrases.map { TopicPhrase(topic, SearchWord.words(of: $0)) }
      }
    }
  }
}
