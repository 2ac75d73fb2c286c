import ArabicText
import DuaLibrary
import SearchEngine

/// Reads the duas of a chunk. What a word alone decides is decided once for all of them.
struct ChunkReader {
  private let names: DocumentNames
  private let topics: DuaTopics
  private let keywords: DuaKeywords
  private let statedTopics: [Dua.ID: [Slug]]
  private let verses: MainVerses

  private var words = SearchWords()
  private var titles = OwnTitles()
  private var stemmers = WordStemmers()
  private var arabicTraits = WordTraits()
  private var wordTraits = WordTraits()
  private var topicCounts: TopicCounts
  /// By topic, the number of the word that stands for it, or -1.
  private var topicWords: [Int32]
  private var pairs = PairSet()
  /// The stems of words in a row that are in phrases of topics.
  private var run: [UInt64] = []

  init(names: DocumentNames, _ tables: ReadingTables) {
    self.names = names
    (topics, keywords) = (tables.vocabulary.topics, tables.vocabulary.keywords)
    (statedTopics, verses) = (tables.statedTopics, tables.verses)
    let count = topics.graph.topics.count
    topicCounts = TopicCounts(topicCount: count)
    topicWords = [Int32](repeating: -1, count: count)
  }

  mutating func read(_ dua: Dua, _ document: Int, into chunk: inout ChunkAnalysis) {
    let verses = verses[dua]
    let recognitions = keywords.recognitions(in: dua.arabic)
    let texts =
      IndexedText.texts(of: dua, names, &titles) + keywords.texts(of: verses, and: recognitions.entries)
    let isTitled = texts.contains { $0.field == .title }
    let lengths = chunk.lengths.count
    chunk.lengths.append(contentsOf: repeatElement(0, count: TextField.count))
    chunk.isTitled.append(isTitled)
    chunk.arabicCounts.begin(document)
    chunk.wordCounts.begin(document)
    topicCounts.removeAll()
    for text in texts {
      words.read(text.text)
      chunk.lengths[lengths + text.field.rawValue] += Int32(words.words.count)
      read(text, isTitled: isTitled, into: &chunk)
    }
    chunk.arabicSequences.endList()
    for text in texts where text.field == .title { chunk.titles.append(text.text) }
    chunk.titles.endList()
    pairs.move(to: &chunk.wordPairs)
    chunk.recognitions.append(recognitions.known)
    if let stated = statedTopics[dua.id] {
      topics.count(stated: stated, &topicCounts)
    } else {
      topics.count(verses, recognitions.known, &topicCounts)
    }
    addTopics(to: &chunk)
  }

  /// Adds the words of a text that has been read.
  private mutating func read(_ text: IndexedText, isTitled: Bool, into chunk: inout ChunkAnalysis) {
    let stemmer = stemmers.stemmer(of: text.language)
    // A verse or a narration only mentions the words of its Arabic.
    let hasTopics = text.field != .source && text.field != .keywords && (text.field != .arabic || isTitled)
    let hasPairs = isTitled && (text.field == .title || text.field == .translation)
    var last: UInt64?
    run.removeAll(keepingCapacity: true)
    for word in words.words {
      let traits: WordTraits.Traits
      if word.script == .arabic {
        let number = chunk.arabic.number(of: words.letters, word.letters)
        chunk.arabicCounts.add(number, text.field)
        if text.field == .arabic { chunk.arabicSequences.append(Int32(number)) }
        traits = arabicTraits.traits(of: number, word, words.letters, topics)
        if !traits.isJoining { last = nil }
      } else {
        let number = chunk.words.number(of: words.letters, word.letters)
        chunk.wordCounts.add(number, text.field)
        if let stemmer {
          add(word, number, stemmer, to: &chunk)
        } else {
          chunk.stems.add(Int32(number))
        }
        traits = wordTraits.traits(of: number, word, words.letters, topics)
        if hasPairs, !traits.isJoining {
          if let last { pairs.insert(WordPair.hash(last, traits.stemHash)) }
          last = traits.stemHash
        }
      }
      guard hasTopics, !traits.isJoining else { continue }
      if traits.isOfTopics {
        run.append(traits.stemHash)
      } else if !run.isEmpty {
        endRun(text.field)
      }
    }
    if !run.isEmpty { endRun(text.field) }
  }

  /// Notes the language of a word.
  ///
  /// What follows an elided word in it can be looked up, too: both have one stem, and so the same postings.
  private func add(
    _ word: SearchWords.Word,
    _ number: Int,
    _ stemmer: WordStemmer,
    to chunk: inout ChunkAnalysis
  ) {
    guard let rest = stemmer.rest(of: word, in: words) else {
      chunk.stems.add(Int32(number), written: words.bytes[word.source], stemmer)
      return
    }
    let written = words.bytes[rest.source]
    chunk.stems.add(Int32(number), written: written, isElided: true, stemmer)
    let other = chunk.words.number(of: words.letters, rest.letters)
    chunk.stems.add(Int32(other), written: written, stemmer)
  }

  private mutating func endRun(_ field: TextField) {
    topics.count(run, in: field, &topicCounts)
    run.removeAll(keepingCapacity: true)
  }

  /// Adds the words that stand for the topics of the dua.
  private mutating func addTopics(to chunk: inout ChunkAnalysis) {
    for topic in topicCounts.topics {
      var number = Int(topicWords[topic])
      if number < 0 {
        number = chunk.words.number(of: topics.graph.word(of: topic))
        topicWords[topic] = Int32(number)
      }
      for field in TextField.allCases {
        let count = topicCounts.count(of: topic, field)
        // The word is in no text: it does not count to the length of the field.
        if count > 0 { chunk.wordCounts.add(number, field, count: count) }
      }
      if topicCounts.count(of: topic, .title) > 0 { chunk.purposes[topic] += 1 }
    }
  }
}

/// A set of hashes of ``WordPair``, as a bit each.
private struct PairSet {
  private var bits = [UInt64](repeating: 0, count: 1 << (WordPair.bitWidth - 6))

  mutating func insert(_ pair: Int) { bits[pair >> 6] |= 1 << UInt64(pair & 63) }

  /// Adds the pairs in ascending order as a list, and removes them here.
  mutating func move(to lists: inout FlatLists<Int>) {
    for index in bits.indices {
      var rest = bits[index]
      while rest != 0 {
        lists.append(index << 6 | rest.trailingZeroBitCount)
        rest &= rest - 1
      }
      bits[index] = 0
    }
    lists.endList()
  }
}
