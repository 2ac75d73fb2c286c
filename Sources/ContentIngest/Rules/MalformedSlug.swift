import Diagnostics
import DuaLibrary
import UnicodeText

/// A slug has characters that slugs cannot have.
///
/// ## What it does
/// Checks that a slug is 1 to 100 of `a` to `z`, `0` to `9` and `-`, and does not start with a hyphen.
/// ## Why it matters
/// Slugs are parts of addresses and file names, and must mean the same to every tool.
/// ## Example
/// `slug="Sayyid al-Istighfar"`
/// ## How to fix it
/// Write lower-case ASCII letters, digits and hyphens: `sayyid-al-istighfar`.
public enum MalformedSlug: RuleDescription {
  public static let id: RuleID = "VO07"
  public static let name = "malformed-slug"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ raw: RawValue, _ name: String) -> Finding {
    let meant = mended(raw.text)
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not a slug for `\(name)`\(reason(raw.text))"
        + (meant.map { "; write `\($0)`" } ?? "; use only a-z, 0-9 and `-`"),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .init(raw.range, $0.rawValue))] } ?? []
    )
  }

  private static func reason(_ text: String) -> String {
    if text.isEmpty { return ": it is empty" }
    if text.utf8.count > Slug.maximumLength { return ": it is longer than \(Slug.maximumLength) bytes" }
    let offending = text.unicodeScalars.first { Slug(String($0)) == nil && $0 != "-" }
    return offending.map { ": it holds \($0.codePointAndName)" } ?? ": it starts with a hyphen"
  }

  private static func mended(_ text: String) -> Slug? {
    guard text.utf8.count <= 2 * Slug.maximumLength else { return nil }
    let words = text.lowercased().split { $0 == " " || $0 == "_" || $0 == "-" || $0 == "." }
    return Slug(words.joined(separator: "-"))
  }
}
