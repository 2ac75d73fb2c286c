import ArabicText
import DuaLibrary
import UnicodeText

/// What a file of a search vocabulary contains, by the path of the file in the content folder.
enum VocabularyPart: String, CaseIterable, Sendable {
  case synonyms = "search/synonyms.json"
  case aliases = "search/aliases.json"
  case topics = "search/topics.json"
  case keywords = "search/keywords.json"

  /// The flat form of this part of a vocabulary.
  func flatForm(of vocabulary: SearchVocabulary) -> [UInt8] {
    var writer = FlatWriter()
    switch self {
    case .synonyms:
      for groups in [vocabulary.synonyms, vocabulary.nearWords] { writer.write(groups) { $0.write($1) } }
    case .aliases:
      writer.write(vocabulary.surahs) { writer, surah in
        writer.write(surah.surah)
        writer.write(surah.names)
      }
      writer.write(vocabulary.verses) { writer, entry in
        writer.write(entry.verses)
        writer.write(entry.names)
      }
      writer.write(vocabulary.works) { writer, work in
        writer.write(work.work.rawValue)
        writer.write(work.names)
      }
      writer.write(vocabulary.texts) { writer, text in
        writer.write(text.names)
        writer.write(text.fingerprints)
      }
    case .topics: writer.write(vocabulary.topics)
    case .keywords: writer.write(vocabulary.keywords)
    }
    return writer.bytes
  }

  /// Reads this part into a vocabulary. Throws if the reader does not have its flat form.
  func read(_ reader: FlatReader, into vocabulary: inout SearchVocabulary) throws(FlatError) {
    var reader = reader
    switch self {
    case .synonyms:
      vocabulary.synonyms = try reader.groups()
      vocabulary.nearWords = try reader.groups()
    case .aliases:
      vocabulary.surahs = try reader.list { (reader) throws(FlatError) in
        SearchVocabulary.Surah(surah: try reader.integer(), names: try reader.texts())
      }
      vocabulary.verses = try reader.list { (reader) throws(FlatError) in
        SearchVocabulary.Verses(verses: try reader.verses(), names: try reader.texts())
      }
      vocabulary.works = try reader.list { (reader) throws(FlatError) in
        SearchVocabulary.Work(work: try reader.slug(), names: try reader.texts())
      }
      vocabulary.texts = try reader.list { (reader) throws(FlatError) in
        SearchVocabulary.KnownText(names: try reader.texts(), fingerprints: try reader.fingerprints())
      }
    case .topics: vocabulary.topics = try reader.topics()
    case .keywords: vocabulary.keywords = try reader.keywords()
    }
    guard reader.count == 0 else { throw FlatError() }
  }
}

// MARK: Topics and keywords

extension FlatWriter {
  fileprivate mutating func write(_ topics: [SearchVocabulary.Topic]) {
    let languages = Set(topics.flatMap(\.phrases.keys)).sorted()
    write(languages.map(\.rawValue))
    write(topics) { writer, topic in
      writer.write(topic.id.rawValue)
      for others in [topic.broader, topic.related] { writer.write(others.map(\.rawValue)) }
      writer.write(topic.verses)
      writer.write(topic.texts)
      writer.write(topic.phrases, languages) { $0.write($1) }
    }
  }

  fileprivate mutating func write(_ keywords: [SearchVocabulary.Keywords]) {
    let languages = Set(keywords.flatMap(\.words.keys)).sorted()
    write(languages.map(\.rawValue))
    write(keywords) { writer, entry in
      writer.write(entry.verses)
      writer.write(entry.fingerprints)
      writer.write(entry.words, languages) { $0.write($1) }
    }
  }

  /// Values by language, in the order of the languages, which are written once for all: reading a tag takes longer than a phrase.
  private mutating func write<Value>(
    _ values: [LanguageTag: Value],
    _ languages: [LanguageTag],
    _ writeValue: (inout Self, Value) -> Void
  ) {
    let present = languages.enumerated().compactMap { index, language in values[language].map { (index, $0) }
    }
    write(present) { writer, entry in
      writer.write(UInt32(entry.0))
      writeValue(&writer, entry.1)
    }
  }
}

extension FlatReader {
  fileprivate mutating func topics() throws(FlatError) -> [SearchVocabulary.Topic] {
    let languages = try languages()
    return try list { (reader) throws(FlatError) in
      SearchVocabulary.Topic(
        id: try reader.slug(),
        broader: try reader.slugs(),
        related: try reader.slugs(),
        verses: try reader.verses(),
        texts: try reader.texts(),
        phrases: try reader.values(languages) { (reader) throws(FlatError) in try reader.texts() }
      )
    }
  }

  fileprivate mutating func keywords() throws(FlatError) -> [SearchVocabulary.Keywords] {
    let languages = try languages()
    return try list { (reader) throws(FlatError) in
      SearchVocabulary.Keywords(
        verses: try reader.verses(),
        fingerprints: try reader.fingerprints(),
        words: try reader.values(languages) { (reader) throws(FlatError) in try reader.text() }
      )
    }
  }

  private mutating func languages() throws(FlatError) -> [LanguageTag] {
    try list { (reader) throws(FlatError) in
      guard let language = LanguageTag(try reader.text()) else { throw FlatError() }
      return language
    }
  }

  private mutating func values<Value>(
    _ languages: [LanguageTag],
    _ value: (inout Self) throws(FlatError) -> Value
  ) throws(FlatError) -> [LanguageTag: Value] {
    let rows = try list { (reader) throws(FlatError) in
      let index = Int(try reader.number32())
      guard languages.indices.contains(index) else { throw FlatError() }
      return (languages[index], try value(&reader))
    }
    return Dictionary(rows) { first, _ in first }
  }
}

// MARK: What entries consist of

extension FlatWriter {
  fileprivate mutating func write(_ verses: [QuranReference]) {
    write(verses) { writer, reference in
      writer.write(UInt32(reference.surah))
      writer.write(UInt32(reference.ayahs.lowerBound))
      writer.write(UInt32(reference.ayahs.upperBound))
    }
  }

  fileprivate mutating func write(_ fingerprints: [PhraseFingerprint]) {
    write(fingerprints) { $0.write($1.hashes) }
  }
}

extension FlatReader {
  fileprivate mutating func groups() throws(FlatError) -> [[String]] {
    try list { (reader) throws(FlatError) in try reader.texts() }
  }

  fileprivate mutating func slug() throws(FlatError) -> Slug {
    guard let slug = Slug(try text()) else { throw FlatError() }
    return slug
  }

  fileprivate mutating func slugs() throws(FlatError) -> [Slug] {
    try list { (reader) throws(FlatError) in try reader.slug() }
  }

  fileprivate mutating func verses() throws(FlatError) -> [QuranReference] {
    try list { (reader) throws(FlatError) in
      let (surah, first, last) = (
        Int(try reader.number32()), Int(try reader.number32()), Int(try reader.number32())
      )
      guard first <= last, let reference = try? QuranReference(surah: surah, ayahs: first...last) else {
        throw FlatError()
      }
      return reference
    }
  }

  fileprivate mutating func fingerprints() throws(FlatError) -> [PhraseFingerprint] {
    try list { (reader) throws(FlatError) in PhraseFingerprint(hashes: try reader.numbers32()) }
  }
}
