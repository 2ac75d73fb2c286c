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
enum MalformedJSON: RuleDescription {
  static let id: RuleID = "JS01"
  static let name = "malformed-json"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

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

  /// Characters that are not seen, outside of strings.
  static func invisible(_ scalars: String.UnicodeScalarView, at range: SourceRange) -> Finding {
    let spaces = String(repeating: " ", count: scalars.count(where: \.isWhiteSpace))
    let advice = spaces.isEmpty ? "remove it" : "write a space"
    return Finding(
      Self.self,
      "\(scalars.first?.codePointAndName ?? "") outside of a string, where JSON does not allow it; \(advice)",
      at: range,
      fixIts: [FixIt(advice, .safe, [.init(range, spaces)])]
    )
  }

  /// Another sign between two elements.
  static func otherComma(_ scalar: Unicode.Scalar, at range: SourceRange) -> Finding {
    let shown = scalar.isASCII ? String(scalar).quoted() : scalar.codePointAndName
    return Finding(
      Self.self,
      "\(shown) instead of a comma; write `,`",
      at: range,
      fixIts: [FixIt("write `,`", .safe, [.init(range, ",")])]
    )
  }

  /// A line of Git between the versions of a merge. Reported at its mark.
  static func mergeConflict(_ mark: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "\(mark.quoted()) \(ConflictMarker.advice)", at: range)
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

  /// A comma right after a colon. Reported at the comma.
  static func missingValue(at range: SourceRange) -> Finding {
    Finding(Self.self, "a value is missing before this comma; write it, or remove the key", at: range)
  }

  /// Two quotes at the end of a key or text, or one after a bracket. Reported at the second, or at the one.
  ///
  /// - Parameter mayBeText: Whether a text in brackets may be missing its opening quote.
  static func extraQuote(at range: SourceRange, mayBeText: Bool = false) -> Finding {
    Finding(
      Self.self,
      "this `\"` is one too many; remove it"
        + (mayBeText ? ", or add one before the `[` if this is a text" : ""),
      at: range,
      fixIts: [FixIt("remove the `\"`", mayBeText ? .unsafe : .safe, [.init(range, "")])]
    )
  }

  /// The colon between a key and its value is inside of one of them. Reported at the colon and the quote beside it.
  static func colonInString(at range: SourceRange, write: String, _ applicability: FixIt.Applicability)
    -> Finding
  {
    Finding(
      Self.self,
      "the colon is inside of the quotation marks; write `\(write)`",
      at: range,
      fixIts: [FixIt("write `\(write)`", applicability, [.init(range, write)])]
    )
  }

  /// A string that ends with a comma, with none after it. Reported at the comma and the quote.
  static func commaInString(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a comma is missing after this text, which ends with one; write `\",`",
      at: range,
      fixIts: [FixIt("write `\",`", .unsafe, [.init(range, "\",")])]
    )
  }

  /// A key in an array, after an object that was closed before it. Reported at the closing brace.
  static func extraBrace(key: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "this `}` is one too many: the key \(key.quoted()) after it belongs in the object that it closes; remove it",
      at: range,
      fixIts: [FixIt("remove the `}`", .init(range, ""))]
    )
  }

  /// A file that is not JSON at all. Reported at its first character.
  static func markup(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file starts with `<`, like XML or HTML; the name of a source in XML ends in `.xml`",
      at: range
    )
  }

  /// A key after an object or array that was opened further to the right, or as far, or an object where there can be none: the closing
  /// bracket was forgotten.
  ///
  /// - Parameters:
  ///   - range: The bracket that is not closed.
  ///   - end: The empty range after its last element.
  ///   - next: What follows: a key or an object.
  ///   - bracket: The bracket that is missing, with a comma if that is missing too.
  ///   - closing: The same with the white space before it.
  static func unclosed(
    at range: SourceRange,
    end: SourceRange,
    next: String,
    bracket: String,
    closing: String
  ) -> Finding {
    Finding(
      Self.self,
      "this is not closed before the next \(next); add `\(bracket)` after its last element",
      at: range,
      notes: [.init("its last element ends here", at: end)],
      fixIts: [FixIt("add `\(bracket)`", .unsafe, [.init(end, closing)])]
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
enum ContentAfterEnd: RuleDescription {
  static let id: RuleID = "JS07"
  static let name = "content-after-end"
  static let severity = Severity.error
  static let isEssential = true
  static let isRecoverable = false

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
enum DuplicateKey: RuleDescription {
  static let id: RuleID = "JS08"
  static let name = "duplicate-key"
  static let severity = Severity.error
  static let isEssential = true

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
