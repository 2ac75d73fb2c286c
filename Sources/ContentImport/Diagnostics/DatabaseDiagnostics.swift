import Diagnostics
import UnicodeText

/// A file is not an SQLite database that can be read.
///
/// ## What it does
/// Checks the header, the size and the pages of a database, and the definitions of its tables. The database is read from memory,
/// without its views, triggers and extensions, and in a limited number of steps. Nothing is written if it cannot be read
/// completely.
/// ## Why it matters
/// A damaged database may be missing rows, and a program that writes a database keeps the latest changes in another file.
/// ## Example
/// `duas.db` with `duas.db-wal` beside it, in which the last ten duas are.
/// ## How to fix it
/// Do what the message says: export the tables, decrypt or recover the database, or close the program that writes it.
enum UnreadableDatabase: RuleDescription {
  static let id: RuleID = "IM18"
  static let name = "unreadable-database"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the file.
  ///
  /// - Parameter problem: Nil if it is unknown.
  static func finding(_ problem: DatabaseProblem?, at range: SourceRange) -> Finding {
    Finding(Self.self, message(problem), at: range)
  }

  /// A log of changes beside the database is not empty. Reported at the database.
  static func pendingChanges(in log: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(log.quoted()) beside the database has changes that are not in it yet; "
        + "close the program that writes it, or open and close it once with `sqlite3`",
      at: range
    )
  }

  private static func message(_ problem: DatabaseProblem?) -> String {
    switch problem {
    case .empty: "the file is empty, and so is not a database; give the one with the tables"
    case .text: "the file is a text, not an SQLite database; for a table as text, use the format `csv`"
    case .encrypted: "the file seems to be encrypted: decrypt it, or export its tables as `csv`"
    case .otherFile: "the file is not an SQLite database: it does not begin with `SQLite format 3`"
    case .truncated(let size, let expected):
      "the database is truncated: it has \(size) of \(expected) bytes; copy it again"
    case .newer: "the database is in a newer version of the format; export its tables as `csv`"
    case .damaged(nil): "the database is damaged; \(recovery)"
    case .damaged(let table?): "the table \(table.quoted()) is damaged; \(recovery)"
    case .tooLong(nil): "the definition of a table is too long; export the tables as `csv`"
    case .tooLong(let table?): "a value of the table \(table.quoted()) is longer than the file; \(recovery)"
    case .tooManySteps: "reading the database takes too many steps; \(recovery)"
    case .tooManyRows(let table):
      "the table \(table.quoted()) has more than \(DatabaseTable.rowLimit) rows; import a part of it"
    case .tooManyJoinedRows(let table):
      "the joined duas have more than \(DatabaseTable.rowLimit) rows of the table \(table.quoted()); "
        + "join columns that tell which rows belong to a dua"
    case .other(let code):
      "the database cannot be read (SQLite reports error \(code)); export its tables as `csv`"
    case nil: "the database cannot be read; export its tables as `csv`"
    }
  }

  private static let recovery =
    "restore it from a backup, or recover what is left with the command `.recover` of `sqlite3`"
}

/// A value of a database is not text.
///
/// ## What it does
/// Checks the mapped values: a text in the encoding of the database without control characters, or a whole number. Nothing is
/// written if there is another one.
/// ## Why it matters
/// SQLite stores any value in any column, and replaces bytes that it cannot decode.
/// ## Example
/// `CAST(X'D8A7FF' AS TEXT)`, which is not UTF-8.
/// ## How to fix it
/// Correct the value in the row that the message names.
enum UnreadableCell: RuleDescription {
  static let id: RuleID = "IM19"
  static let name = "unreadable-cell"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the cell, as all of this rule.
  static func undecodable(_ encoding: DatabaseHeader.Encoding, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the text is not \(encoding == .utf8 ? "UTF-8" : "UTF-16"), the encoding of the database; write it again",
      at: range
    )
  }

  static func blob(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the value is a blob, not a text; store it with `CAST(… AS TEXT)` if it is one",
      at: range
    )
  }

  static func real(_ number: Double, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the value is the number \(number), not a text or a whole number; correct it",
      at: range
    )
  }

  static func tooLong(_ size: Int, limit: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "the text has \(size) bytes; the limit is \(limit)", at: range)
  }
}

extension RuleDescription {
  /// A text of a database or of a dump has a scalar that no text may have. Reported at the value.
  static func forbidden(_ scalar: Unicode.Scalar, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(scalar.codePointAndName) is not allowed in text; remove it", at: range)
  }
}
