import Diagnostics
import UnicodeText

/// A required value was supplied.
///
/// ## What it does
/// Reports every dua and step of the app's database that has no value where sources need one, and the value that is written: one
/// repetition, `beginner`, 15 points, the slot `anytime`.
/// ## Why it matters
/// The database does not say it.
/// ## Example
/// A row of `duas` whose `difficulty` is null.
/// ## How to fix it
/// Write the value after the import, or in the database before it.
enum SuppliedValue: RuleDescription {
  static let id: RuleID = "IM28"
  static let name = "supplied-value"
  static let severity = Severity.warning

  /// Reported at the row.
  static func finding(_ what: String, _ field: String, _ value: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(what) has no `\(field)` that can be read; `\(value)` is written: correct it",
      at: range
    )
  }
}

/// Two values of a row should be the same, and are not.
///
/// ## What it does
/// Compares the values that the app's database has twice: the translation in the default language with the same in
/// `translations`, titles and other texts with those in `localizations`, and the text `source`, which is shown, with the list
/// `sources`.
///
/// ## Why it matters
/// Someone corrected one of them. The text that the app shows is kept; a `source` that differs is kept as a source of type `other`.
/// ## Example
/// A `translationEn` that was corrected in the console of Firestore, with the old text in `translations`.
/// ## How to fix it
/// Compare the two after the import.
enum DisagreeingValues: RuleDescription {
  static let id: RuleID = "IM29"
  static let name = "disagreeing-values"
  static let severity = Severity.warning

  /// Reported at the text that is not kept.
  static func texts(
    _ key: String,
    _ kept: Located<String>,
    language: String,
    other: String,
    at range: SourceRange
  ) -> Finding {
    Finding(
      Self.self,
      "this text in `\(language)`, \(other.quoted(limit: 1800)), is not that of `\(key)`, which is kept",
      at: range,
      notes: [.init("kept here", at: kept.range)]
    )
  }

  /// Reported at the text of the source.
  static func source(_ text: String, expected: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`source` is \(text.quoted()), but `sources` say \(expected.quoted()); both are kept, this one as a source of type `other`",
      at: range
    )
  }
}

/// Two documents or rows of a database contradict each other.
///
/// ## What it does
/// Looks for documents of Firestore that are given twice with different fields, and for those whose `id`, `journeyId` or
/// `duaId` is not that of their name. Also looks for rows with the id of another row or without an id.
///
/// Nothing is written, because one of the two would be lost, and users' data refers to ids.
///
/// ## Why it matters
/// Two exports of different days, or of different projects, are not one library.
/// ## Example
/// The document `duas/8` with the field `id` 9.
/// ## How to fix it
/// Import the files of one export only, or correct the document.
enum ConflictingDocument: RuleDescription {
  static let id: RuleID = "IM30"
  static let name = "conflicting-document"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the second document, with a note at the first.
  static func repeated(_ path: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the document `\(path)` is given twice, with different fields: import the files of one export only",
      at: range,
      notes: [.init("first given here", at: first)]
    )
  }

  /// Reported at the second id, with a note at the first.
  static func repeatedID(_ id: Int, of table: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the id \(id) of `\(table)` is given twice: import one database only, or give one of the rows another id",
      at: range,
      notes: [.init("first given here", at: first)]
    )
  }

  /// Reported at the id, or at a row without one.
  static func unusableID(_ id: String?, of table: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      id.map { "the id \($0.quoted()) of `\(table)` is not a number from 1 to 2147483647; correct it" }
        ?? "this row of `\(table)` has no id; give it one",
      at: range
    )
  }

  /// Reported at the field.
  static func id(_ key: String, _ value: String, path: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the field `\(key)` of the document `\(path)` is \(value.quoted()): correct it, or the name of the document",
      at: range
    )
  }
}
