import Diagnostics
import DuaLibrary
import UnicodeText

/// A language tag is malformed, or contradicts its element.
///
/// ## What it does
/// Checks that a tag is a language with an optional script and region (BCP 47), and that a language with a code of two letters
/// has that code. `arabic` and `transliteration` must not be tagged with another language.
///
/// ## Why it matters
/// Apps choose texts by language tag; a text under a malformed tag is never shown.
/// ## Example
/// `xml:lang="english"`
/// ## How to fix it
/// Write a tag such as `en`, `pt-BR` or `ar-Latn`.
enum MalformedLanguage: RuleDescription {
  static let id: RuleID = "VO08"
  static let name = "malformed-language"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the tag.
  static func finding(_ raw: RawValue) -> Finding {
    let scalars: [Unicode.Scalar] = raw.text.unicodeScalars.map { $0 == "_" || $0 == " " ? "-" : $0 }
    let spelling = String(scalars: scalars)
    let meant =
      tags[raw.text.lowercased()] ?? shortened(spelling)
      ?? (raw.text.utf8.count <= 16 ? LanguageTag(spelling) : nil)
    return Finding(
      Self.self,
      "\(raw.text.quoted()) is not a language tag; "
        + (meant.map { "write `\($0)`" } ?? "write one such as `en`, `ur` or `ar-Latn`"),
      at: raw.range,
      fixIts: meant.map { [FixIt("write `\($0)`", .init(raw.range, $0.rawValue))] } ?? []
    )
  }

  /// The tag with the shorter code of its language (RFC 5646, section 2.2.1); nil if it has none.
  private static func shortened(_ text: String) -> LanguageTag? {
    guard let tag = LanguageTag(text), let code = ISO639.shortCode(of: tag.language) else { return nil }
    return LanguageTag(code + tag.rawValue.dropFirst(tag.language.utf8.count))
  }

  /// The tags of languages by their English names.
  private static let tags: [String: LanguageTag] = [
    "arabic": "ar", "bengali": "bn", "dutch": "nl", "english": "en", "french": "fr", "german": "de",
    "hausa": "ha",
    "hindi": "hi", "indonesian": "id", "italian": "it", "malay": "ms", "persian": "fa", "portuguese": "pt",
    "russian": "ru", "somali": "so", "spanish": "es", "swahili": "sw", "turkish": "tr", "urdu": "ur",
  ].compactMapValues { LanguageTag($0) }

  /// A language on a text whose language is fixed. Reported at the tag.
  static func finding(
    _ tag: LanguageTag,
    contradicts name: String,
    expected: String,
    at range: SourceRange
  ) -> Finding {
    Finding(
      Self.self,
      "`\(tag)` on `\(name)`, which is always `\(expected)`; omit the language",
      at: range,
      fixIts: [FixIt("write `\(expected)`", .init(range, expected))]
    )
  }
}

/// A text has no language.
///
/// ## What it does
/// Looks for `xml:lang` on every text that is given once per language, and on layers of translations.
/// ## Why it matters
/// It is unclear to whom the text should be shown.
/// ## Example
/// `<title>Morning</title>`
/// ## How to fix it
/// Write `<title xml:lang="en">`.
enum MissingLanguage: RuleDescription {
  static let id: RuleID = "VO09"
  static let name = "missing-language"
  static let severity = Severity.error
  static let isEssential = true

  /// Reported at the name of the element.
  static func finding(_ name: String, at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "`\(name)` has no language; write `<\(name) xml:lang=\"en\">`",
      at: range
    )
  }

  /// Reported at the root of the file.
  static func ofLayer(at range: SourceRange) -> Finding {
    Finding(
      Self.self,
      "a layer of translations has no language; add `xml:lang`, or `lang` in JSON",
      at: range
    )
  }
}
