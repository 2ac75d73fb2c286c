import Diagnostics
import UnicodeText

/// The file is not JSON.
///
/// ## What it does
/// Reports where the file stops being JSON (RFC 8259), unless a more specific rule applies.
/// ## Why it matters
/// The rest of the file cannot be parsed, so it is not checked.
/// ## Example
/// `{"version": 1 "duas": []}`
/// ## How to fix it
/// Do what the message says, then validate again: there may be more errors after it.
public enum MalformedJSON: RuleDescription {
  public static let id: RuleID = "JS01"
  public static let name = "malformed-json"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  /// Another character than the grammar has there. Reported at the character.
  static func finding(expected: String, found: Unicode.Scalar, at range: SourceRange) -> Finding {
    let shown = found.isASCII ? String(found).quoted() : found.codePointAndName
    let isQuote = !found.isASCII && found.properties.isQuotationMark
    let advice =
      isQuote ? "; JSON has only the straight quotation mark `\"`" : found == "," ? "; remove it" : ""
    return Finding(
      Self.self,
      "expected \(expected), found \(shown)\(advice)",
      at: range,
      fixIts: found == "," ? [FixIt("remove the comma", .init(range, ""))] : []
    )
  }

  /// A line of Git between the versions of a merge. Reported at its mark.
  static func mergeConflict(_ mark: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(mark.quoted()) \(ConflictMark.advice)", at: range)
  }

  /// - Parameter range: The empty range after the value.
  static func missingComma(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a comma is missing here",
      at: range,
      fixIts: [FixIt("add the comma", .safe, [.init(range, ",")])]
    )
  }

  /// - Parameter range: The empty range after the key.
  static func missingColon(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a colon is missing between the key and its value",
      at: range,
      fixIts: [FixIt("add the colon", .safe, [.init(range, ":")])]
    )
  }

  /// A key after an object or array that was opened further to the right, or as far: its closing bracket was forgotten.
  ///
  /// - Parameters:
  ///   - range: The bracket that is not closed.
  ///   - end: The empty range after its last element.
  ///   - closing: The bracket that is missing, on a line of its own, with a comma.
  static func unclosed(at range: SourceRange, end: SourceRange, bracket: String, closing: String) -> Finding {
    Finding(
      Self.self,
      "this is not closed before the next key; add `\(bracket),` after its last element",
      at: range,
      notes: [.init("its last element ends here", at: end)],
      fixIts: [FixIt("add `\(bracket),`", .unsafe, [.init(end, closing)])]
    )
  }

  /// An object where a key is expected, after an array that it belongs in.
  ///
  /// - Parameters:
  ///   - name: The key of the array.
  ///   - bracket: The closing bracket of the array.
  ///   - end: The empty range after the object; nil if the array is empty, so that a comma would be left over.
  static func afterArray(_ name: String, at range: SourceRange, bracket: SourceRange, end: SourceRange?)
    -> Finding
  {
    let edits = end.map { [FixIt.Edit(bracket, ""), .init($0, "\n  ]")] }
    return Finding(
      Self.self,
      "an object after the array `\(name.escapedForDisplay)`; move it in front of the `]` that closes the array",
      at: range,
      notes: [.init("the array ends here", at: bracket)],
      fixIts: edits.map { [FixIt("move the `]` after it", .unsafe, $0)] } ?? []
    )
  }

  /// - Parameter range: The quotation mark after which the text continues.
  static func quoteInString(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "this `\"` ends the text, but the text continues after it; write `\\\"` for each quotation mark inside the text",
      at: range
    )
  }

  /// A key or value with a closing quote only. Reported at it.
  ///
  /// - Parameter hasFix: Whether the quote is certainly what is missing, and not one too many.
  static func missingOpeningQuote(_ text: String, at range: SourceRange, hasFix: Bool) -> Finding {
    let start = SourceRange(file: range.file, range.bytes.lowerBound..<range.bytes.lowerBound)
    return Finding(
      Self.self,
      "\(text.quoted()) has no opening quote; add `\"` before it"
        + (hasFix ? "" : ", or remove the one after it"),
      at: range,
      fixIts: hasFix ? [FixIt("add `\"`", .safe, [.init(start, "\"")])] : []
    )
  }

  /// The file ends inside a value. Reported at its end, with a note at the innermost open bracket.
  ///
  /// - Parameters:
  ///   - opened: The bracket that is not closed.
  ///   - closing: The closing brackets that are missing.
  static func endOfFile(at range: SourceRange, opened: SourceRange?, closing: String) -> Finding {
    Finding(
      Self.self,
      "unexpected end of file"
        + (closing.isEmpty ? "" : "; add \(closing.quoted()), or get the whole file if its end is missing"),
      at: range,
      notes: opened.map { [.init("this is never closed", at: $0)] } ?? []
    )
  }

  /// Reported at the opening quote.
  ///
  /// - Parameter end: The empty range where the quote is missing; nil if that is not known.
  static func unclosedString(at range: SourceRange, end: SourceRange? = nil) -> Finding {
    Finding(
      Self.self,
      "a string without a closing quote; add `\"` at its end",
      at: range,
      fixIts: end.map { [FixIt("add `\"`", .init($0, "\""))] } ?? []
    )
  }
}

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
public enum TrailingComma: RuleDescription {
  public static let id: RuleID = "JS02"
  public static let name = "trailing-comma"
  public static let severity = Severity.error

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
public enum JSONComment: RuleDescription {
  public static let id: RuleID = "JS03"
  public static let name = "json-comment"
  public static let severity = Severity.error

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
public enum SingleQuotes: RuleDescription {
  public static let id: RuleID = "JS04"
  public static let name = "single-quotes"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

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
public enum UnquotedKey: RuleDescription {
  public static let id: RuleID = "JS05"
  public static let name = "unquoted-key"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

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
public enum NotAJSONValue: RuleDescription {
  public static let id: RuleID = "JS06"
  public static let name = "not-a-json-value"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

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

/// There is content after the JSON object.
///
/// ## What it does
/// Looks for content after the closing brace of the file.
/// ## Why it matters
/// A JSON file is one value; anything after it would be lost.
/// ## Example
/// `{"version": 1, "duas": []}{"version": 1, "duas": []}`
/// ## How to fix it
/// Move the content into the first object, or into a file of its own.
public enum ContentAfterEnd: RuleDescription {
  public static let id: RuleID = "JS07"
  public static let name = "content-after-end"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  /// Reported at the first byte after the end.
  static func finding(at range: SourceRange) -> Finding {
    Finding(Self.self, "unexpected content after the end of the JSON object; remove it", at: range)
  }
}

/// An object has a key twice.
///
/// ## What it does
/// Compares the keys of an object with each other. Language tags are compared case-insensitively.
/// ## Why it matters
/// Some tools use the first, some the last, and all silently lose a value.
/// ## Example
/// `{"id": 8, "slug": "a", "id": 9}`
/// ## How to fix it
/// Remove the wrong one. Several sources or steps go into one array.
public enum DuplicateKey: RuleDescription {
  public static let id: RuleID = "JS08"
  public static let name = "duplicate-key"
  public static let severity = Severity.error
  public static let isEssential = true

