import Diagnostics
import UnicodeText

/// There is a comma after the last element.
///
/// ## What it does
/// Looks for a comma before `]` or `}`.
/// ## Why it matters
/// JSON does not allow it: some tools ignore it, some add an empty element, some reject the file.
/// ## Example
/// `"required-languages": ["en", "ar",]`
/// ## How to fix it
/// Remove the comma.
enum TrailingComma: RuleDescription {
  static let id: RuleID = "JS02"
  static let name = "trailing-comma"
  static let severity = Severity.error

  /// Reported at the comma.
  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a comma after the last element; JSON does not allow it",
      at: range,
      fixIts: [FixIt("remove the comma", .safe, [.init(range, "")])]
    )
  }
}

/// A JSON file contains a comment.
///
/// ## What it does
/// Looks for `//`, `/*` and `#` outside strings.
/// ## Why it matters
/// JSON has no comments, and most tools reject the file.
/// ## Example
/// `"xp": 40, // checked`
/// ## How to fix it
/// Remove the comment. XML files may have comments.
enum JSONComment: RuleDescription {
  static let id: RuleID = "JS03"
  static let name = "json-comment"
  static let severity = Severity.error

  /// Reported at the comment.
  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "JSON does not allow comments",
      at: range,
      fixIts: [FixIt("remove the comment", .init(range, ""))]
    )
  }
}

/// A string or key is in single quotes.
///
/// ## What it does
/// Looks for `'` where a string or key is expected.
/// ## Why it matters
/// JSON has only double quotes.
/// ## Example
/// `{'version': 1}`
/// ## How to fix it
/// Write double quotes.
enum SingleQuotes: RuleDescription {
  static let id: RuleID = "JS04"
  static let name = "single-quotes"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the quote.
  ///
  /// - Parameter closing: The quote that closes the string, if it can be told.
  static func finding(at range: SourceRange, closing: SourceRange?) -> Finding {
    Finding(
      Self.self,
      "a single quote; JSON strings and keys are in double quotes",
      at: range,
      fixIts: closing.map { [FixIt("write double quotes", .init(range, "\""), .init($0, "\""))] } ?? []
    )
  }
}

/// A key has no quotes.
///
/// ## What it does
/// Looks for a word where a key is expected.
/// ## Why it matters
/// JavaScript allows it, JSON does not.
/// ## Example
/// `{version: 1}`
/// ## How to fix it
/// Put the key in double quotes.
enum UnquotedKey: RuleDescription {
  static let id: RuleID = "JS05"
  static let name = "unquoted-key"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// Reported at the key.
  static func finding(_ key: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the key \(key.quoted()) has no quotes; write `\"\(key.escapedForDisplay)\"`",
      at: range,
      // A long key has been truncated.
      fixIts: key.utf8.count == range.bytes.count
        ? [FixIt("put it in quotes", .safe, [.init(range, "\"\(key)\"")])] : []
    )
  }

  /// A word where a key is expected, without a colon after it. Reported at the word.
  static func withoutValue(_ word: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(word.quoted()) is not a key with a value; remove it, or write `\"\(word.escapedForDisplay)\": …`",
      at: range
    )
  }
}

/// A word or number is not a JSON value.
///
/// ## What it does
/// Looks for words other than `true`, `false` and `null`, such as `NaN`, `None` and `undefined`, and for
/// numbers in a form that JSON does not allow.
/// ## Why it matters
/// Tools read such values differently, or not at all.
/// ## Example
/// `"xp": NaN`, `"id": 007`
/// ## How to fix it
/// Write a JSON value. Put strings in double quotes, and omit keys without a value.
enum NotAJSONValue: RuleDescription {
  static let id: RuleID = "JS06"
  static let name = "not-a-json-value"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

  /// A word that is not `true`, `false` or `null`. Reported at the word.
  static func finding(_ word: String, at range: SourceRange) -> Finding {
    let meant = ["True": "true", "TRUE": "true", "False": "false", "FALSE": "false"][word]
    return Finding(
      Self.self,
      meant.map { "\(word.quoted()) is not a JSON value; write `\($0)`" }
        ?? "\(word.quoted()) is not a JSON value; put a string in double quotes",
      at: range,
      fixIts: meant.map { [FixIt("write `\($0)`", .safe, [.init(range, $0)])] } ?? []
    )
  }

  /// A number in another notation, such as `.5` or `+1`. Reported at the number.
  static func number(_ text: String, at range: SourceRange) -> Finding {
    // A long number has been truncated.
    let meant = text.utf8.count == range.bytes.count ? Int(looseSpelling: text).map(String.init) : nil
    return Finding(
      Self.self,
      "\(text.quoted()) is not a JSON number"
        + (meant.map { "; write `\($0)`" } ?? "; write digits without a plus sign or leading zeros"),
      at: range,
      fixIts: meant.map { [FixIt("write `\($0)`", .safe, [.init(range, $0)])] } ?? []
    )
  }
}
