import Diagnostics
import UnicodeText

/// A table was mended while it was read.
///
/// ## What it does
/// Tells of rows with fewer fields than columns, of quotes in fields that are not quoted, and of columns with one name.
/// Missing fields count as empty, such quotes as part of the text; of two columns the first counts.
/// ## Why it matters
/// The row may have been cut.
/// ## Example
/// A row with two fields in a table of three columns.
/// ## How to fix it
/// Write the missing fields, quote fields that hold quotes, and give every column a name of its own.
public enum MendedTable: RuleDescription {
  public static let id: RuleID = "IM13"
  public static let name = "mended-table"
  public static let severity = Severity.warning

  static func tooFewFields(_ count: Int, columns: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the row has \(count) fields and the table \(columns) columns; the others count as empty",
      at: range
    )
  }

  static func quoteInside(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a quote in a field that is not quoted counts as part of the text; quote the field",
      at: range
    )
  }

  static func repeatedColumn(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "a second column is called \(name.quoted()); the first counts", at: range)
  }
}
