import Diagnostics
import UnicodeText

/// The file is not JSON.
///
/// ## What it does
/// Reports the place at which the file stops being JSON (RFC 8259), where no other rule has more to say about
/// it.
/// ## Why it matters
/// Nothing behind that place can be understood, so nothing behind it is checked.
/// ## Example
/// `{"version": 1 "duas": []}`
/// ## How to fix it
/// Do what the message says, and validate again: there may be more behind the place.
public enum MalformedJSON: RuleDescription {
  public static let id: RuleID = "JS01"
  public static let name = "malformed-json"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(expected: String, found: Unicode.Scalar, at range: SourceRange) -> Finding {
    let shown = found.isASCII ? String(found).quoted() : found.codePointAndName
    return Finding(Self.self, "\(shown) where \(expected) must stand", at: range)
  }

  /// - Parameter opened: The bracket that is not closed.
  static func endOfFile(at range: SourceRange, opened: SourceRange?) -> Finding {
    Finding(
      Self.self,
      "the file ends too early",
      at: range,
      notes: opened.map { [.init("this is never closed", at: $0)] } ?? []
    )
  }

  static func unclosedString(at range: SourceRange) -> Finding {
    Finding(Self.self, "a text without a closing quote; put `\"` behind it", at: range)
  }
}

/// A comma stands behind the last element.
///
/// ## What it does
/// Looks for a comma before `]` or `}`.
/// ## Why it matters
/// JSON does not allow it: one tool reads over it, another adds an empty element, a third rejects the file.
/// ## Example
/// `"required-languages": ["en", "ar",]`
/// ## How to fix it
/// Remove the comma.
public enum TrailingComma: RuleDescription {
  public static let id: RuleID = "JS02"
  public static let name = "trailing-comma"
  public static let severity = Severity.error

  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a comma behind the last element; JSON does not allow it",
      at: range,
      fixIts: [FixIt("remove the comma", .safe, [.init(range, "")])]
    )
  }
}

/// A JSON file holds a comment.
///
/// ## What it does
/// Looks for `//`, `/*` and `#` outside texts.
/// ## Why it matters
/// JSON has no comments, and most tools reject the file.
/// ## Example
/// `"xp": 40, // checked`
/// ## How to fix it
/// Remove the comment. XML content may hold comments.
public enum JSONComment: RuleDescription {
  public static let id: RuleID = "JS03"
  public static let name = "json-comment"
  public static let severity = Severity.error

  static func finding(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a comment; JSON has none",
      at: range,
      fixIts: [FixIt("remove the comment", .init(range, ""))]
    )
  }
}

/// A text or key stands in single quotes.
///
/// ## What it does
/// Looks for `'` where a text or key must start.
/// ## Why it matters
/// JSON knows double quotes only.
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

  static func finding(at range: SourceRange) -> Finding {
    Finding(Self.self, "a single quote; JSON puts texts and keys between double quotes", at: range)
  }
}

/// A key stands without quotes.
///
/// ## What it does
/// Looks for a word where a key must start.
/// ## Why it matters
/// JavaScript allows it, JSON does not.
/// ## Example
/// `{version: 1}`
/// ## How to fix it
/// Put the key between double quotes.
public enum UnquotedKey: RuleDescription {
  public static let id: RuleID = "JS05"
  public static let name = "unquoted-key"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(_ key: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the key \(key.quoted()) has no quotes; write `\"\(key.escapedForDisplay)\"`",
      at: range,
      // Of a long key only the beginning is known.
      fixIts: key.utf8.count == range.bytes.count
        ? [FixIt("put it between quotes", .safe, [.init(range, "\"\(key)\"")])] : []
    )
  }
}

/// A word or number is no value of JSON.
///
/// ## What it does
/// Looks for words other than `true`, `false` and `null`, such as `NaN`, `None` and `undefined`, and for
/// numbers in spellings that JSON does not allow.
/// ## Why it matters
/// Every tool reads such a value in its own way, or not at all.
/// ## Example
/// `"xp": NaN`, `"id": 007`
/// ## How to fix it
/// Write the value itself; put a text between double quotes; leave a key out that has no value.
public enum NotAJSONValue: RuleDescription {
  public static let id: RuleID = "JS06"
  public static let name = "not-a-json-value"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let isRecoverable = false

