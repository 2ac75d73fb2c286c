/// How often the topics of a dua occur, by field.
struct TopicCounts {
  /// The topics that occur.
  private(set) var topics: [Int] = []
  /// By topic and field.
  private var counts: [Int]

  init(topicCount: Int) { counts = [Int](repeating: 0, count: topicCount * TextField.count) }

  func count(of topic: Int, _ field: TextField) -> Int { counts[topic * TextField.count + field.rawValue] }

  mutating func add(_ topic: Int, _ field: TextField) {
    let first = topic * TextField.count
    if counts[first..<first + TextField.count].allSatisfy({ $0 == 0 }) { topics.append(topic) }
    counts[first + field.rawValue] += 1
  }

  mutating func removeAll() {
    for topic in topics {
      for field in 0..<TextField.count { counts[topic * TextField.count + field] = 0 }
    }
    topics.removeAll(keepingCapacity: true)
  }
}
