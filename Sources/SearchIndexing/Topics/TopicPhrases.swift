import DuaLibrary
import SearchEngine

/// The phrases of topics, cut into words once for all that look them up.
struct TopicPhrases: Sendable {
  private(set) var words: PhraseWords
  /// The numbers of the words of each phrase.
  private var numbers = FlatLists<Int32>()
  /// By phrase, the index of its topic, in ascending order.
  private(set) var topics: [Int] = []

  /// - Parameter near: Those of the same vocabulary.
  init(_ topics: [SearchVocabulary.Topic], near: NearWordGroups) {
    words = PhraseWords(near: near)
    for (topic, entry) in topics.enumerated() {
      for phrase in entry.phrases.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
        words.read(phrase, into: &numbers)
        self.topics.append(topic)
      }
    }
  }

  /// The numbers of the words of a phrase.
  subscript(phrase: Int) -> ArraySlice<Int32> { numbers[phrase] }
}
