import Diagnostics
import DuaLibrary
import UnicodeText

/// The version of the library is malformed.
///
/// ## What it does
/// Checks that `library-version` is numbers with dots between them.
/// ## Why it matters
/// Apps and releases compare versions by their numbers; a version in another form cannot be released.
/// ## Example
/// `"library-version": "v1.2"`
/// ## How to fix it
/// Write `1.2`, or `1.2.0`.
enum MalformedVersion: RuleDescription {
  static let id: RuleID = "VO25"
  static let name = "malformed-version"
  static let severity = Severity.error

  static func finding(_ raw: RawValue, _ name: String) -> Finding {
    let digits = raw.text.withASCIIDigits.unicodeScalars
    let meant = String(scalars: Array(digits.trimming { !$0.isASCIIDigit }))
    let isMeant = LibraryVersion(meant) != nil
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not a version for `\(name)`; write "
        + (isMeant ? "`\(meant)`" : "numbers with dots, as in `1.2.0`"),
      at: raw.range,
      fixIts: isMeant ? [FixIt("write `\(meant)`", .init(raw.range, meant))] : []
    )
  }
}

extension String.UnicodeScalarView {
  /// What is left without such scalars at both ends.
  fileprivate func trimming(_ isTrimmed: (Unicode.Scalar) -> Bool) -> SubSequence {
    let start = drop(while: isTrimmed)
    let end = start.lastIndex { !isTrimmed($0) }
    return end.map { start[...$0] } ?? start
  }
}
