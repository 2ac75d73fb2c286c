import Diagnostics
import UnicodeText

/// A dump of a database cannot be read completely.
///
/// ## What it does
/// Reads dumps of PostgreSQL in plain format, `pg_dump` with or without `--inserts`. Of the app's tables, every row must be readable:
/// `COPY … FROM stdin` and `INSERT … VALUES` with plain values, in UTF-8. Nothing is written otherwise. Other tables are skipped.
/// ## Why it matters
/// A truncated dump has fewer rows, and a statement that changes rows is not carried out.
/// ## Example
/// `UPDATE duas SET xp_value = 20;`
/// ## How to fix it
/// Restore the dump into a database, and dump it again: `pg_dump --format=plain --encoding=UTF8`.
enum UnreadableDump: RuleDescription {
  static let id: RuleID = "IM27"
  static let name = "unreadable-dump"
  static let severity = Severity.error
  static let isEssential = true

  /// Why the file is not a dump in plain format; nil if it may be one.
  static func format(of bytes: [UInt8]) -> String? {
    if bytes.isEmpty { return "the file is empty" }
    if bytes.starts(with: "PGDMP".utf8) {
      return "the dump is in a format of `pg_restore`; convert it with `pg_restore --file=dump.sql`"
    }
    if bytes.starts(with: [0x1F, 0x8B]) { return "the file is compressed; uncompress it with `gunzip`" }
    if contains(bytes.prefix(1024), "-- PostgreSQL database dump\n"),
      !contains(bytes.suffix(1024), "-- PostgreSQL database dump complete")
    {
      return
        "the dump has no last line `-- PostgreSQL database dump complete`, so it is not complete; make it again"
    }
    if bytes.prefix(4096).contains(0) {
      return "the file is not a text, and so is not a dump in plain format"
    }
    return nil
  }

  private static func contains(_ bytes: ArraySlice<UInt8>, _ text: String) -> Bool {
    bytes.filter { $0 != 0x0D }.firstRange(of: Array(text.utf8)) != nil
  }

  /// Reported at the file.
  static func finding(_ problem: String, at range: SourceRange) -> Finding {
    Finding(Self.self, problem, at: range)
  }

  /// Reported at the first character of it.
  static func unclosed(_ what: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "this \(what) has no end, so the file is not complete; make the dump again", at: range)
  }

  /// Reported at the setting.
  static func encoding(_ encoding: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the dump is in \(encoding.quoted()); make it with `pg_dump --encoding=UTF8`",
      at: range
    )
  }

  /// Reported at the keyword of the statement.
  static func statement(_ table: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "this statement changes rows of `\(table)`, and is not carried out; restore the dump, and make another with `pg_dump`",
      at: range
    )
  }

  static func options(at range: SourceRange) -> Finding {
    Finding(Self.self, "`COPY` with options is not read; make the dump with `pg_dump`", at: range)
  }

  static func columns(_ table: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "this statement does not name the columns of `\(table)`, and the dump does not create the table; "
        + "make it without `--data-only`, or with `--column-inserts`",
      at: range
    )
  }

  /// Reported at the row.
  static func fields(_ count: Int, columns: Int, table: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "this row has \(count) values for \(columns) columns of `\(table)`; correct it",
      at: range
    )
  }

  /// Reported at the first row beyond the limit.
  static func tooManyRows(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the dump has more than \(DatabaseTable.rowLimit) rows of the app's tables; import a part of it",
      at: range
    )
  }

  /// Reported at the value, as the following ones.
  static func expression(at range: SourceRange) -> Finding {
    Finding(Self.self, "this is an expression, not a value; make the dump with `pg_dump`", at: range)
  }

  static func escape(at range: SourceRange) -> Finding {
    Finding(Self.self, "an escape with a backslash in this value is not complete; correct it", at: range)
  }

  static func notUTF8(at range: SourceRange) -> Finding {
    Finding(Self.self, "this value is not UTF-8; make the dump with `pg_dump --encoding=UTF8`", at: range)
  }

  static func tooLong(_ size: Int, limit: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "the value has \(size) bytes; the limit is \(limit)", at: range)
  }
}
