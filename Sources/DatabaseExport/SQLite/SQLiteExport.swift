import ArabicText
import DuaLibrary
import SearchEngine
import UnicodeText

/// Writes a library as an SQLite database.
///
/// The file depends on nothing but the library and the version of SQLite that writes it.
public enum SQLiteExport {
  /// `RIZQ`: the application id of the file, by which programs recognize it.
  public static let applicationID = 0x5249_5A51
  /// The version of the schema, in `user_version`. It rises when a reader of an earlier one could fail.
  public static let schemaVersion = 1

  /// The bytes of the database.
  ///
  /// - Parameter vocabulary: Names of what duas cite, for the search.
  public static func bytes(
    of library: Library,
    vocabulary: SearchVocabulary = SearchVocabulary()
  ) throws(ExportProblem) -> [UInt8] {
    let file = try SQLiteFile()
    try file.execute(
      """
      PRAGMA page_size = 4096; PRAGMA encoding = 'UTF-8'; PRAGMA auto_vacuum = NONE; PRAGMA foreign_keys = OFF;
      PRAGMA journal_mode = OFF;
      PRAGMA application_id = \(applicationID); PRAGMA user_version = \(schemaVersion);
      BEGIN;
      """
    )
    try file.execute(SQLiteSchema.tables)
    try file.execute(SQLiteSchema.search)
    try SQLiteRows(file: file).insert(library)
    try insertSearch(of: library, SearchNames(library, vocabulary), into: file)
    try file.execute(SQLiteSchema.indexes)
    try file.execute("COMMIT")
    // A library has no reference that leads nowhere, so this is a mistake of the export.
    if let table = try file.texts("PRAGMA foreign_key_check").first {
      throw .sqlite("a row of `\(table)` refers to a row that does not exist")
    }
    return try file.bytes()
  }

  private static let hashSize = 512 << 20

  private static func insertSearch(
    of library: Library,
    _ names: SearchNames,
    into file: SQLiteFile
  ) throws(ExportProblem) {
    let insertion = try file.insertion(
      into: "dua_search",
      ["rowid"] + SearchTexts.Part.allCases.map(\.rawValue)
    )
    // All words in memory, then one sorted part, instead of many that are merged.
    try file.execute("INSERT INTO dua_search(dua_search, rank) VALUES ('hashsize', \(Self.hashSize))")
    var reader = SearchWords()
    for dua in library.duas {
      let texts = SearchTexts(dua, in: library, names: names, reader: &reader)
      try insertion.run([.integer(dua.id.rawValue)] + texts.parts.map { .text($0) })
    }
  }
}
