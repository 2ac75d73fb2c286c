import CSearchVocabulary
import Diagnostics
import DuaLibrary

extension SearchVocabulary {
  /// The version of the form of both files.
  public static let version = 1

  /// The file of synonyms, in the content folder.
  public static let synonymsPath = "search/synonyms.json"
  /// The file of names, in the content folder.
  public static let aliasesPath = "search/aliases.json"

  /// The bytes of the files that ship with this package: those of its own content.
  public static var standardFiles: (synonyms: [UInt8], aliases: [UInt8]) {
    // Both live as long as the process.
    (
      Array(UnsafeBufferPointer(start: search_synonym_bytes(), count: search_synonym_count())),
      Array(UnsafeBufferPointer(start: search_alias_bytes(), count: search_alias_count()))
    )
  }

  /// The vocabulary that ships with this package, for libraries that have none of their own: what surahs are called, and
  /// what words mean the same, is not a matter of one library.
  public static func standard() -> SearchVocabulary {
    let files = standardFiles
    var reader = VocabularyReader()
    reader.readSynonyms(files.synonyms, file: FileID(0))
    reader.readAliases(files.aliases, file: FileID(1))
    return reader.vocabulary
  }
}
