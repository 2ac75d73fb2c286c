import CSearchVocabulary
import Diagnostics
import DuaLibrary

extension SearchVocabulary {
  /// The format version of the files.
  public static let version = 1

  /// The file of synonyms, in the content folder.
  public static let synonymsPath = "search/synonyms.json"
  /// The file of names, in the content folder.
  public static let aliasesPath = "search/aliases.json"
  /// The file of topics, in the content folder.
  public static let topicsPath = "search/topics.json"

  /// All files of the vocabulary.
  public static let paths = [synonymsPath, aliasesPath, topicsPath]

  /// The files that ship with this package, from its own content.
  public static var standardFiles: (synonyms: [UInt8], aliases: [UInt8], topics: [UInt8]) {
    // They live as long as the process.
    (
      Array(UnsafeBufferPointer(start: search_synonym_bytes(), count: search_synonym_count())),
      Array(UnsafeBufferPointer(start: search_alias_bytes(), count: search_alias_count())),
      Array(UnsafeBufferPointer(start: search_topic_bytes(), count: search_topic_count()))
    )
  }

  /// The vocabulary included in this package, for libraries without one: names of surahs, synonyms and topics do not depend
  /// on the library. Each file is read once a process.
  ///
  /// - Parameter files: Of ``paths``, those that are read.
  public static func standard(files: [String] = paths) -> SearchVocabulary {
    var vocabulary = files.contains(aliasesPath) ? standardAliases : SearchVocabulary()
    if files.contains(synonymsPath) {
      vocabulary.synonyms = standardSynonyms.synonyms
      vocabulary.nearWords = standardSynonyms.nearWords
    }
    if files.contains(topicsPath) { vocabulary.topics = standardTopics }
    return vocabulary
  }

  private static let standardAliases = read { $0.readAliases(standardFiles.aliases, file: FileID(0)) }
  private static let standardSynonyms = read { $0.readSynonyms(standardFiles.synonyms, file: FileID(0)) }
  private static let standardTopics = read { $0.readTopics(standardFiles.topics, file: FileID(0)) }.topics

  private static func read(_ read: (inout VocabularyReader) -> Void) -> SearchVocabulary {
    var reader = VocabularyReader()
    read(&reader)
    return reader.vocabulary
  }
}
