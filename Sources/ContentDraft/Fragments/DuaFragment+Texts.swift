import Diagnostics
import DuaLibrary

extension DuaFragment {
  /// The fields of a text, in the order of the sources. The Arabic and its transliteration have no language.
  public subscript(text: DuaText) -> [(language: LanguageTag?, field: Field<String>)] {
    get {
      switch text {
      case .title: self.title.fields
      case .arabic: self.arabic.isMissing ? [] : [(nil, self.arabic)]
      case .transliteration: self.transliteration.isMissing ? [] : [(nil, self.transliteration)]
      case .translation: self.translation.fields
      case .bestTime: self.bestTime.fields
      case .benefit: self.benefit.fields
      case .context: self.context.fields
      case .propheticContext: self.propheticContext.fields
      }
    }
    set {
      let texts = newValue.compactMap { text in
        text.language.map { LocalizedField(language: $0, text: text.field) }
      }
      switch text {
      case .title: self.title = texts
      case .arabic: self.arabic = newValue.first?.field ?? .missing
      case .transliteration: self.transliteration = newValue.first?.field ?? .missing
      case .translation: self.translation = texts
      case .bestTime: self.bestTime = texts
      case .benefit: self.benefit = texts
      case .context: self.context = texts
      case .propheticContext: self.propheticContext = texts
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
