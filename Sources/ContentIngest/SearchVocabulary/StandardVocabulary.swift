import CSearchVocabulary
import Diagnostics
import DuaLibrary

extension SearchVocabulary {
  /// The bytes of the files of a vocabulary.
  public struct StandardFiles: Sendable {
    public let synonyms, aliases, topics, keywords: [UInt8]
  }

  /// The format version of the files.
  public static let version = 1

  /// The file of synonyms, in the content folder.
  public static let synonymsPath = "search/synonyms.json"
  /// The file of names, in the content folder.
  public static let aliasesPath = "search/aliases.json"
  /// The file of topics, in the content folder.
  public static let topicsPath = "search/topics.json"

  /// The file of keywords, in the content folder.
  public static let keywordsPath = "search/keywords.json"

  /// All files of the vocabulary.
  public static let paths = [synonymsPath, aliasesPath, topicsPath, keywordsPath]

  /// The files that ship with this package, from its own content.
  public static var standardFiles: StandardFiles {
    // They live as long as the process.
    StandardFiles(
      synonyms: Array(UnsafeBufferPointer(start: search_synonym_bytes(), count: search_synonym_count())),
      aliases: Array(UnsafeBufferPointer(start: search_alias_bytes(), count: search_alias_count())),
      topics: Array(UnsafeBufferPointer(start: search_topic_bytes(), count: search_topic_count())),
      keywords: Array(UnsafeBufferPointer(start: search_keyword_bytes(), count: search_keyword_count()))
    )
  }

  /// The vocabulary included in this package, for libraries without one: names, synonyms, topics and keywords do not
  /// depend on the library. Each file is read once a process.
  ///
  /// - Parameter files: Of ``paths``, those that are read.
  public static func standard(files: [String] = paths) -> SearchVocabulary {
    var vocabulary = files.contains(aliasesPath) ? standardAliases : SearchVocabulary()
    if files.contains(synonymsPath) {
      vocabulary.synonyms = standardSynonyms.synonyms
      vocabulary.nearWords = standardSynonyms.nearWords
    }
    if files.contains(topicsPath) { vocabulary.topics = standardTopics }
    if files.contains(keywordsPath) { vocabulary.keywords = standardKeywords }
    return vocabulary
  }

  private static let standardAliases = read { $0.readAliases(standardFiles.aliases, file: FileID(0)) }
  private static let standardSynonyms = read { $0.readSynonyms(standardFiles.synonyms, file: FileID(0)) }
  private static let standardTopics = read { $0.readTopics(standardFiles.topics, file: FileID(0)) }.topics
  private static let standardKeywords = read { $0.readKeywords(standardFiles.keywords, file: FileID(0)) }
    .keywords

  private static func read(_ read: (inout VocabularyReader) -> Void) -> SearchVocabulary {
    var reader = VocabularyReader()
    read(&reader)
    return reader.vocabulary
  }
}
