import SearchEngine

/// Finds the topics of texts by their words.
struct TopicMatcher: Sendable {
  /// The hashes of the stems that occur in phrases.
  private var stems: Set<UInt64> = []
  /// By the key of a phrase, the indexes of its topics.
  private var phrases: [PhraseKey: [Int]] = [:]

  init(_ phrases: [TopicPhrase]) {
    self.phrases.reserveCapacity(phrases.count)
    for phrase in phrases {
      if self.phrases[phrase.key]?.contains(phrase.topic) != true {
        self.phrases[phrase.key, default: []].append(phrase.topic)
      }
      for word in phrase.words { stems.insert(PhraseKey.stemHash(of: word)) }
    }
  }

  /// What a word is in phrases of topics.
  enum WordRole: Sendable {
    /// It joins others, in any phrase.
    case joining
    /// It is in a phrase: the hash of its stem.
    case stem(UInt64)
    /// It is in no phrase.
    case other
  }

  func role(of word: SearchWord) -> WordRole {
    if word.isJoining { return .joining }
    let hash = PhraseKey.stemHash(of: word)
    return stems.contains(hash) ? .stem(hash) : .other
  }

  /// Calls `found` with each topic of a text, as often as the text has a phrase of it. Of phrases that begin with one word, the
  /// longest counts.
  func visit(_ roles: [WordRole], _ found: (_ topic: Int) -> Void) {
    // Runs of words that are in phrases.
    var run: [UInt64] = []
    for role in roles {
      switch role {
      case .joining: continue
      case .stem(let number): run.append(number)
      case .other:
        visit(run: run, found)
        run.removeAll(keepingCapacity: true)
      }
    }
    visit(run: run, found)
  }

  private func visit(run: [UInt64], _ found: (_ topic: Int) -> Void) {
    var start = 0
    while start < run.count {
      var length = min(PhraseKey.mostWords, run.count - start)
      while length > 0 {
        var key = PhraseKey()
        for hash in run[start..<start + length] { key.add(hash) }
        if let topics = phrases[key] {
          for topic in topics { found(topic) }
          break
        }
        length -= 1
      }
      start += max(1, length)
    }
  }
}
