import ArabicText
import DuaLibrary
import SearchEngine
import UnicodeText

/// Finds the topics of duas: by the words of their texts, by the verses that they cite, and by the known texts that they are.
///
/// A class, because every chunk reads it and none copies it.
final class DuaTopics: Sendable {
  let graph: TopicGraph
  private let matcher: TopicMatcher
  /// The topics of verses that are supplications for them.
  private let verses: VerseTable
  /// Of each known text, the topics for which it is a supplication.
  private let topicsOfText: [[UInt32]]

  /// - Parameter phrases: Those of the topics of the vocabulary.
  init(_ vocabulary: SearchVocabulary, _ phrases: TopicPhrases) {
    graph = TopicGraph(vocabulary.topics)
    matcher = TopicMatcher(phrases)
    verses = VerseTable(vocabulary.topics.map(\.verses))
    var topicsByName: [[UInt8]: [UInt32]] = [:]
    var reader = SearchWords()
    for (topic, entry) in vocabulary.topics.enumerated() {
      for name in entry.texts {
        topicsByName[NameTable.key(of: SearchWord.words(of: name, &reader)), default: []].append(
          UInt32(topic)
        )
      }
    }
    topicsOfText = vocabulary.texts.map { text in
      text.names.flatMap { topicsByName[NameTable.key(of: SearchWord.words(of: $0, &reader))] ?? [] }
    }
  }

  /// The same topics, with the tables that ``write(to:)`` has written.
  init(_ vocabulary: SearchVocabulary, from reader: inout FlatReader) throws(FlatError) {
    graph = TopicGraph(vocabulary.topics)
    verses = VerseTable(vocabulary.topics.map(\.verses))
    matcher = try TopicMatcher(from: &reader, topicCount: vocabulary.topics.count)
    topicsOfText = try reader.list { (reader) throws(FlatError) in try reader.numbers32() }
    guard topicsOfText.count == vocabulary.texts.count,
      topicsOfText.joined().allSatisfy({ $0 < vocabulary.topics.count })
    else { throw FlatError() }
  }

  /// Writes the tables that take long to make.
  func write(to writer: inout FlatWriter) {
    matcher.write(to: &writer)
    writer.write(topicsOfText) { $0.write($1) }
  }

  /// See ``TopicMatcher/hasPhrase(withStem:)``.
  func hasPhrase(withStem hash: UInt64) -> Bool { matcher.hasPhrase(withStem: hash) }

  /// Counts the topics that a dua states instead of all others.
  func count(stated topics: [Slug], _ counts: inout TopicCounts) {
    counts.removeAll()
    for topic in topics.compactMap(graph.index) { count(topic, .title, &counts) }
  }

  /// Counts the phrases of topics in words in a row, of which all are in phrases.
  func count(_ run: [UInt64], in field: TextField, _ counts: inout TopicCounts) {
    matcher.visit(run) { count($0, field.ofTopic, &counts) }
  }

  /// Counts the topics of the verses and the texts that a dua is.
  func count(
    _ verses: [QuranReference],
    _ recognitions: [TextRecognizer.Recognition],
    _ counts: inout TopicCounts
  ) {
    var topics = self.verses.entries(of: verses)
    for recognition in recognitions where recognition.share >= Self.minimumShare {
      topics.formUnion(topicsOfText[recognition.text].map { Int($0) })
    }
    for topic in topics { count(topic, .title, &counts) }
  }

  private func count(_ topic: Int, _ field: TextField, _ counts: inout TopicCounts) {
    counts.add(topic, field)
    for ancestor in graph.ancestors[topic] { counts.add(ancestor, field.ofAncestors) }
  }

  /// A dua that is mostly something else does not have the topics of a text that it contains.
  private static let minimumShare = 0.5
}

extension TextField {
  /// The field in which topics of this one count: a title is about its topic, a text may only mention it.
  fileprivate var ofTopic: TextField {
    switch self {
    case .title: .title
    case .names, .translation: .names
    default: .notes
    }
  }

  /// The field in which topics count that contain one of this field.
  fileprivate var ofAncestors: TextField { self == .title ? .names : .notes }
}
