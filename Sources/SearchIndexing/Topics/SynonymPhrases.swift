import DuaLibrary
import SearchEngine
import UnicodeText

/// The phrases of synonyms and topics, as the index has them in every library.
struct SynonymPhrases: Sendable {
  /// The hashes of phrases, ascending; ``PhraseKey/value``.
  private(set) var keys: [UInt32] = []
  /// The group of meanings of each key: those of near words, by their numbers, and after them ``meanings``.
  private(set) var groups: [UInt32] = []
  /// Groups of meanings: groups of synonyms, and after these topics.
  private(set) var meanings = FlatLists<UInt32>()
  /// The words of phrases, ascending, for typing errors and completions; Arabic ones after a byte of 1.
  private(set) var words = FlatLists<UInt8>()

  init(_ synonyms: [[String]], _ topics: TopicPhrases, _ near: NearWordGroups) {
    var words = topics.words
    // Phrases as they are, and as near words stand for them.
    var (own, similar) = (PhraseMeanings(), PhraseMeanings())
    func add(_ numbers: ArraySlice<Int32>, meaning: Int) {
      guard !numbers.isEmpty else { return }
      let key = words.key(of: numbers)
      own.add(key, meaning)
      if let near = words.nearKey(of: numbers), near != key { similar.add(near, meaning) }
    }
    var numbers = FlatLists<Int32>()
    for (group, texts) in synonyms.enumerated() {
      for text in texts {
        words.read(text, into: &numbers)
        add(numbers[numbers.count - 1], meaning: group)
      }
    }
    for (phrase, topic) in topics.topics.enumerated() {
      add(topics[phrase], meaning: synonyms.count + topic)
    }
    setKeys(own.adding(similar), near)
    for word in words.longSpellings { self.words.append(list: word) }
  }

  private mutating func setKeys(_ phrases: PhraseMeanings, _ near: NearWordGroups) {
    var numbers: [[Int]: Int] = [:]
    var rows = near.keys.map { (key: UInt32($0.key.value), group: $0.group) }
    phrases.forEachPhrase { key, meanings in
      let group = numbers[meanings] ?? near.count + self.meanings.count
      if numbers.updateValue(group, forKey: meanings) == nil {
        self.meanings.append(list: meanings.map { UInt32($0) })
      }
      rows.append((UInt32(key), group))
    }
    rows.sort { ($0.key, $0.group) < ($1.key, $1.group) }
    keys = rows.map(\.key)
    groups = rows.map { UInt32($0.group) }
  }
}

extension SynonymPhrases {
  func write(to writer: inout FlatWriter) {
    writer.write(keys)
    writer.write(groups)
    writer.write(meanings)
    writer.write(words)
  }

  /// - Parameters:
  ///   - nearCount: The number of groups of near words of the vocabulary.
  ///   - meaningCount: The number of its groups of synonyms, and of its topics.
  init(from reader: inout FlatReader, nearCount: Int, meaningCount: Int) throws(FlatError) {
    keys = try reader.numbers32()
    groups = try reader.numbers32()
    meanings = try reader.lists32()
    words = try reader.lists8()
    guard keys.count == groups.count, groups.allSatisfy({ $0 < nearCount + meanings.count }),
      meanings.elements.allSatisfy({ $0 < meaningCount })
    else { throw FlatError() }
  }
}

extension PhraseWords {
  /// The words of more than three bytes, ascending: shorter ones are neither corrected nor completed.
  fileprivate var longSpellings: [ArraySlice<UInt8>] {
    (0..<count).map { spelling(of: $0) }
      .filter { $0.count - ($0.first == 1 ? 1 : 0) > 3 }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}
