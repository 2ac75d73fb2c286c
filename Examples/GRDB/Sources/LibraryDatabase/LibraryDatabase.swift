import DuaSearch
import GRDB

/// The user's database, with the library beside it.
///
/// The library is a file of its own that no one writes, and is replaced as a whole by an update. The user's tables are in the user's
/// file, and refer to duas by their ids, which never belong to another dua.
public struct LibraryDatabase: Sendable {
  /// Why a file is not a library that this app can read.
  public enum Problem: Error, Equatable {
    case notALibrary
    /// The tables are of a later version.
    case schema(Int)
    /// The texts were folded by another version, so that queries would not find them.
    case fold(Int)
  }

  static let applicationID = 0x5249_5A51
  static let schemaVersion = 1

  /// The connection, for the app's own queries.
  public let queue: DatabaseQueue

  /// Opens the user's database, which is made and migrated, and the library.
  ///
  /// - Parameters:
  ///   - user: The path of the user's file.
  ///   - library: The path of the file that `rizq export sqlite` wrote.
  public init(user: String, library: String) throws {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      // Not created if it is missing, and never written.
      let address = "file:\(library.escapedForURI)?mode=ro"
      try db.execute(sql: "ATTACH DATABASE ? AS library", arguments: [address])
      try Self.check(db)
    }
    queue = try DatabaseQueue(path: user, configuration: configuration)
    try UserTables.migrator.migrate(queue)
  }

  private static func check(_ db: Database) throws {
    guard try Int.fetchOne(db, sql: "PRAGMA library.application_id") == applicationID else {
      throw Problem.notALibrary
    }
    let schema = try Int.fetchOne(db, sql: "PRAGMA library.user_version") ?? 0
    guard schema == schemaVersion else { throw Problem.schema(schema) }
    let fold = try Int.fetchOne(db, sql: "SELECT fold_version FROM library.library") ?? 0
    guard fold == FoldedWords.version else { throw Problem.fold(fold) }
  }
}

extension String {
  /// The path within a URI of SQLite.
  fileprivate var escapedForURI: String {
    replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
  }
}