  static func finding(_ word: String, at range: SourceRange) -> Finding {
    let meant = ["True": "true", "TRUE": "true", "False": "false", "FALSE": "false"][word]
    return Finding(
      Self.self,
      meant.map { "\(word.quoted()) is not a value of JSON; write `\($0)`" }
        ?? "\(word.quoted()) is not a value of JSON; put a text between double quotes",
      at: range,
      fixIts: meant.map { [FixIt("write `\($0)`", .safe, [.init(range, $0)])] } ?? []
    )
  }

  static func number(_ text: String, at range: SourceRange) -> Finding {
    // Of a long number only the beginning is known.
    let meant = text.utf8.count == range.bytes.count ? Int(looseSpelling: text).map(String.init) : nil
    return Finding(
      Self.self,
      "\(text.quoted()) is not a number of JSON"
        + (meant.map { "; write `\($0)`" } ?? "; write digits without a plus sign or leading zeros"),
      at: range,
      fixIts: meant.map { [FixIt("write `\($0)`", .safe, [.init(range, $0)])] } ?? []
    )
  }
}

/// Something stands behind the end of the JSON document.
///
/// ## What it does
/// Looks behind the closing brace of the file.
/// ## Why it matters
/// A JSON file is one value; what stands behind it would be lost.
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

  static func finding(at range: SourceRange) -> Finding {
    Finding(Self.self, "something stands behind the end of the JSON object; remove it", at: range)
  }
}

/// An object gives a key twice.
///
/// ## What it does
/// Compares the keys of an object with each other; language tags are compared without regard to letter case.
/// ## Why it matters
/// One tool takes the first, another the last, and both lose a value without a word.
/// ## Example
/// `{"id": 8, "slug": "a", "id": 9}`
/// ## How to fix it
/// Remove the one that is wrong. Several sources or steps go into one array.
public enum DuplicateKey: RuleDescription {
  public static let id: RuleID = "JS08"
  public static let name = "duplicate-key"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ key: String, at range: SourceRange, first: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the key `\(key.escapedForDisplay)` is given twice; remove one of them",
      at: range,
      notes: [.init("it is given here first", at: first)]
    )
  }
}

/// A backslash starts no escape of JSON.
///
/// ## What it does
/// Looks for escapes other than `\"`, `\\`, `\/`, `\b`, `\f`, `\n`, `\r`, `\t` and `\u` with four hexadecimal
/// digits.
/// ## Why it matters
/// Nobody can say which character is meant.
/// ## Example
/// `"title": {"en": "Qur\'an"}`
/// ## How to fix it
/// Write the character itself, or `\\` for a backslash.
public enum BadEscape: RuleDescription {
  public static let id: RuleID = "JS09"
  public static let name = "bad-escape"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ escape: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "\(escape.quoted()) is no escape of JSON; write the character itself, or `\\\\` for a backslash",
      at: range
    )
  }
}

/// A line break, tab or other control character stands in a JSON text.
///
/// ## What it does
/// Looks for characters below U+0020 between quotes.
/// ## Why it matters
/// JSON does not allow them; a line break there is most often a missing quote.
/// ## Example
/// A text that goes on in the next line.
/// ## How to fix it
/// Write the text on one line; write `\t` for a tab.
public enum ControlInString: RuleDescription {
  public static let id: RuleID = "JS10"
  public static let name = "control-in-string"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ scalar: Unicode.Scalar, at range: SourceRange) -> Finding {
    let advice =
      switch scalar {
      case "\n", "\r": "write the text on one line, and check its closing quote"
      case "\t": "write `\\t`"
      default: "remove it"
      }
    return Finding(
      Self.self,
      "\(scalar.codePointAndName) inside a JSON text; \(advice)",
      at: range,
      fixIts: scalar == "\t" ? [FixIt("write `\\t`", .safe, [.init(range, "\\t")])] : []
    )
  }
}
