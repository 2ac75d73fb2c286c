import Diagnostics
import DuaLibrary
import UnicodeText

/// A path could mean anything but one file below the content folder.
///
/// ## What it does
/// Checks that a path is relative, stays below the root, and uses ASCII letters, digits, `-`, `_`, `.` and
/// `/` only.
/// ## Why it matters
/// A path must mean the same file on every system, and must never leave the content folder.
/// ## Example
/// `<audio href="../8.m4a"/>`
/// ## How to fix it
/// Write a path such as `audio/8.m4a`.
public enum MalformedAssetPath: RuleDescription {
  public static let id: RuleID = "VO10"
  public static let name = "malformed-asset-path"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ raw: RawValue, _ problem: AssetPath.Problem) -> Finding {
    let slashes = String(raw.text.map { $0 == "\\" ? "/" : $0 })
    let meant = slashes != raw.text ? try? AssetPath(slashes) : nil
    return Finding(
      Self.self,
      meant.map { "\(explanation(problem)); write `\($0)`" } ?? explanation(problem),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .init(raw.range, $0.rawValue))] } ?? []
    )
  }

  private static func explanation(_ problem: AssetPath.Problem) -> String {
    switch problem {
    case .empty: "an empty path; write one such as `audio/8.m4a`"
    case .tooLong(let bytes): "a path of \(bytes) bytes; the limit is \(AssetPath.maximumLength)"
    case .absolute: "a path that starts at the root of the disk; write it relative to the content folder"
    case .leavesTheRoot: "a path that leaves the content folder by `..`; write one that stays in it"
    case .character(let scalar):
      "\(scalar.codePointAndName) in a path; use only a-z, A-Z, 0-9, `-`, `_`, `.` and `/`"
    case .segment(let segment):
      segment.isEmpty
        ? "a path with an empty part; write one `/` between parts and none at the end"
        : "\(segment.quoted()) cannot be part of a path on every system; rename it"
    }
  }
}
