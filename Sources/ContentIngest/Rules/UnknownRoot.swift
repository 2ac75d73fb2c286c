import Diagnostics
import UnicodeText

/// The file is no content of this format.
///
/// ## What it does
/// Looks at the root element, or at the keys of the root object.
/// ## Why it matters
/// The root says what the file holds: `duas`, `texts` or `journeys`. Without it nothing can be read.
/// ## Example
/// `<prayers>…</prayers>`
/// ## How to fix it
/// Write the root that the format asks for, import the file, or move it out of the content folder.
public enum UnknownRoot: RuleDescription {
  public static let id: RuleID = "VO03"
  public static let name = "unknown-root"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  private static let names = DocumentKind.allCases.map(\.rootName)

  static func finding(_ name: String, at range: SourceRange) -> Finding {
    let advice = Suggestion.nearest(to: name, among: names).map { "did you mean `\($0)`?" }
    return Finding(
      Self.self,
      "unknown root element \(name.quoted()); \(advice ?? "a content file starts with \(names.listed)")",
      at: range
    )
  }

  static func notAnObject(_ value: RawValue, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file is \(value.kind.description); "
        + "a content file is an object: `{\"version\": 1, \"duas\": […]}`",
      at: range
    )
  }

  static func withoutRecords(at range: SourceRange) -> Finding {
    Finding(Self.self, "the object holds no content; it must have one of the keys \(names.listed)", at: range)
  }
}
