import Diagnostics
import UnicodeText

/// The file is made for another version of the format, or does not say for which.
///
/// ## What it does
/// Looks at `version` of the root. Of a file of another version nothing else is checked.
/// ## Why it matters
/// Another version may give every name another meaning.
/// ## Example
/// `<duas version="3">`
/// ## How to fix it
/// Use the tool that goes with the file, or migrate the file to version 1.
public enum FormatVersion: RuleDescription {
  public static let id: RuleID = "VO13"
  public static let name = "format-version"
  public static let severity = Severity.error
  public static let isEssential = true
  public static let leavesDuasReadable = false

  static func finding(_ version: Int, at range: SourceRange) -> Finding {
    let advice = version > ContentVocabulary.version ? "use a newer tool" : "migrate the file"
    return Finding(
      Self.self,
      "made for version \(version), this tool reads version \(ContentVocabulary.version); \(advice)",
      at: range
    )
  }

  static func unreadable(_ raw: RawValue) -> Finding {
    Finding(
      Self.self,
      "\(raw.text.quoted()) is not a version; this tool reads version \(ContentVocabulary.version)",
      at: raw.range,
      fixIts: [
        FixIt("write `\(ContentVocabulary.version)`", .init(raw.range, String(ContentVocabulary.version)))
      ]
    )
  }

  static func missing(at range: SourceRange, fixIt: FixIt) -> Finding {
    Finding(
      Self.self,
      "the file does not say for which version it is made; "
        + "this tool reads version \(ContentVocabulary.version)",
      at: range,
      fixIts: [fixIt]
    )
  }
}
