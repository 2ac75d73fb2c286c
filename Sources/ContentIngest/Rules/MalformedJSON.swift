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
  public static let leavesDuasReadable = false

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
