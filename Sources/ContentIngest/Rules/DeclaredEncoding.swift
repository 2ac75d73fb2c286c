import Diagnostics
import UnicodeText

/// The XML declaration names an encoding that the file does not have.
///
/// ## What it does
/// Compares the `encoding` of the line `<?xml …?>` with the bytes of the file, which are UTF-8.
/// ## Why it matters
/// A tool that believes the declaration reads every letter outside ASCII as something else.
/// ## Example
/// `<?xml version="1.0" encoding="windows-1256"?>` at the top of a file that is UTF-8.
/// ## How to fix it
/// Write `UTF-8`, or leave `encoding` out.
public enum DeclaredEncoding: RuleDescription {
  public static let id: RuleID = "EN02"
  public static let name = "declared-encoding"
  public static let severity = Severity.error

  static func finding(_ declared: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "the file says that it is \(declared.quoted()), but its bytes are UTF-8",
      at: range,
      fixIts: [FixIt("write `UTF-8`", .safe, [.init(range, "UTF-8")])]
    )
  }
}
