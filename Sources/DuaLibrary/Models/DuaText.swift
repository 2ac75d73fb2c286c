/// The texts of a dua. Code that handles all of them alike loops over this list.
///
/// A new text needs a case here, a property of ``Dua``, of its row and of its fragment, and an entry in the source vocabulary.
public enum DuaText: String, CaseIterable, Sendable {
  case title, arabic, transliteration, translation
  case bestTime = "best-time"
  case benefit, context
  case propheticContext = "prophetic-context"
}

extension Dua {
  /// The texts by language. The Arabic and its transliteration have no language; the transliteration may be absent.
  public subscript(text: DuaText) -> [LanguageTag?: String] {
    switch text {
    case .title: title.byLanguage
    case .arabic: [nil: arabic]
    case .transliteration: transliteration.map { [nil: $0] } ?? [:]
    case .translation: translation.byLanguage
    case .bestTime: bestTime.byLanguage
    case .benefit: benefit.byLanguage
    case .context: context.byLanguage
    case .propheticContext: propheticContext.byLanguage
    }
  }
}

extension LocalizedText {
  fileprivate var byLanguage: [LanguageTag?: String] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.language, $0.text) })
  }
}
