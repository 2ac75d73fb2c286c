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
  public init(withIncludedTablesOf vocabulary: SearchVocabulary) {
    // The bytes live as long as the process.
    let bytes = UnsafeBufferPointer(start: search_table_bytes(), count: search_table_count())
    var reader = FlatReader(Array(bytes))
    self.vocabulary = vocabulary
    do throws(FlatError) {
      near = try reader.value()
      topics = try DuaTopics(vocabulary, from: &reader)
      synonyms = try reader.value()
      names = try reader.value()
    } catch {
      // A test compares the bytes with the vocabulary, so only someone who changes their form can get here.
      preconditionFailure("tables.bin is not of this version; run `make search-vocabulary`")
    }
    keywords = DuaKeywords(vocabulary)
  }

  /// The bytes of `Sources/CSearchVocabulary/tables.bin`, for the vocabulary that is to be included.
  public var tables: [UInt8] {
    var writer = FlatWriter()
    writer.write(near)
    topics.write(to: &writer)
    writer.write(synonyms)
    writer.write(names)
    return writer.bytes
  }

  /// Whether both are of equal vocabularies.
  public static func == (lhs: PreparedVocabulary, rhs: PreparedVocabulary) -> Bool {
    lhs === rhs || lhs.vocabulary == rhs.vocabulary
  }
}
