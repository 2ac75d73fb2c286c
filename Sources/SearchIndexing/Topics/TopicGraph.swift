import DuaLibrary

/// The topics of a vocabulary with all that each of them leads to.
struct TopicGraph: Sendable {
  let topics: [SearchVocabulary.Topic]
  private let indexes: [Slug: Int]
  /// Of each topic, those that contain it, however far.
  let ancestors: [[Int]]

  init(_ topics: [SearchVocabulary.Topic]) {
    self.topics = topics
    let indexes = Dictionary(topics.enumerated().map { ($1.id, $0) }) { first, _ in first }
    self.indexes = indexes
    ancestors = topics.indices.map { topic in
      var found: Set<Int> = []
      var open = topics[topic].broader.compactMap { indexes[$0] }
      while let next = open.popLast() {
        guard next != topic, found.insert(next).inserted else { continue }
        open += topics[next].broader.compactMap { indexes[$0] }
      }
      return found.sorted()
    }
  }

  func index(of id: Slug) -> Int? { indexes[id] }

  /// The word of the dictionary that stands for a topic: no word of a text begins like it.
  func word(of topic: Int) -> [UInt8] { Array("#\(topics[topic].id)".utf8) }

  /// A topic that answers for another.
  struct Answer {
    var topic: Int
    /// How well it answers, above 0 to 1.
    var boost: Double
  }

  /// The topics that answer for a topic: itself, broader ones, and related ones.
  ///
  /// - Parameter isPurpose: Whether some dua is for the topic. If duas at most mention it, the others answer for it.
  func answers(for topic: Int, isPurpose: Bool) -> [Answer] {
    var answers = [Answer(topic: topic, boost: Self.ownBoost)]
    let share = isPurpose ? 1 : Self.substituteFactor
    func add(_ id: Slug, _ boost: Double) {
      guard let other = indexes[id], !answers.contains(where: { $0.topic == other }) else { return }
      answers.append(Answer(topic: other, boost: boost * share))
    }
    for (rank, id) in topics[topic].related.enumerated() { add(id, Self.relatedBoost * 2 / Double(rank + 2)) }
    for id in topics[topic].broader { add(id, isPurpose ? Self.broaderBoost : Self.relatedBoost) }
    return answers
  }

  private static let ownBoost = 0.9
  /// How much more the others count if no dua has the topic.
  private static let substituteFactor = 1.5
  private static let relatedBoost = 0.3
  private static let broaderBoost = 0.15
}
