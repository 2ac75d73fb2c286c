import Diagnostics
import DuaLibrary
import SearchEngine

extension VocabularyReader {
  /// Reads `topics.json`.
  public mutating func readTopics(_ bytes: [UInt8], file: FileID) {
    guard let record = root(bytes, file, keys: ["version", "topics"]) else { return }
    var ranges: [Slug: SourceRange] = [:]
    var references: [TopicReference] = []
    let rows = record.rows(
      "topics",
      keys: ["topic", "phrases"],
      optional: ["broader", "see", "verses", "texts"],
      &findings
    )
    for row in rows {
      let phrases = phrases(row)
      let broader = topics("broader", row)
      let related = topics("see", row)
      let verses = verses(row)
      let texts = texts(row)
      guard let value = row.value("topic"), let id = topic(value) else { continue }
      if let first = ranges[id] {
        findings.append(AmbiguousVocabulary.finding(id.rawValue, at: value.range, first: first))
        continue
      }
      ranges[id] = value.range
      references += (broader + related).map { TopicReference(from: id, to: $0.id, range: $0.range) }
      vocabulary.topics.append(
        .init(
          id: id,
          broader: broader.map(\.id),
          related: related.map(\.id),
          verses: verses,
          texts: texts,
          phrases: phrases
        )
      )
    }
    check(references)
    checkHierarchy(ranges)
  }

  /// Reports the names of texts in topics that no text has.
  ///
  /// - Parameter texts: The known texts of the whole vocabulary.
  public mutating func checkTextNames(against texts: [SearchVocabulary.KnownText]) {
    guard !textNames.isEmpty else { return }
    let known = texts.flatMap(\.names)
    var reader = SearchWords()
    let keys = Set(known.map { NameTable.key(of: SearchWord.words(of: $0, &reader)) })
    for (name, range) in textNames
    where !keys.contains(NameTable.key(of: SearchWord.words(of: name, &reader))) {
      findings.append(MalformedVocabulary.noText(name, known: known, at: range))
    }
  }

  private struct TopicReference {
    let from, to: Slug
    let range: SourceRange
  }

  private mutating func check(_ references: [TopicReference]) {
    let known = Set(vocabulary.topics.map(\.id))
    let sortedTopics = known.sorted()
    for reference in references {
      if reference.to == reference.from {
        findings.append(MalformedVocabulary.ownTopic(reference.to, at: reference.range))
      } else if !known.contains(reference.to) {
        findings.append(
          MalformedVocabulary.noTopic(reference.to, known: sortedTopics, at: reference.range)
        )
      }
    }
  }

  /// Reports topics that contain themselves through others.
  private mutating func checkHierarchy(_ ranges: [Slug: SourceRange]) {
    let indexes = Dictionary(vocabulary.topics.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let cyclic = DirectedCycles.members(vocabulary.topics.map { $0.broader.compactMap { indexes[$0] } })
    for (topic, isCyclic) in zip(vocabulary.topics, cyclic) where isCyclic {
      guard let range = ranges[topic.id] else { continue }
      findings.append(MalformedVocabulary.cyclicTopic(topic.id, at: range))
    }
  }

  private mutating func topic(_ value: JSONTree) -> Slug? {
    guard let text = VocabularyRecord.text(value, "a topic", &findings) else { return nil }
    guard let id = Slug(text) else {
      findings.append(MalformedVocabulary.noTopicName(text, at: value.range))
      return nil
    }
    return id
  }

  private mutating func topics(_ key: String, _ row: VocabularyRecord) -> [(id: Slug, range: SourceRange)] {
    row.elements(key, &findings).compactMap { value in topic(value).map { ($0, value.range) } }
  }

  private mutating func texts(_ row: VocabularyRecord) -> [String] {
    row.elements("texts", &findings).compactMap { element in
      guard let name = phrase(element) else { return nil }
      textNames.append((name.text, name.range))
      return name.text
    }
  }

  private mutating func phrases(_ row: VocabularyRecord) -> [LanguageTag: [String]] {
    let lists = values(byLanguage: "phrases", row) { reader, value in
      reader.phrases(VocabularyRecord.elements(value, "the phrases of a language", &reader.findings) ?? [])
    }
    return lists.filter { !$0.value.isEmpty }
  }

  private mutating func phrases(_ elements: [JSONTree]) -> [String] {
    elements.compactMap { element in
      guard let phrase = countedPhrase(element) else { return nil }
      switch phrase.wordCount {
      case 0: findings.append(MalformedVocabulary.emptyPhrase(phrase.text, at: element.range))
      case ...PhraseKey.maximumWords: return phrase.text
      default: findings.append(MalformedVocabulary.longPhrase(phrase.text, at: element.range))
      }
      return nil
    }
  }
}