  /// Reported at the second key, with a note at the first.
  static func finding(_ key: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the key `\(key.escapedForDisplay)` is given twice; remove one of them",
      at: range,
      notes: [.init("first given here", at: first)]
    )
  }
}

/// A backslash does not start a JSON escape.
///
/// ## What it does
/// Looks for escapes other than `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, `\t`, and `\u` with four hexadecimal digits.
/// ## Why it matters
/// It is unclear which character is meant.
/// ## Example
/// `"title": {"en": "Qur\'an"}`
/// ## How to fix it
/// Write the character itself, or `\\` for a backslash.
public enum BadEscape: RuleDescription {
  public static let id: RuleID = "JS09"
  public static let name = "bad-escape"
  public static let severity = Severity.error
  public static let isEssential = true

  /// Reported at the escape.
  static func finding(_ escape: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(escape.quoted()) is not a JSON escape; write the character itself, or `\\\\` for a backslash",
      at: range
    )
  }
}

/// A JSON string contains a line break, tab or other control character.
///
/// ## What it does
/// Looks for characters below U+0020 between quotes.
/// ## Why it matters
/// JSON does not allow them. A line break in a string is usually a missing quote.
/// ## Example
/// A string that continues on the next line.
/// ## How to fix it
/// Write the string on one line, and `\t` for a tab.
public enum ControlInString: RuleDescription {
  public static let id: RuleID = "JS10"
  public static let name = "control-in-string"
  public static let severity = Severity.error
  public static let isEssential = true

  /// Reported at the character.
  static func finding(_ scalar: Unicode.Scalar, at range: SourceRange) -> Finding {
    let advice =
      switch scalar {
      case "\n", "\r": "write the string on one line, and check its closing quote"
      case "\t": "write `\\t`"
      default: "remove it"
      }
    return Finding(
      Self.self,
      "\(scalar.codePointAndName) inside a JSON string; \(advice)",
      at: range,
      fixIts: scalar == "\t" ? [FixIt("write `\\t`", .safe, [.init(range, "\\t")])] : []
    )
  }
}
