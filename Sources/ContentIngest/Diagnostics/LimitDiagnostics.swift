import Diagnostics
import UnicodeText

/// The file is too large.
///
/// ## What it does
/// Compares the size of a file with the limit, 64 MiB by default, before it is read.
/// ## Why it matters
/// A file of that size is a mistake, and must not exhaust memory.
/// ## Example
/// A database dump in the content folder.
/// ## How to fix it
/// Move the file out of the content folder, or split it.
public enum FileTooLarge: RuleDescription {
  public static let id: RuleID = "LM01"
  public static let name = "file-too-large"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  /// The finding about a file of `size` bytes. `limit` is in bytes, too.
  public static func finding(size: Int, limit: Int, at range: SourceRange) -> Finding {
    Finding(Self.self, "the file has \(size) bytes; the limit is \(limit), so split it", at: range)
  }
}

/// Elements, objects or arrays are nested too deeply.
///
/// ## What it does
/// Counts how many are open at a time; the limit is 64 by default.
/// ## Why it matters
/// Content needs five levels. A file with thousands is an attack on its readers.
/// ## Example
/// `[[[[[[…`
/// ## How to fix it
/// Follow the source format.
enum TooDeep: RuleDescription {
  static let id: RuleID = "LM02"
  static let name = "too-deep"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the first tag or bracket beyond the limit.
  ///
  /// - Parameter what: What is nested: `elements`.
  static func finding(_ what: String, limit: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(what) are nested more than \(limit) deep, and content needs five levels: close those that are open; the rest of the file is not read",
      at: range
    )
  }
}

/// A text is too long.
///
/// ## What it does
/// Measures every value, comment and processing instruction; the limit is 1 MiB by default.
/// ## Why it matters
/// The longest dua has a few kilobytes. A text of a megabyte has a missing end tag or quote, or is not a dua.
/// ## Example
/// A translation into which a whole book was pasted.
/// ## How to fix it
/// Shorten the text, or add the missing end tag or quote.
enum TextTooLong: RuleDescription {
  static let id: RuleID = "LM03"
  static let name = "text-too-long"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the start of the text, value or comment, or at the text where its end is known.
  static func finding(_ what: String, size: Int, limit: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the \(what) has \(size) bytes; the limit is \(limit), so shorten it; an end tag or a quote may be missing",
      at: range
    )
  }
}

/// An element or object has too many attributes, text elements or keys.
///
/// ## What it does
/// Counts them; the limit is 256 by default. Sources, steps and records are not counted.
/// ## Why it matters
/// A dua has twenty fields. An element with thousands is an attack on its readers.
/// ## Example
/// A tag with a million attributes.
/// ## How to fix it
/// Follow the source format.
enum TooManyFields: RuleDescription {
  static let id: RuleID = "LM04"
  static let name = "too-many-fields"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the first beyond the limit.
  ///
  /// - Parameter what: What was counted: `attributes`.
  static func finding(_ what: String, limit: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "more than \(limit) \(what) in one place: remove those that the format does not have; the rest of the file is not read",
      at: range
    )
  }
}

/// A file has too many problems to list.
///
/// ## What it does
/// Replaces the problems of one file after the first 10,000. In an import, it replaces the errors of all files after the
/// first 100,000. It also replaces the warnings and notes after the first 100,000, and is then a warning.
/// ## Why it matters
/// Otherwise a file that is not content could fill the memory and the screen.
/// ## Example
/// A foreign XML file with a hundred thousand unknown elements.
/// ## How to fix it
/// Fix the listed problems, or move the file out of the content folder.
public enum TooManyFindings: RuleDescription {
  public static let id: RuleID = "LM05"
  public static let name = "too-many-findings"
  public static let severity = Severity.error
  public static let isEssential = true

  /// Reported where the last listed finding is.
  static func finding(omitted: Int, at range: SourceRange?) -> Finding {
    Finding(Self.self, "\(omitted.counted("more problem")) in this file, not listed", at: range)
  }

  /// The finding about findings in several files, not listed.
  ///
  /// - Parameter noun: What one of them is: `error`.
  public static func finding(omitted: Int, _ noun: String) -> Finding {
    Finding(Self.self, "\(omitted.counted("more \(noun)")), not listed", at: nil)
  }
}

/// A file has too many records or values.
///
/// ## What it does
/// Counts the records of a file: duas, sources, journeys, steps and others, and the entries of its lists. Also counts the
/// values in them and under unknown names. Nothing else is reported of a file that is beyond a limit.
///
/// The limits are 100,000 records and 1,000,000 values by default. A file to import may have 1,000,000 values, or elements and
/// attributes, and one with documents of Firestore 12,000,000 values.
///
/// ## Why it matters
/// A record takes far more memory than its bytes. A file with a million is a mistake or an attack on its readers.
/// ## Example
/// `{"version": 1, "duas": [{},{},{},…`
/// ## How to fix it
/// Split the file, or move it out of the content folder.
enum TooManyRecords: RuleDescription {
  static let id: RuleID = "LM06"
  static let name = "too-many-records"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the first record beyond the limit.
  ///
  /// - Parameter what: What was counted: `records`.
  static func finding(_ what: String, limit: Int, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file has more than \(limit) \(what), so it is not read; split it",
      at: range
    )
  }
}
