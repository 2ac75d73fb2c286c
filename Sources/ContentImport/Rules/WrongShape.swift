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
