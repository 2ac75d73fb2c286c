import Diagnostics
import DuaLibrary

/// The script that a text's name implies, so that `xml:lang` may be omitted.
enum ImpliedScript: Sendable {
  case arabic, transliteration

  /// Reports a language tag that is malformed or contradicts the script.
  func check(_ key: Located<String>, name: String, _ context: inout DecodingContext) {
    let raw = RawValue(kind: .untyped, text: key.value, range: key.range)
    guard let tag = ValueKind.language.parse(raw, "xml:lang", &context), !allows(tag) else { return }
    context.report(MalformedLanguage.finding(tag, contradicts: name, expected: expected, at: key.range))
  }

  private func allows(_ tag: LanguageTag) -> Bool {
    switch self {
    case .arabic: tag.language == "ar" && (tag.script == nil || tag.script == "Arab")
    case .transliteration: tag.language == "ar" && (tag.script == nil || tag.script == "Latn")
    }
  }

  private var expected: String {
    switch self {
    case .arabic: "ar"
    case .transliteration: "ar-Latn"
    }
  }
}
