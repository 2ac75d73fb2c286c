import ContentIngest
import Diagnostics
import UnicodeText

/// A foreign file is not in the format that was named.
///
/// ## What it does
/// Expects arrays, objects, elements and texts where the format has them. Nothing is written when one is missing: what
/// stands in its place would be lost.
/// ## Why it matters
/// Another format under the same name, or a newer version of it, would be imported in part.
/// ## Example
/// A JSON file for `adhkar-json` that holds an object where the chapters should be.
/// ## How to fix it
/// Name the format that the file is in, or write the file as the format has it.
public enum WrongShape: RuleDescription {
  public static let id: RuleID = "IM11"
  public static let name = "wrong-shape"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(
    _ what: String,
    expected: String,
    _ found: JSONTree.Content,
    at range: SourceRange
  ) -> Finding {
    Finding(Self.self, "\(what) is \(found.kind), not \(expected); this is not the format", at: range)
  }

  static func element(_ name: String, expected: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the element \(name.quoted()) stands where `\(expected)` is expected; this is not the format",
      at: range
    )
  }
}

extension JSONTree.Content {
  fileprivate var kind: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a text"
    case .number: "a number"
    case .boolean: "`true` or `false`"
    case .null: "`null`"
    case .unreadable: "unreadable"
    }
  }
}

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

/// The files of two languages do not say the same.
///
/// ## What it does
/// Holds the entries of a chapter's languages against each other, in their order. The Arabic and the transliteration of
/// the first language are kept.
/// ## Why it matters
/// An entry that one language lacks shifts all translations behind it to the wrong dua.
/// ## Example
/// `en.json` has 19 entries, and `id.json` has 18.
/// ## How to fix it
/// Give both files the same entries in the same order.
public enum LanguagesDisagree: RuleDescription {
  public static let id: RuleID = "IM14"
  public static let name = "languages-disagree"
  public static let severity = Severity.warning

  static func text(_ name: String, at range: SourceRange, kept: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name) is not that of the other language; the other is kept",
      at: range,
      notes: [.init("this one is kept", at: kept)]
    )
  }

  static func unmatched(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the files of the chapter have different numbers of entries, so this one is imported as a dua of its own",
      at: range
    )
  }
}

/// There is no dua in the foreign files.
///
/// ## What it does
/// Looks for at least one dua with a text.
/// ## Why it matters
/// A library without duas is almost always a wrong file or a wrong format.
/// ## Example
/// An empty JSON array.
/// ## How to fix it
/// Name the file that holds the duas, and the format that it is in.
public enum NothingToImport: RuleDescription {
  public static let id: RuleID = "IM17"
  public static let name = "nothing-to-import"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(duas: Int, at range: SourceRange?) -> Finding {
    let what = duas == 0 ? "there is no dua to import" : "no dua of \(duas) has a text"
    return Finding(Self.self, "\(what); name the right file and its format", at: range)
  }
}
