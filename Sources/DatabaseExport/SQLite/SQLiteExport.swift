import ArabicText
import DuaLibrary
import ParallelWork
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
  /// Throws an ``ExportProblem``, or `CancellationError` if its task is cancelled.
  ///
  /// - Parameters:
  ///   - vocabulary: Names of what duas cite, for the search.
  ///   - jobs: The number of threads that fold texts, beside the one that writes; it does not affect the result.
  public static func bytes(
    of library: Library,
    vocabulary: SearchVocabulary = SearchVocabulary(),
    jobs: Int = 1
  ) async throws -> [UInt8] {
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
    try await insertSearch(of: library, SearchNames(library, vocabulary), into: file, jobs: jobs)
    try file.execute(SQLiteSchema.indexes)
    try file.execute("COMMIT")
    // A library has no reference that leads nowhere, so this is a mistake of the export.
    if let table = try file.texts("PRAGMA foreign_key_check").first {
      throw ExportProblem.sqlite("a row of `\(table)` refers to a row that does not exist")
    }
    return try file.bytes()
  }

  /// The memory for words before they are written, in bytes: more than any library needs.
  private static let hashSize = 512 << 20
  /// The number of duas whose texts are folded in one piece of work.
  private static let duasAtOnce = 256

  private static func insertSearch(
    of library: Library,
    _ names: SearchNames,
    into file: SQLiteFile,
    jobs: Int
  ) async throws {
    // All words in memory, then one sorted part, instead of many that are merged.
    try file.execute("INSERT INTO dua_search(dua_search, rank) VALUES ('hashsize', \(hashSize))")
    let insertion = try file.insertion(
      into: "dua_search",
      ["rowid"] + SearchTexts.Part.allCases.map(\.rawValue)
    )
    let starts = Array(stride(from: 0, to: library.duas.count, by: duasAtOnce))
    // What has been folded, until everything before it is written.
    var waiting: [Int: [SearchTexts]] = [:]
    var next = 0
    var problem: ExportProblem?
    try await forEachInParallel(starts, jobs: jobs) { start in
      var reader = SearchWords()
      let duas = library.duas[start..<min(start + duasAtOnce, library.duas.count)]
      return (start, duas.map { SearchTexts($0, in: library, names: names, reader: &reader) })
    } receive: { start, texts in
      waiting[start] = texts
      do throws(ExportProblem) {
        while problem == nil, let texts = waiting.removeValue(forKey: next) {
          for (dua, texts) in zip(library.duas[next...], texts) {
            try insertion.run([.integer(dua.id.rawValue)] + texts.parts.map { .text($0) })
          }
          next += texts.count
        }
      } catch {
        problem = error
      }
    }
    if let problem { throw problem }
  }
}
