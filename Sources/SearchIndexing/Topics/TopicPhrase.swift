import DuaLibrary
import SearchEngine

/// A phrase of a topic, cut into words.
struct TopicPhrase: Sendable {
  /// The index of the topic.
  let topic: Int
  let words: [SearchWord]
  let key: PhraseKey

  /// The phrases of topics, in any order.
  static func all(_ topics: [SearchVocabulary.Topic]) -> [TopicPhrase] {
    topics.enumerated().flatMap { topic, entry in
      entry.phrases.values.flatMap { phrases in
        phrases.map { phrase in
          let words = SearchWord.words(of: phrase)
          return TopicPhrase(topic: topic, words: words, key: PhraseKey(words))
        }
      }
    }
  }
}
