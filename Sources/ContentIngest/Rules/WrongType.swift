import Diagnostics
import UnicodeText

/// A JSON value is of another type than its key asks for.
///
/// ## What it does
/// Compares the type of every value with the format.
/// ## Why it matters
/// A number in quotes is a text to every tool that reads it. `null` is no value: a key without a value is
/// left out.
/// ## Example
/// `"id": "8"`
/// ## How to fix it
/// Write the value as the message says.
public enum WrongType: RuleDescription {
  public static let id: RuleID = "VO04"
  public static let name = "wrong-type"
  public static let severity = Severity.error
  public static let isEssential = true

  /// - Parameter fileKinds: The types that are allowed.
  static func finding(
    _ name: String,
    expected: String,
    found: RawValue,
    fileKinds: [RawValue.Kind]
  ) -> Finding {
    if found.kind == .null {
      return Finding(Self.self, "`\(name)` is null; leave the key out when it has no value", at: found.range)
    }
    var finding = finding(name, expected: expected, found: found.kind, at: found.range)
    if let (edit, replacement) = mend(found, fileKinds) {
      finding.fixIts = [FixIt("write `\(replacement)`", .safe, [.init(edit, replacement)])]
    }
    return finding
  }

  static func finding(_ name: String, expected: String, found: RawValue.Kind, at range: SourceRange)
    -> Finding
  {
    Finding(Self.self, "`\(name)` is \(found.description); it must be \(expected)", at: range)
  }

  static func notInArray(_ name: String, at range: SourceRange) -> Finding {
    Finding(Self.self, "`\(name)` must be an array, also of one object; put `[` and `]` around it", at: range)
  }

  /// Takes quotes away, or puts them around.
  private static func mend(_ value: RawValue, _ kinds: [RawValue.Kind]) -> (SourceRange, String)? {
    var quoted = value.range
    switch value.kind {
    case .string where kinds == [.number]:
      guard let number = Int(looseSpelling: value.text) else { return nil }
      quoted.lower -= 1
      quoted.upper += 1
      return (quoted, String(number))
    case .string where kinds == [.boolean]:
      guard value.text == "true" || value.text == "false" else { return nil }
      quoted.lower -= 1
      quoted.upper += 1
      return (quoted, value.text)
    case .number where kinds == [.string]: return (quoted, "\"\(value.text)\"")
    default: return nil
    }
  }
}

extension RawValue.Kind {
  /// With its article, for a message.
  var description: String {
    switch self {
    case .untyped, .string: "a text"
    case .number: "a number"
    case .boolean: "`true` or `false`"
    case .null: "null"
    case .array: "an array"
    case .object: "an object"
    case .unreadable: "unreadable"
    }
  }
}
