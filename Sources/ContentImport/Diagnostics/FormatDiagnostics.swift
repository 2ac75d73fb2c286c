import ContentIngest
import Diagnostics
import UnicodeText

/// A foreign file is not in the given format.
///
/// ## What it does
/// Expects arrays, objects, elements and texts where the format has them. If one is missing, nothing is written, because
/// the content in its place would be lost.
/// ## Why it matters
/// Another format, or a newer version of this one, would be imported only in part.
/// ## Example
/// A JSON file for `adhkar-json` with an object where the chapters should be.
/// ## How to fix it
/// Give the right format, or correct the file.
enum WrongShape: RuleDescription {
  static let id: RuleID = "IM11"
  static let name = "wrong-shape"
  static let severity = Severity.error
  static let isEssential = true

  private static let advice = "name the format that the file has, or correct it"

  /// A JSON value of another kind than the format has there. Reported at the value.
  static func finding(
    _ what: String,
    expected: String,
    _ found: JSONTree.Content,
    at range: SourceRange
  ) -> Finding {
    Finding(Self.self, "\(what) is \(found.kind), not \(expected); \(advice)", at: range)
  }

  /// An XML element where the format has another. Reported at its name.
  static func element(_ name: String, expected: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the element \(name.quoted()) where `\(expected)` is expected; \(advice)",
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
/// Reads tables according to RFC 4180: fields separated by commas (or semicolons, or tabs), and quoted if they contain one,
/// with quotes doubled inside. Nothing is written if the table is ambiguous.
/// ## Why it matters
/// An unclosed quote swallows the rest of the file; a surplus field has no column.
/// ## Example
/// `1,"Glory, praise"` with a third column that only this row has.
/// ## How to fix it
/// Quote the field, double the quotes inside it, and give every row as many fields as the first.
enum MalformedTable: RuleDescription {
  static let id: RuleID = "IM12"
  static let name = "malformed-table"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the opening quote.
  static func unclosedQuote(at range: SourceRange) -> Finding {
    Finding(Self.self, "this quote is not closed before the end of the file; close it", at: range)
  }

  /// Reported at the first byte after the closing quote.
  static func textAfterQuote(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "text after the closing quote of a field; double the quotes inside a quoted field",
      at: range
    )
  }

  /// Reported at the row.
  static func tooManyFields(_ count: Int, columns: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the row has \(count.counted("field")), but the table has \(columns.counted("column")); quote fields that contain the separator",
      at: range
    )
  }

  /// Reported at the start of the field.
  static func fieldTooLong(limit: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "the field is longer than \(limit) bytes; is a quote left open?", at: range)
  }

  /// Reported at the first row beyond the limit.
  static func tooManyValues(limit: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "the table has more than \(limit) fields; split it", at: range)
  }

  /// Reported at the first field beyond the limit.
  static func tooManyColumns(limit: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "the table has more than \(limit) columns; is this a table?", at: range)
  }
}

/// A table is irregular and was corrected.
///
/// ## What it does
/// Reports rows with fewer fields than columns, quotes in unquoted fields, columns with the same name, and rows of a joined
/// table with the same key. Missing fields count as empty, such quotes as part of the text, and the first of two columns or
/// rows counts.
/// ## Why it matters
/// The row may have been truncated.
/// ## Example
/// A row with two fields in a table of three columns.
/// ## How to fix it
/// Write the missing fields, quote fields that contain quotes, and give every column a unique name.
enum IrregularTable: RuleDescription {
  static let id: RuleID = "IM13"
  static let name = "irregular-table"
  static let severity = Severity.warning

  /// Reported at the row.
  static func tooFewFields(_ count: Int, columns: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the row has \(count.counted("field")), but the table has \(columns.counted("column")); the missing fields count as empty",
      at: range
    )
  }

  /// Reported at the first quote of the field.
  static func quoteInside(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a quote in an unquoted field counts as part of the text; quote the field",
      at: range
    )
  }

  /// Reported at the second name in the first row.
  static func repeatedColumn(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "there is a second column \(name.quoted()); the first counts", at: range)
  }

  /// Reported at the key of the second row.
  static func repeatedKey(_ key: String, table: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "there is a second row of \(table.quoted()) for the key \(key.quoted()); the first counts",
      at: range
    )
  }
}

/// The files of two languages disagree.
///
/// ## What it does
/// Compares the entries of a chapter's languages in order. The Arabic, the transliteration and the count of the first language are
/// kept. An entry whose Arabic is another text, and the entries of two files in the same language, are duas of their own.
/// ## Why it matters
/// An entry that is missing in one language shifts all following translations to the wrong dua.
/// ## Example
/// `en.json` has 19 entries, and `id.json` has 18.
/// ## How to fix it
/// Give both files the same entries in the same order.
enum LanguagesDisagree: RuleDescription {
  static let id: RuleID = "IM14"
  static let name = "languages-disagree"
  static let severity = Severity.warning

  /// Reported at the text that is not kept, with a note at the other.
  static func text(_ name: String, at range: SourceRange, kept: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name) differs from that of the other language, which is kept",
      at: range,
      notes: [.init("this one is kept", at: kept)]
    )
  }

  /// Reported at the text, with a note at that of the entry in its place.
  static func otherText(at range: SourceRange, counterpart: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the Arabic is another text than that of the entry in its place in the other language, so this one is imported as a dua of its own",
      at: range,
      notes: [.init("the entry in its place", at: counterpart)]
    )
  }

  /// Reported at the notes with the count that is not kept, with a note at the others.
  static func repetitions(_ count: Int, at range: SourceRange, _ kept: Int, _ others: SourceRange) -> Finding
  {
    Finding(
      Self.self,
      "the count \(count) differs from that of the other language, \(kept), which is kept: check both",
      at: range,
      notes: [.init("this one is kept", at: others)]
    )
  }

  /// Reported at the second file.
  static func sameLanguage(_ language: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the chapter has another file in `\(language)`, so the entries of this one are imported as duas of their own",
      at: range
    )
  }

  /// Reported at each entry of the language that is read second.
  static func unmatched(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the files of the chapter have different numbers of entries, so this one is imported as a dua of its own",
      at: range
    )
  }
}

/// The foreign files contain no duas.
///
/// ## What it does
/// Looks for at least one dua with a text.
/// ## Why it matters
/// This is almost always the wrong file or the wrong format.
/// ## Example
/// An empty JSON array.
/// ## How to fix it
/// Give the file that contains the duas, and its format.
enum NothingToImport: RuleDescription {
  static let id: RuleID = "IM17"
  static let name = "nothing-to-import"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the first file.
  ///
  /// - Parameter duas: The number of duas, none of which has a text.
  static func finding(duas: Int, at range: SourceRange?) -> Finding {
    let what = duas == 0 ? "there is no dua to import" : "none of \(duas) duas has a text"
    return Finding(Self.self, "\(what); give the right file and its format", at: range)
  }
}
