import CSearchVocabulary
import Diagnostics
import DuaLibrary

extension SearchVocabulary {
  /// The format version of both files.
  public static let version = 1

  /// The file of synonyms, in the content folder.
  public static let synonymsPath = "search/synonyms.json"
  /// The file of names, in the content folder.
  public static let aliasesPath = "search/aliases.json"

  /// The files that ship with this package, from its own content.
  public static var standardFiles: (synonyms: [UInt8], aliases: [UInt8]) {
    // Both live as long as the process.
    (
      Array(UnsafeBufferPointer(start: search_synonym_bytes(), count: search_synonym_count())),
      Array(UnsafeBufferPointer(start: search_alias_bytes(), count: search_alias_count()))
    )
  }

  /// The vocabulary included in this package, for libraries without one: the names of surahs and synonyms do not depend
  /// on the library.
  public static func standard() -> SearchVocabulary {
    let files = standardFiles
    var reader = VocabularyReader()
    reader.readSynonyms(files.synonyms, file: FileID(0))
    reader.readAliases(files.aliases, file: FileID(1))
    return reader.vocabulary
  }
}
