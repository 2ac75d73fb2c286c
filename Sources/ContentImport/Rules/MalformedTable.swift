import Diagnostics
import UnicodeText

/// A table is not well-formed.
///
/// ## What it does
/// Reads tables as RFC 4180 describes them: fields between commas (or semicolons, or tabs), quoted where they hold one,
/// quotes doubled inside. Nothing is written when a place has no one meaning.
/// ## Why it matters
/// A quote that is not closed swallows the rest of the file; a field too many belongs to no column.
/// ## Example
/// `1,"Glory, praise"` with a third column that only this row has.
/// ## How to fix it
/// Quote the field, double the quotes inside it, and give every row as many fields as the first.
public enum MalformedTable: RuleDescription {
  public static let id: RuleID = "IM12"
  public static let name = "malformed-table"
  public static let severity = Severity.error
  public static let isEssential = true

  static func unclosedQuote(at range: SourceRange) -> Finding {
    Finding(Self.self, "this quote is not closed before the end of the file; close it", at: range)
  }

  static func textBehindQuote(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "text behind the closing quote of a field; double the quotes inside a quoted field",
      at: range
    )
  }

  static func tooManyFields(_ count: Int, columns: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the row has \(count) fields and the table \(columns) columns; quote a field that holds the separator",
      at: range
    )
  }

  static func fieldTooLong(limit: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "the field is longer than \(limit) bytes; is a quote left open?", at: range)
  }

  static func tooManyColumns(limit: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "the table has more than \(limit) columns; is this a table?", at: range)
  }
}
