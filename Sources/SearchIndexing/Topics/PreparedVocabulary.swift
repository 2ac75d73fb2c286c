import CSearchVocabulary
import DuaLibrary
import UnicodeText

/// A search vocabulary with the tables in which texts are looked up, which take longer to make than a small library takes to index.
///
/// A class, because every task reads it and none copies it.
public final class PreparedVocabulary: Sendable, Equatable {
  let vocabulary: SearchVocabulary
  let topics: DuaTopics
  let keywords: DuaKeywords
  let near: NearWordGroups
  let synonyms: SynonymPhrases
  /// The forms of the names of its texts, verses and surahs.
  let names: NameForms

  /// Makes the tables of a vocabulary.
  public init(_ vocabulary: SearchVocabulary) {
    self.vocabulary = vocabulary
    near = NearWordGroups(vocabulary.nearWords)
    let phrases = TopicPhrases(vocabulary.topics, near: near)
    topics = DuaTopics(vocabulary, phrases)
    synonyms = SynonymPhrases(vocabulary.synonyms, phrases, near)
    names = NameForms(vocabulary)
    keywords = DuaKeywords(vocabulary)
  }

  /// Reads the tables that are included in this package.
  ///
  /// - Parameter vocabulary: The included one, from which the tables were made.
  public convenience init(withIncludedTablesOf vocabulary: SearchVocabulary) {
    // The bytes live as long as the process.
    let bytes = UnsafeBufferPointer(start: search_table_bytes(), count: search_table_count())
    do throws(FlatError) {
      try self.init(vocabulary, tables: Array(bytes))
    } catch {
      // A test compares the bytes with the vocabulary, so only someone who changes their form can get here.
      preconditionFailure("tables.bin is not of this vocabulary; run `make search-vocabulary`")
    }
  }

  /// - Parameter tables: ``tables`` of the vocabulary. Throws if they cannot be.
  init(_ vocabulary: SearchVocabulary, tables: [UInt8]) throws(FlatError) {
    self.vocabulary = vocabulary
    var reader = FlatReader(tables)
    near = try reader.value()
    topics = try DuaTopics(vocabulary, from: &reader)
    synonyms = try SynonymPhrases(
      from: &reader,
      nearCount: near.count,
      meaningCount: vocabulary.synonyms.count + vocabulary.topics.count
    )
    names = try NameForms(
      from: &reader,
      entryCount: vocabulary.texts.count + vocabulary.verses.count + vocabulary.surahs.count
    )
    guard near.count == vocabulary.nearWords.count, reader.count == 0 else { throw FlatError() }
    keywords = DuaKeywords(vocabulary)
  }

  /// The bytes of `Sources/CSearchVocabulary/tables.bin`, for the vocabulary that is to be included. They depend on how `SearchEngine`
  /// and `ArabicText` fold, stem and hear words.
  public var tables: [UInt8] {
    var writer = FlatWriter()
    writer.write(near)
    topics.write(to: &writer)
    synonyms.write(to: &writer)
    names.write(to: &writer)
    return writer.bytes
  }

  /// Whether both are of equal vocabularies.
  public static func == (lhs: PreparedVocabulary, rhs: PreparedVocabulary) -> Bool {
    lhs === rhs || lhs.vocabulary == rhs.vocabulary
  }
}
