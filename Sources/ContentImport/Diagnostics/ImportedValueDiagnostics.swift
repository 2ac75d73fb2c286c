import Diagnostics
import UnicodeText

/// A citation in free text could not be read completely.
///
/// ## What it does
/// Reads the sources of foreign files as verses of the Quran and numbers of hadith collections. If part of the text is not
/// understood, the whole text is also kept as a source of type `other`.
/// ## Why it matters
/// A source that is only text cannot be checked, linked or looked up.
/// ## Example
/// `Bukhari & Muslim` names two works and no number.
/// ## How to fix it
/// Write a number for each work: `Sahih al-Bukhari 6405, Sahih Muslim 2691`.
enum UnparsedCitation: RuleDescription {
  static let id: RuleID = "IM06"
  static let name = "unparsed-citation"
  static let severity = Severity.warning

  /// Reported at the text of the source.
  ///
  /// - Parameter understood: The number of citations that were read from it.
  static func finding(_ text: String, understood: Int, at range: SourceRange) -> Finding {
    let kept = "its text is kept as a source of type `other`"
    return Finding(
      Self.self,
      understood == 0
        ? "no verse of the Quran and no hadith number could be read from \(text.quoted()); \(kept)"
        : "not all of \(text.quoted()) could be read as citations; \(kept) next to the \(understood) that could",
      at: range
    )
  }
}

/// The ids of a foreign file cannot be used.
///
/// ## What it does
/// Keeps the ids of a foreign file if none is missing and all are positive and unique. Otherwise everything is numbered
/// from 1 in the order of the file.
/// ## Why it matters
/// Ids never change once a library is published. Some collections start over at 1 in every chapter.
/// ## Example
/// A table with the id 7 in two rows.
/// ## How to fix it
/// Give every row an id of its own.
enum IDsNotImported: RuleDescription {
  static let id: RuleID = "IM08"
  static let name = "ids-not-imported"
  static let severity = Severity.warning

  /// An entry has no id, though others have one. Reported at the first id.
  static func missing(_ kind: String, number: Int, at range: SourceRange) -> Finding {
    finding("\(kind) \(number) has no id", kind, at: range)
  }

  /// Reported at the id.
  static func unusable(_ kind: String, _ id: Int, at range: SourceRange) -> Finding {
    finding("the id \(id) is not a number from 1 to 2147483647", kind, at: range)
  }

  /// Reported at the second id, with a note at the first.
  static func repeated(_ kind: String, _ id: Int, at range: SourceRange, first: SourceRange) -> Finding {
    finding("the id \(id) is given twice", kind, at: range, notes: [.init("first given here", at: first)])
  }

  private static func finding(
    _ message: String,
    _ kind: String,
    at range: SourceRange,
    notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      Self.self,
      "\(message), so no \(kind) keeps its id: all are numbered from 1 in the order of the file",
      at: range,
      notes: notes
    )
  }
}

/// A slug of a foreign file cannot be used.
///
/// ## What it does
/// Replaces a slug of a foreign file that is malformed or taken by one that is derived from the title.
/// ## Why it matters
/// Links that use the old slug will be broken.
/// ## Example
/// `"slug": "Morning Dua"`
/// ## How to fix it
/// Use only `a` to `z`, `0` to `9` and hyphens, and each slug once.
enum SlugNotImported: RuleDescription {
  static let id: RuleID = "IM09"
  static let name = "slug-not-imported"
  static let severity = Severity.warning

  /// Reported at the slug.
  static func malformed(_ slug: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(slug.quoted()) is not a slug (`a` to `z`, `0` to `9` and hyphens); one is derived from the title",
      at: range
    )
  }

  /// Reported at the second slug.
  static func repeated(_ slug: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "the slug `\(slug)` is taken; another one is derived from the title", at: range)
  }
}

/// A value of a foreign file is not valid for its field.
///
/// ## What it does
/// Reads counts, points, difficulties, slots and paths. An invalid value is omitted; the dua is imported without it.
/// ## Why it matters
/// Without the value, a build supplies a default or reports that it is missing.
/// ## Example
/// `"repetitions": "three"`
/// ## How to fix it
/// Write a value as the message says.
enum ValueNotImported: RuleDescription {
  static let id: RuleID = "IM10"
  static let name = "value-not-imported"
  static let severity = Severity.warning

  /// Reported at the value.
  ///
  /// - Parameter name: The value in a message: `the count`.
  static func finding(_ name: String, _ text: String, expected: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(name) is \(text.quoted()), which is not \(expected), and is omitted",
      at: range
    )
  }
}

/// A value was read from prose.
///
/// ## What it does
/// Reports counts that were read from notes such as `Read 3x`, which are imported as well, and from counts such as `x3` and `thrice`.
/// ## Why it matters
/// Prose is ambiguous: `1x or 10x` gives 1.
/// ## Example
/// `"notes": "Read 100x a day"`
/// ## How to fix it
/// Check the number after the import.
enum ReadFromProse: RuleDescription {
  static let id: RuleID = "IM15"
  static let name = "read-from-prose"
  static let severity = Severity.information

  /// Reported at the text with the count.
  static func repetitions(_ count: Int, _ text: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(count.counted("repetition")) \(count == 1 ? "was" : "were") read from \(text.quoted())",
      at: range
    )
  }

  /// Reported at the file.
  static func language(_ language: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file name is not a language tag, so its texts are assumed to be in `\(language)`",
      at: range
    )
  }
}
