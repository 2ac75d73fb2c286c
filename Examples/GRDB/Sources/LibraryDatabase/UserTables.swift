import GRDB

/// The user's own tables, with migrations of their own: an update of the library changes nothing in them.
enum UserTables {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("completions") { db in
      try db.create(table: "completions") { table in
        // No foreign key: it could not lead to another file.
        table.column("dua_id", .integer).notNull()
        table.column("day", .text).notNull()
        table.column("count", .integer).notNull()
        table.primaryKey(["dua_id", "day"])
      }
    }
    migrator.registerMigration("notes") { db in
      try db.create(table: "notes") { table in
        table.primaryKey("dua_id", .integer)
        table.column("text", .text).notNull()
      }
    }
    return migrator
  }
}

/// How often the user has said a dua on a day.
public struct Completion: Codable, FetchableRecord, PersistableRecord, Equatable, Sendable {
  public static let databaseTableName = "completions"

  public var duaID: Int
  /// `2026-03-01`.
  public var day: String
  public var count: Int

  enum CodingKeys: String, CodingKey {
    case day, count
    case duaID = "dua_id"
  }

  public init(duaID: Int, day: String, count: Int) {
    (self.duaID, self.day, self.count) = (duaID, day, count)
  }
}

extension LibraryDatabase {
  /// Stores a completion.
  public func save(_ completion: Completion) throws { try queue.write { db in try completion.upsert(db) } }

  /// The duas that the user has said on a day, with the number of times, in the order of their ids: a join of both files.
  public func duas(completedOn day: String) throws -> [(dua: DuaRecord, count: Int)] {
    try queue.read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT duas.*, completions.count AS completed FROM completions JOIN library.duas ON duas.id = completions.dua_id
          WHERE completions.day = ? ORDER BY duas.id
          """,
        arguments: [day]
      )
      return try rows.map { (try DuaRecord(row: $0), $0["completed"]) }
    }
  }
}
