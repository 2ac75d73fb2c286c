import Diagnostics
import DuaLibrary

extension DuaFragment {
  /// The fields of a text, in the order of the sources. The Arabic and its transliteration have no language.
  public subscript(text: DuaText) -> [(language: LanguageTag?, field: Field<String>)] {
    get {
      switch text {
      case .title: title.fields
      case .arabic: arabic.isMissing ? [] : [(nil, arabic)]
      case .transliteration: transliteration.isMissing ? [] : [(nil, transliteration)]
      case .translation: translation.fields
      case .bestTime: bestTime.fields
      case .benefit: benefit.fields
      case .context: context.fields
      case .propheticContext: propheticContext.fields
      }
    }
    set {
      let texts = newValue.compactMap { text in
        text.language.map { LocalizedField(language: $0, text: text.field) }
      }
      switch text {
      case .title: title = texts
      case .arabic: arabic = newValue.first?.field ?? .missing
      case .transliteration: transliteration = newValue.first?.field ?? .missing
      case .translation: translation = texts
      case .bestTime: bestTime = texts
      case .benefit: benefit = texts
      case .context: context = texts
      case .propheticContext: propheticContext = texts
      }
    }
  }

  /// The readable texts by language; the first if there are several in one language.
  public func values(of text: DuaText) -> [LanguageTag?: String] {
    Dictionary(
      self[text].compactMap { language, field in field.value.map { (language, $0) } },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

extension [LocalizedField] {
  fileprivate var fields: [(language: LanguageTag?, field: Field<String>)] { map { ($0.language, $0.text) } }
}
