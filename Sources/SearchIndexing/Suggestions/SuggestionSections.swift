import ArabicText
import DuaLibrary
import SearchEngine

/// The sections of `search/suggestions.bin`: titles of duas, names and topics that some dua has, and frequent phrases.
struct SuggestionSections {
  private let library: Library
  private var list = SuggestionList()

  init(
    _ library: Library,
    _ vocabulary: SearchVocabulary,
    _ topics: DuaTopics,
    _ derivedVerses: [DerivedVerses],
    _ chunks: [ChunkAnalysis],
    _ phrases: LibraryPhrases
  ) {
    self.library = library
    addNames(vocabulary, chunks.flatMap(\.recognitions), CitedVerses(library, derivedVerses))
    for title in chunks.flatMap(\.titles.elements) { list.add(title, .title, rank: Rank.title) }
    let purposes = topics.graph.topics.indices.map { topic in chunks.reduce(0) { $0 + $1.purposes[topic] } }
    addTopics(topics.graph.topics, purposes, firstGroup: groupCount + 1)
    addArabicPhrases(phrases.arabic)
    addTransliteratedPhrases(phrases.transliterated)
  }

  func write(to file: inout IndexFileWriter) { list.write(to: &file) }

  /// The number of groups so far.
  private var groupCount = 0

  /// How likely a text is meant, before the number of duas counts.
  private enum Rank {
    static let name = 14
    static let title = 12
    static let topic = 9
    static let phrase = 4
    /// What a phrase in another language loses.
    static let otherLanguage = 5

    /// More for more duas: one for each doubling.
    static func ofCount(_ count: Int) -> Int { Int.bitWidth - max(0, count).leadingZeroBitCount }
  }

  private mutating func addNames(
    _ vocabulary: SearchVocabulary,
    _ recognitions: [[TextRecognizer.Recognition]],
    _ cited: CitedVerses
  ) {
    var counts: [Int: Int] = [:]
    for recognition in recognitions.joined() { counts[recognition.text, default: 0] += 1 }
    for (index, text) in vocabulary.texts.enumerated() { add(text.names, count: counts[index] ?? 0) }
    for entry in vocabulary.verses { add(entry.names, count: cited.count(entry.verses)) }
    for entry in vocabulary.surahs { add(entry.names, count: cited.count(ofSurah: entry.surah)) }
  }

  /// Adds names of one thing that some duas have.
  private mutating func add(_ names: [String], count: Int) {
    guard count > 0 else { return }
    groupCount += 1
    for (position, name) in names.enumerated() {
      list.add(
        name,
        .name,
        rank: Rank.name + Rank.ofCount(count) - (position > 0 ? 1 : 0),
        group: groupCount
      )
    }
  }

  private mutating func addTopics(
    _ topics: [SearchVocabulary.Topic],
    _ purposes: [Int],
    firstGroup: Int
  ) {
    for (index, topic) in topics.enumerated() {
      let count = purposes[index]
      guard count > 0 else { continue }
      for (language, phrases) in topic.phrases.sorted(by: { $0.key < $1.key }) {
        let isMain = language == library.defaultLanguage || language == .arabic
        for (position, phrase) in phrases.prefix(isMain ? Self.maximumPhrases : 1).enumerated() {
          list.add(
            phrase,
            .topic,
            rank: Rank.topic + Rank.ofCount(count) - (isMain ? position : Rank.otherLanguage),
            group: firstGroup + index
          )
        }
      }
    }
  }

  /// The number of phrases of a topic in the main language of the library and in Arabic.
  private static let maximumPhrases = 3
}

// MARK: Frequent phrases

extension SuggestionSections {
  private mutating func addArabicPhrases(_ phrases: [FrequentPhrases.Phrase]) {
    for phrase in phrases {
      let words = SearchWord.words(of: library.duas[phrase.text].arabic).filter { $0.script == .arabic }
      let bytes = Array(library.duas[phrase.text].arabic.utf8)
      add(words[phrase.words], count: phrase.count) { word in
        SuggestionList.plain(String(decoding: bytes[word.source], as: UTF8.self))
      }
    }
  }

  private mutating func addTransliteratedPhrases(_ phrases: [FrequentPhrases.Phrase]) {
    for phrase in phrases {
      let words = SearchWord.words(of: library.duas[phrase.text].transliteration ?? "")
      add(words[phrase.words], count: phrase.count, spelling: \.text)
    }
  }

  /// Adds a phrase with at least two words that do not only join others, the last one among them.
  private mutating func add(_ words: ArraySlice<SearchWord>, count: Int, spelling: (SearchWord) -> String) {
    guard words.last?.isJoining == false, words.count(where: { !$0.isJoining }) > 1 else { return }
    // The spelling of a printed Quran may have other letters than the one that people type.
    let spelled = words.map { word in
      let text = spelling(word)
      return SearchWord.words(of: text).map(\.bytes) == [word.bytes] ? text : word.text
    }
    list.add(spelled.joined(separator: " "), .phrase, rank: Rank.phrase + Rank.ofCount(count))
  }
}

/// How many duas cite verses, stated or found in their texts.
private struct CitedVerses {
  private var bySurah: [Int: [QuranReference]] = [:]

  init(_ library: Library, _ derivedVerses: [DerivedVerses]) {
    for source in library.duas.flatMap(\.sources) {
      if case .quran(let reference) = source { bySurah[reference.surah, default: []].append(reference) }
    }
    for reference in derivedVerses.flatMap(\.verses) {
      bySurah[reference.surah, default: []].append(reference)
    }
  }

  func count(ofSurah surah: Int) -> Int { bySurah[surah]?.count ?? 0 }

  func count(_ verses: [QuranReference]) -> Int {
    verses.reduce(0) { sum, verses in
      sum + (bySurah[verses.surah] ?? []).count { $0.ayahs.overlaps(verses.ayahs) }
    }
  }
}
