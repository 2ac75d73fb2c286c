import DuaLibrary
import Foundation

/// The tables with the progress of the user.
final class ProgressDatabase {
  private let connection: SQLiteConnection

  init(_ file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    connection = try SQLiteConnection(file.path(percentEncoded: false))
    // What is committed survives the process. Only a failing computer may lose the last changes, and none of them in part.
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
    try connection.transaction { try migrate() }
  }

  // MARK: Schema

  /// The statements that lead from each version of the schema to the next. Released ones never change.
  private static let migrations = [
    """
    CREATE TABLE completion (day INTEGER NOT NULL, dua INTEGER NOT NULL, xp INTEGER NOT NULL, PRIMARY KEY (day, dua)) STRICT, WITHOUT ROWID;
    CREATE TABLE practice (dua INTEGER NOT NULL PRIMARY KEY, day INTEGER NOT NULL, recitations INTEGER NOT NULL) STRICT;
    CREATE TABLE subscription (journey INTEGER NOT NULL PRIMARY KEY) STRICT;
    CREATE TABLE habit (dua INTEGER NOT NULL, slot TEXT NOT NULL, PRIMARY KEY (dua, slot)) STRICT, WITHOUT ROWID;
    """
  ]

  private func migrate() throws {
    let version = try connection.rows("PRAGMA user_version").first?.first?.integer ?? 0
    guard version <= Self.migrations.count else {
      throw ProgressStorageProblem(
        "the progress was stored by a newer version of the app (schema \(version), this one knows \(Self.migrations.count)): update the app"
      )
    }
    for statements in Self.migrations.dropFirst(version) { try connection.execute(statements) }
    if version < Self.migrations.count {
      try connection.execute("PRAGMA user_version = \(Self.migrations.count)")
    }
  }

  // MARK: Progress

  func load() throws -> UserProgress {
    // One transaction, so that the tables are of one moment.
    try connection.transaction {
      var progress = UserProgress()
      for row in try connection.rows("SELECT day, dua, xp FROM completion") {
        progress.days[Day(number: row[0].integer), default: [:]][Dua.ID(rawValue: row[1].integer)] =
          row[2].integer
      }
      for row in try connection.rows("SELECT dua, day, recitations FROM practice") {
        progress.counts[Dua.ID(rawValue: row[0].integer)] =
          UserProgress.Count(day: Day(number: row[1].integer), recitations: row[2].integer)
      }
      progress.journeys = Set(
        try connection.rows("SELECT journey FROM subscription").map { Journey.ID(rawValue: $0[0].integer) }
      )
      progress.habits = Set(
        try connection.rows("SELECT dua, slot FROM habit").compactMap { row in
          TimeSlot(rawValue: row[1].text).map { Habit(dua: Dua.ID(rawValue: row[0].integer), slot: $0) }
        }
      )
      return progress
    }
  }

  func apply(_ change: ProgressChange) throws {
    try connection.transaction { try write(change) }
  }

  /// The counterpart of ``UserProgress/apply(_:)``.
  private func write(_ change: ProgressChange) throws {
    switch change {
    case .completed(let dua, let day, let xp):
      try connection.run(
        "INSERT INTO completion VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        day.number,
        dua.rawValue,
        xp
      )
      try connection.run("DELETE FROM practice WHERE dua = ?", dua.rawValue)
    case .counted(let dua, _, let recitations) where recitations <= 0:
      try connection.run("DELETE FROM practice WHERE dua = ?", dua.rawValue)
    case .counted(let dua, let day, let recitations):
      try connection.run(
        "INSERT OR REPLACE INTO practice VALUES (?, ?, ?)",
        dua.rawValue,
        day.number,
        recitations
      )
    case .subscribed(let journey):
      try connection.run("INSERT OR IGNORE INTO subscription VALUES (?)", journey.rawValue)
    case .unsubscribed(let journey):
      try connection.run("DELETE FROM subscription WHERE journey = ?", journey.rawValue)
    case .added(let habit):
      try connection.run("INSERT OR IGNORE INTO habit VALUES (?, ?)", habit.dua.rawValue, habit.slot.rawValue)
    case .removed(let habit):
      try connection.run(
        "DELETE FROM habit WHERE dua = ? AND slot = ?",
        habit.dua.rawValue,
        habit.slot.rawValue
      )
    case .replaced(let progress):
      try connection.execute(
        "DELETE FROM completion; DELETE FROM practice; DELETE FROM subscription; DELETE FROM habit"
      )
      for change in progress.changes { try write(change) }
    }
  }
}

extension UserProgress {
  /// The changes that lead from no progress to this.
  fileprivate var changes: [ProgressChange] {
    days.flatMap { day, duas in duas.map { ProgressChange.completed($0.key, on: day, xp: $0.value) } }
      + counts.map { .counted($0.key, on: $0.value.day, recitations: $0.value.recitations) }
      + journeys.map { .subscribed($0) } + habits.map { .added($0) }
  }
}

/// Why the progress cannot be read or stored.
public struct ProgressStorageProblem: Error, Equatable, CustomStringConvertible {
  /// What is wrong, as a clause of a sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
