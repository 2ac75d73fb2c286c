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
    for document in duas.indices { add(duas[document], document, names, topics, &textSounds) }
  }

  private mutating func add(
    _ dua: Dua,
    _ document: Int,
    _ names: DocumentNames,
    _ topics: DuaTopics,
    _ textSounds: inout TextSounds
  ) {
    var reader = FieldReader(document: document)
    var topicCounts = TopicCounts()
    var sequence: [Int32] = []
    var roles: [TopicMatcher.WordRole] = []
    let titles = ownTitles(of: dua)
    isTitled.append(!titles.isEmpty)
    var pairs: Set<Int> = []
    self.titles.append(titles)
    for (text, field) in [(dua.arabic, .arabic)] + texts(of: dua, titles, names) {
      roles.removeAll(keepingCapacity: true)
      let words = SearchWord.words(of: text)
      if field == .title || field == .translation, !titles.isEmpty { pairs.formUnion(WordPair.hashes(in: words)) }
      for word in words {
        let number = reader.add(word, field, &self)
        if field == .arabic, word.script == .arabic { sequence.append(number) }
        if field != .source { roles.append(role(of: word, number, topics)) }
      }
      // A verse or a narration only mentions the words of its Arabic.
      if field != .arabic || !titles.isEmpty { topics.count(roles, in: field, &topicCounts) }
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
    let roles: WritableKeyPath<Self, [TopicMatcher.WordRole?]> =
      word.script == .arabic ? \.arabicRoles : \.wordRoles
    let index = Int(number)
    while self[keyPath: roles].count <= index { self[keyPath: roles].append(nil) }
    if let role = self[keyPath: roles][index] { return role }
    let role = topics.role(of: word)
    self[keyPath: roles][index] = role
    return role
  }

  private func texts(of dua: Dua, _ titles: [String], _ names: DocumentNames) -> [(String, TextField)] {
    let notes = [dua.benefit, dua.context, dua.propheticContext, dua.bestTime]
    return titles.map { ($0, .title) }
      + dua.translation.entries.map { ($0.text, .translation) }
      + notes.flatMap { $0.entries.map { ($0.text, TextField.notes) } }
      + dua.sources.map { (names.text(of: $0), .source) }
      + names.names(of: dua).map { ($0, .names) }
  }

  /// The titles that are not merely the beginning of a text: importers give such a title to texts without one.
  private func ownTitles(of dua: Dua) -> [String] {
    let texts = [dua.arabic] + dua.translation.entries.map(\.text)
    return dua.title.entries.map(\.text).filter { title in
      let words = SearchWord.words(of: title).map(\.bytes)
      return !texts.contains { text in
        SearchWord.words(of: String(text.unicodeScalars.prefix(4 * title.unicodeScalars.count))).map(\.bytes)
          .starts(with: words)
      }
    }
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
