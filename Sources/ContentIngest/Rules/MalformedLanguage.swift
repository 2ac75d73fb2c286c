import Diagnostics
import DuaLibrary
import UnicodeText

/// A language tag is malformed, or contradicts its element.
///
/// ## What it does
/// Checks that a tag is a language with an optional script and region (BCP 47), and that `arabic` and
/// `transliteration` are not said to be in another language.
/// ## Why it matters
/// Apps choose texts by language tag; a text under a malformed tag is never shown.
/// ## Example
/// `xml:lang="english"`
/// ## How to fix it
/// Write a tag such as `en`, `pt-BR` or `ar-Latn`.
public enum MalformedLanguage: RuleDescription {
  public static let id: RuleID = "VO08"
  public static let name = "malformed-language"
  public static let severity = Severity.error
  public static let isEssential = true

  static func finding(_ raw: RawValue) -> Finding {
    let spelling = String(raw.text.map { $0 == "_" || $0 == " " ? "-" : $0 })
    let meant = raw.text.utf8.count <= 16 ? LanguageTag(spelling) : nil
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not a language tag; "
        + (meant.map { "write `\($0)`" } ?? "write one such as `en`, `ur` or `ar-Latn`"),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .init(raw.range, $0.rawValue))] } ?? []
    )
  }

  static func finding(
    _ tag: LanguageTag,
    contradicts name: String,
    expected: String,
    at range: SourceRange
  ) -> Finding {
    Finding(
      Self.self,
      "`\(tag)` on `\(name)`, which is always `\(expected)`; leave the language out",
      at: range,
      fixIts: [FixIt("write `\(expected)`", .init(range, expected))]
    )
  }
}
