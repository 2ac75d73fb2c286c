import ArabicText
import DuaLibrary
import SearchEngine

/// The words of some of the duas of a library, with their own numbering, to be merged with those of other chunks.
struct ChunkAnalysis: Sendable {
  /// A word in a field of a dua.
  struct Entry: Sendable {
    var word: Int32
    var document: Int32
    var field: UInt8
    var count: UInt16
  }

  var arabic = ByteInterner()
  var words = ByteInterner()
  /// Raw values of `ConsonantClassSet`, two bytes each.
  var sounds = ByteInterner()
  var arabicEntries: [Entry] = []
  var wordEntries: [Entry] = []
  /// For each dua, the words of its Arabic text in order.
  var arabicSequences: [[Int32]] = []
  var soundSequences: [[Int32]] = []
  /// For each dua, the known phrases that its text contains.
  var recognitions: [[TextRecognizer.Recognition]] = []
  /// For each dua and field, the number of words.
  var lengths: [[Int32]] = []
  /// For each dua, whether it has a title of its own.
  var isTitled: [Bool] = []
  /// For each dua, the hashes of its pairs of words, sorted.
  var wordPairs: [[Int]] = []
  /// The languages of the words, with their stems.
  var stems = LanguageStems()

  /// For each dua, its own titles.
  private(set) var titles: [[String]] = []
  /// The topics that some dua is for, each with the number of these duas.
  private(set) var purposes: [Int: Int] = [:]
  /// By the number of a word, what it is in phrases of topics.
  private var arabicRoles: [TopicMatcher.WordRole?] = []
  private var wordRoles: [TopicMatcher.WordRole?] = []

  init(_ duas: ArraySlice<Dua>, names: DocumentNames, recognizer: TextRecognizer, topics: DuaTopics) {
    _ = sounds.number(of: [])
    var textSounds = TextSounds()
    recognitions = duas.map { recognizer.recognitions(in: $0.arabic) }
    var stemmers = WordStemmers()
    for document in duas.indices { add(duas[document], document, names, topics, &textSounds, &stemmers) }
  }

  private mutating func add(
    _ dua: Dua,
    _ document: Int,
    _ names: DocumentNames,
    _ topics: DuaTopics,
    _ textSounds: inout TextSounds,
    _ stemmers: inout WordStemmers
  ) {
    var reader = FieldReader(document: document)
    var topicCounts = TopicCounts()
    var sequence: [Int32] = []
    var roles: [TopicMatcher.WordRole] = []
    let texts = IndexedText.texts(of: dua, names)
    let isTitled = texts.contains { $0.field == .title }
    self.isTitled.append(isTitled)
    var pairs: Set<Int> = []
    titles.append(texts.filter { $0.field == .title }.map(\.text))
    for text in texts {
      roles.removeAll(keepingCapacity: true)
      let words = SearchWord.words(of: text.text)
      let stemmer = stemmers.stemmer(of: text.language)
      let written = stemmer.map { _ in Array(text.text.utf8) } ?? []
      for word in words {
        let number = reader.add(word, text.field, &self)
        if word.script == .arabic {
          if text.field == .arabic { sequence.append(number) }
        } else if let stemmer {
          stems.add(number, written: written[word.source], stemmer)
        } else {
          stems.add(number)
        }
        if text.field != .source { roles.append(role(of: word, number, topics)) }
      }
      // A verse or a narration only mentions the words of its Arabic.
      if text.field != .arabic || isTitled { topics.count(roles, in: text.field, &topicCounts) }
      if text.field == .title || text.field == .translation, isTitled {
        pairs.formUnion(WordPair.hashes(in: words))
      }
    }
    topics.count(dua, recognitions[arabicSequences.count], &topicCounts)
    if let stated = topics.stated(by: dua) { topicCounts = stated }
    for topic in topicCounts.purposes { purposes[topic, default: 0] += 1 }
    for (topic, fields) in topicCounts.counts {
      let number = words.number(of: topics.graph.word(of: topic))
      for (field, count) in fields { reader.add(number, field, count) }
    }
    arabicEntries += reader.entries(.arabic)
    wordEntries += reader.entries(.other)
    lengths.append(reader.lengths)
    arabicSequences.append(sequence)
    wordPairs.append(pairs.sorted())
    soundSequences.append(soundSequence(of: dua, &textSounds))
  }

  private mutating func role(of word: SearchWord, _ number: Int32, _ topics: DuaTopics)
    -> TopicMatcher.WordRole
  {
    word.script == .arabic
      ? Self.role(of: word, number, topics, &arabicRoles) : Self.role(of: word, number, topics, &wordRoles)
  }

  private static func role(
    of word: SearchWord,
    _ number: Int32,
    _ topics: DuaTopics,
    _ known: inout [TopicMatcher.WordRole?]
  ) -> TopicMatcher.WordRole {
    // The numbers of topics are not those of words in texts, so some are skipped.
    while known.count <= Int(number) { known.append(nil) }
    if let role = known[Int(number)] { return role }
    let role = topics.role(of: word)
    known[Int(number)] = role
    return role
  }

  /// The sound of the dua, followed by that of its transliteration if it differs.
  private mutating func soundSequence(of dua: Dua, _ textSounds: inout TextSounds) -> [Int32] {
    let keys = textSounds.keys(of: dua.arabic, dua.transliteration)
    return numbers(of: keys.arabic) + (keys.latin.map { [0] + numbers(of: $0) } ?? [])
  }

  private mutating func numbers(of key: PhoneticKey) -> [Int32] {
    var numbers: [Int32] = []
    var word: [UInt8] = []
    for (position, slot) in key.slots.enumerated() {
      let classes = slot.classes.rawValue
      word += [UInt8(truncatingIfNeeded: classes), UInt8(truncatingIfNeeded: classes >> 8)]
      if position + 1 == key.slots.count || key.slots[position + 1].word != slot.word {
        numbers.append(Int32(sounds.number(of: word)))
        word.removeAll(keepingCapacity: true)
      }
    }
    return numbers
  }
}

/// Counts the words of one dua.
private struct FieldReader {
  private let document: Int
  private var counts: [SearchWord.Script: [Int64: Int]] = [.arabic: [:], .other: [:]]
  private(set) var lengths = [Int32](repeating: 0, count: TextField.allCases.count)

  init(document: Int) { self.document = document }

  mutating func add(_ word: SearchWord, _ field: TextField, _ chunk: inout ChunkAnalysis) -> Int32 {
    let number =
      word.script == .arabic ? chunk.arabic.number(of: word.bytes) : chunk.words.number(of: word.bytes)
    lengths[field.rawValue] += 1
    counts[word.script, default: [:]][Int64(number) << 8 | Int64(field.rawValue), default: 0] += 1
    return Int32(number)
  }

  /// Adds a word that is in no text: it does not count to the length of the field.
  mutating func add(_ number: Int, _ field: TextField, _ count: Int) {
    counts[.other, default: [:]][Int64(number) << 8 | Int64(field.rawValue), default: 0] += count
  }

  /// Sorted by the words' numbers and fields.
  func entries(_ script: SearchWord.Script) -> [ChunkAnalysis.Entry] {
    (counts[script] ?? [:]).sorted { $0.key < $1.key }.map { key, count in
      ChunkAnalysis.Entry(
        word: Int32(key >> 8),
        document: Int32(document),
        field: UInt8(key & 0xFF),
        count: UInt16(min(count, Int(UInt16.max)))
      )
    }
  }
}
