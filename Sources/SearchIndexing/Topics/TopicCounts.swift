/// How often the topics of a dua occur, by field.
struct TopicCounts {
  /// The topics that occur.
  private(set) var topics: [Int] = []
  /// By topic: whether it occurs.
  private var occurs: [Bool]
  /// By topic and field.
  private var counts: [Int]

  init(topicCount: Int) {
    occurs = [Bool](repeating: false, count: topicCount)
    counts = [Int](repeating: 0, count: topicCount * TextField.count)
  }

  func count(of topic: Int, _ field: TextField) -> Int { counts[topic * TextField.count + field.rawValue] }

  mutating func add(_ topic: Int, _ field: TextField) {
    if !occurs[topic] {
      occurs[topic] = true
      topics.append(topic)
    }
    counts[topic * TextField.count + field.rawValue] += 1
  }

  mutating func removeAll() {
    for topic in topics {
      occurs[topic] = false
      for field in 0..<TextField.count { counts[topic * TextField.count + field] = 0 }
    }
    topics.removeAll(keepingCapacity: true)
  }
}
